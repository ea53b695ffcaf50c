import type { Money } from '../../src/contract/common.ts';
import type { Freelancer } from '../../src/contract/freelancers.ts';
import type { QueueBookingBody } from '../../src/contract/queue.ts';
import { otherCityMessage } from '../../src/domain/hospitals/hospital-suggestions.ts';
import { dateInIndia } from '../../src/domain/time/india-time.ts';
import {
  areHoursOffered,
  getHourlyRate,
  hoursOverlap,
  isBusy,
  queueDates,
  type QueueHours,
  queueTotal,
  toInterval,
  startTimes,
} from '../../src/domain/queue/queue-hours.ts';
import type { PersonName } from './accounts.ts';
import { Skipped } from './difference.ts';
import { expectResponse } from './expectations.ts';
import type { Kit } from './kit.ts';

/** For one hour, a price that is not multiplied by the duration would still be right. */
const HOURS = 2;
/** Ten minutes below the limit for free cancellation, because clocks may differ. */
const SOON_MS = 110 * 60_000;

export const findHelper = (kit: Kit): Promise<Freelancer> =>
  kit.memoize('helper', async () => {
    const helpers = expectResponse(await kit.guest().call('listFreelancers'));
    const now = kit.target.now();
    const [helper] = helpers.toSorted(
      (a, b) => queueDates(b, now).length - queueDates(a, now).length,
    );
    if (!helper) throw new Skipped('there is no helper to book');
    return helper;
  });

export async function listTakenHours(kit: Kit, count: number): Promise<QueueBookingBody[]> {
  const { id } = await findHelper(kit);
  const helpers = expectResponse(await kit.guest().call('listFreelancers'));
  const bodies: QueueBookingBody[] = [];
  for (const helper of helpers.filter((other) => other.id !== id)) {
    if (bodies.length === count) break;
    const hours = (await listHours(kit, helper)).at(-1);
    if (hours) bodies.push(bodyFor(helper, hours));
  }
  return bodies;
}

export async function computePrice(kit: Kit, duration: number): Promise<Money> {
  return queueTotal(getHourlyRate(await findHelper(kit)), duration);
}

/** Returns hours that no check has used yet, on the latest days possible. */
export async function freeHours(kit: Kit): Promise<QueueBookingBody> {
  const helper = await findHelper(kit);
  const today = dateInIndia(kit.target.now());
  const isLater = ({ date }: QueueHours) => date > today;
  const pool = await kit.memoize('free hours', async () =>
    (await listHours(kit, helper)).filter(isLater),
  );
  const hours = pool.pop();
  if (!hours) throw new Skipped(`${helper.name} has no free hours left`);
  return bodyFor(helper, hours);
}

export const spareHours = (kit: Kit): Promise<QueueBookingBody> =>
  kit.memoize('spare hours', () => freeHours(kit));

/** All use one time slot, so each replaces the patient's previous draft. */
export async function createDraftBody(kit: Kit, patient: PersonName): Promise<QueueBookingBody> {
  const hours = await kit.memoize(`hours of the drafts of ${patient}`, () => freeHours(kit));
  return { ...hours, notes: `Conformance check ${crypto.randomUUID()}` };
}

/** Skips the check if every hospital is in the helper's city. */
export async function hospitalElsewhere(kit: Kit): Promise<string> {
  const helper = await findHelper(kit);
  const hospitals = expectResponse(await kit.guest().call('listHospitals'));
  const elsewhere = hospitals.find(
    ({ name }) => otherCityMessage(hospitals, name, helper) !== null,
  );
  if (!elsewhere) throw new Skipped("no hospital is listed in another city than the helper's");
  return elsewhere.name;
}

export async function hoursThatBeginSoon(kit: Kit): Promise<QueueBookingBody> {
  const helper = await findHelper(kit);
  const now = kit.target.now();
  const later = new Date(now.getTime() + SOON_MS);
  const [first] = await listHours(kit, helper);
  const isSoon = first !== undefined && !areHoursOffered(helper, first, later);
  if (!isSoon) throw new Skipped('the helper has no free hours that begin within two hours');
  return bodyFor(helper, first);
}

export async function busyHours(
  kit: Kit,
  { freelancerId, date }: Pick<QueueBookingBody, 'freelancerId' | 'date'>,
) {
  const input = { params: { id: freelancerId }, query: { date } };
  const reply = await kit.guest().call('getBusyHours', input);
  return { reply, busy: expectResponse(reply).busy };
}

function bodyFor({ id }: Freelancer, hours: QueueHours): QueueBookingBody {
  return {
    freelancerId: id,
    ...hours,
    hospitalName: 'Conformance Hospital',
    department: 'Cardiology',
    notes: 'Conformance check',
  };
}

async function listHours(kit: Kit, helper: Freelancer): Promise<QueueHours[]> {
  const now = kit.target.now();
  const all: QueueHours[] = [];
  for (const date of queueDates(helper, now)) {
    const { busy } = await busyHours(kit, { freelancerId: helper.id, date });
    for (const time of startTimes(helper, date, now)) {
      const hours = { date, time, duration: HOURS };
      const isFree =
        !isBusy(toInterval(hours), busy) && !all.some((one) => hoursOverlap(one, hours));
      if (isFree && areHoursOffered(helper, hours, now)) all.push(hours);
    }
  }
  return all;
}

import { dateInIndia } from '../../../../src/domain/time/india-time.ts';
import { type QueueHours, toInterval } from '../../../../src/domain/queue/queue-hours.ts';
import { check } from '../../check.ts';
import type { Reply } from '../../targets/device.ts';
import {
  expectResponse,
  expectEqual,
  expectError,
  expectThat,
  expectWrongField,
} from '../../expectations.ts';
import { begun, cancel, paid } from '../../queue.ts';
import { busyHours, freeHours, findHelper } from '../../queue-hours.ts';

const UNKNOWN = { id: 'nobody-has-this-id' };

function expectNoContact(reply: Reply): void {
  for (const field of ['phone', 'email']) {
    const isTold = textOf(reply).includes(`"${field}"`);
    expectThat(reply, field, !isTold, 'kept by the server', 'part of the answer');
  }
}

function expectBusy(reply: Reply<'getBusyHours'>, hours: QueueHours, isBooked: boolean): void {
  const { startTime, endTime } = toInterval(hours);
  const { busy } = expectResponse(reply);
  const covers = busy.some((one) => one.startTime <= startTime && endTime <= one.endTime);
  const expected = `a list ${isBooked ? 'with' : 'without'} ${startTime} to ${endTime}`;
  expectThat(reply, 'busy', covers === isBooked, expected, busy);
}

const textOf = ({ body }: Reply) => JSON.stringify(body);

export const freelancerChecks = [
  check('lists each helper once, without contact details', 'listFreelancers', async (kit) => {
    const reply = await kit.guest().call('listFreelancers');
    const ids = expectResponse(reply).map(({ id }) => id);
    expectEqual(reply, 'ids', ids, [...new Set(ids)]);
    expectNoContact(reply);
  }),
  check('returns the requested helper', 'getFreelancer', async (kit) => {
    const helper = await findHelper(kit);
    const reply = await kit.guest().call('getFreelancer', { params: { id: helper.id } });
    expectEqual(reply, 'body', expectResponse(reply), helper);
    expectNoContact(reply);
  }),
  check('rejects an unknown id', 'getFreelancer', async (kit) => {
    expectError(await kit.guest().call('getFreelancer', { params: UNKNOWN }), 'not-found');
  }),

  check('rejects an unknown id', 'getBusyHours', async (kit) => {
    const query = { date: dateInIndia(kit.target.now()) };
    expectError(await kit.guest().call('getBusyHours', { params: UNKNOWN, query }), 'not-found');
  }),
  check('rejects an invalid date', 'getBusyHours', async (kit) => {
    const params = { id: (await findHelper(kit)).id };
    for (const date of ['soon', '2026-02-30']) {
      const reply = await kit.guest().call('getBusyHours', { params, query: { date } });
      expectWrongField(reply, 'date');
    }
  }),
  check(
    "lists a paid booking's hours until the booking is cancelled",
    'getBusyHours',
    async (kit) => {
      const hours = await freeHours(kit);
      const { id } = await paid(kit, 'patientA', hours);
      expectBusy((await busyHours(kit, hours)).reply, hours, true);
      expectResponse(await cancel(kit, id));
      expectBusy((await busyHours(kit, hours)).reply, hours, false);
    },
    ['traces'],
  ),
  check(
    "lists hours for which a payment is in progress, without the patient's name",
    'getBusyHours',
    async (kit) => {
      const hours = await freeHours(kit);
      const { draftId } = await begun(kit, 'patientA', hours);
      const { user, call } = await kit.as('patientA');
      const { reply } = await busyHours(kit, hours);
      expectBusy(reply, hours, true);
      const isSecret = [draftId, user.id].every((id) => !textOf(reply).includes(`"${id}"`));
      expectThat(reply, 'busy', isSecret, 'times alone', 'ids of people or bookings, too');
      const input = { params: { id: hours.freelancerId }, query: { date: hours.date } };
      expectBusy(await call('getBusyHours', input), hours, false);
    },
  ),
];

import { isMissed, isOpen, withLapse } from '../../src/domain/appointments/appointment-status.ts';
import { completionWait, mayJoinCall } from '../../src/domain/appointments/consultation.ts';
import { getProposal } from '../../src/domain/appointments/move.ts';
import { getStart, isVisitNow } from '../../src/domain/appointments/dashboard.ts';
import { isPractising } from '../../src/domain/doctors/verification.ts';
import { dateInIndia } from '../../src/domain/time/india-time.ts';
import {
  getOtherMember,
  listConversations,
} from '../../backend/handlers/conversations/conversations.ts';
import { demoAccounts } from '../../backend/seed/demo-accounts.ts';
import type { AccountRecord, AppointmentRecord } from '../../backend/store/records.ts';
import type { ReadTransaction } from '../../backend/store/store.ts';
import type { Offer, OfferKind } from './offers.ts';

/** @param path the page, whose conversation or visit comes first */
export async function listOffers(
  reads: ReadTransaction,
  userId: string,
  path: string,
  now: Date,
): Promise<Offer[]> {
  const user = await reads.get('accounts', userId);
  if (!user) return [];
  const isPatient = user.role === 'patient';
  const visits = await listVisits(reads, user, now);
  const [, pageVisitId] = /\/appointments\/([^/]+)/.exec(path) ?? [];
  const onPage = visits.find(({ id }) => id === pageVisitId);
  const choose = (fits: (visit: AppointmentRecord) => boolean | Promise<boolean>) =>
    first(onPage ? [onPage, ...visits] : visits, fits);
  const toPersonId = ({ patientId, doctorId }: AppointmentRecord) =>
    isPatient ? doctorId : patientId;

  const partner = onPage
    ? await reads.get('accounts', toPersonId(onPage))
    : await findPartner(reads, user, path);
  const toJoin = await choose(async (visit) => {
    const doctor = await reads.get('doctors', visit.doctorId);
    const takesVisits = doctor !== undefined && isPractising(doctor, dateInIndia(now));
    const isAhead = getStart(visit) >= now || isVisitNow(visit, now) || visit === onPage;
    return isAhead && mayJoinCall({ ...visit, doctor: { takesVisits } }, now);
  });
  const toAccept = await choose((visit) => visit.status === 'pending' && isOpen(visit, now));
  const toMove = await choose((visit) => getProposal(visit, now)?.by === user.role);
  const toComplete = await choose(
    (visit) =>
      visit.status === 'scheduled' &&
      !isMissed(visit) &&
      completionWait(visit, now, '12h') === null,
  );

  const offers: Offer[] = [];
  const add = async (
    kind: OfferKind,
    personId: string | undefined,
    visitId: string | null = null,
  ) => {
    const person = personId === undefined ? null : await reads.get('accounts', personId);
    if (person) offers.push({ kind, personId: person.id, name: person.name, userId, visitId });
  };
  await add('message', partner?.id);
  if (toJoin) await add('join', toPersonId(toJoin), toJoin.id);
  if (isPatient && toAccept) await add('accept', toAccept.doctorId, toAccept.id);
  if (toMove) await add('accept-move', toPersonId(toMove), toMove.id);
  if (isPatient && toComplete) await add('complete', toComplete.doctorId, toComplete.id);
  const aPatient = demoAccounts.find(({ role }) => role === 'patient');
  if (!isPatient) await add('request', (partner ?? aPatient)?.id);
  return offers;
}

/** The soonest first. */
async function listVisits(
  reads: ReadTransaction,
  { id, role }: AccountRecord,
  now: Date,
): Promise<AppointmentRecord[]> {
  const where = role === 'patient' ? { patientId: id } : { doctorId: id };
  const visits = await reads.find('appointments', where);
  return visits
    .map((visit) => withLapse(visit, now))
    .toSorted((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`));
}

async function findPartner(
  reads: ReadTransaction,
  user: AccountRecord,
  path: string,
): Promise<AccountRecord | null> {
  const [, pagePartnerId] = /\/messages\/([^/]+)/.exec(path) ?? [];
  const conversations = (await listConversations(reads, user.id))
    .filter(({ lastSeq }) => lastSeq > 0)
    .toSorted((a, b) => b.latestAt.localeCompare(a.latestAt));
  const ids = pagePartnerId
    ? [decodeURIComponent(pagePartnerId)]
    : conversations.map((one) => getOtherMember(one, user.id).personId);
  for (const id of ids) {
    // A helper has no account, and the demo plays it on the page of its booking.
    const account = await reads.get('accounts', id);
    if (account && account.role !== user.role) return account;
  }
  return null;
}

async function first<T>(
  items: readonly T[],
  fits: (item: T) => boolean | Promise<boolean>,
): Promise<T | undefined> {
  for (const item of items) if (await fits(item)) return item;
  return undefined;
}

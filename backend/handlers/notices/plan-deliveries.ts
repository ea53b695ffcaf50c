import {
  dueNotices,
  type DueNotice,
  type DueOffer,
  type DueSubject,
} from '../../../src/domain/notices/due-notices.ts';
import type { Channel } from '../../../src/domain/notices/delivery-kinds.ts';
import { NOTICE_DAYS } from '../../../src/domain/notices/notices.ts';
import { isReminder } from '../../../src/domain/notices/notice-wishes.ts';
import type {
  AccountRecord,
  AppointmentRecord,
  DeliveryRecord,
  QueueBookingRecord,
} from '../../store/records.ts';
import { replace, type UnitOfWork } from '../../store/store.ts';
import { toRequestSent } from './find-subject.ts';
import { secondsAfter } from '../../core/time.ts';

/** Of a claim. Longer than an attempt. What it is too short for is claimed again. */
export const LEASE_SECONDS = 120;
const KEPT_SECONDS = NOTICE_DAYS * 24 * 60 * 60;

/** In the unit of work that inserts or changes the visit. */
export async function planVisit(unit: UnitOfWork, visit: AppointmentRecord): Promise<void> {
  const changedAt = new Date(visit.history?.at(-1)?.at ?? visit.createdAt);
  const known = await findKnown(unit, visit.id);
  const requestSent = toRequestSent(visit, known);
  // Its record is written next. Whether there is one is checked when the notice is sent.
  const subject = { type: 'visit', visit: { ...visit, hasRecord: true, requestSent } } as const;
  return plan(unit, subject, known, changedAt);
}

export async function planQueueBooking(
  unit: UnitOfWork,
  booking: QueueBookingRecord,
  now: Date,
): Promise<void> {
  return plan(unit, { type: 'queue', booking }, await findKnown(unit, booking.id), now);
}

/** When an offer begins, is answered or ends. */
export async function planOfferNotices(
  unit: UnitOfWork,
  entry: DueOffer,
  now: Date,
): Promise<void> {
  return plan(unit, { type: 'offer', entry }, await findKnown(unit, entry.id), now);
}

/** For the first unread message. */
export async function planUnread(
  unit: UnitOfWork,
  { id, readerId }: { id: string; readerId: string },
  now: Date,
): Promise<void> {
  const conversation = { id, readerId, unreadSince: now.toISOString() };
  return plan(unit, { type: 'conversation', conversation }, await findKnown(unit, id), now);
}

function findKnown(unit: UnitOfWork, subject: string): Promise<DeliveryRecord[]> {
  return unit.find('deliveries', { subject });
}

/**
 * Adds the deliveries that the subject's change makes, and drops those that it no longer has. An
 * earlier change has its row, or was dropped: the app has shown it. The user's choices count when
 * they are sent.
 */
async function plan(
  unit: UnitOfWork,
  subject: DueSubject,
  known: readonly DeliveryRecord[],
  changedAt: Date,
): Promise<void> {
  const wanted = dueNotices(subject, changedAt, 'any');
  for (const delivery of known) {
    const isWanted = wanted.some(({ id }) => id === delivery.id);
    if (isOpen(delivery) && !isWanted) await drop(unit, delivery, changedAt);
  }
  const since = new Map<string, string | null>();
  for (const notice of wanted) {
    const stored = known.find(({ id }) => id === notice.id);
    if (notice.from < changedAt || (stored && stored.state !== 'dropped')) continue;
    const { accountId, channel } = notice;
    const key = `${channel}/${accountId}`;
    const reachedSince = since.get(key) ?? (await findReachedSince(unit, channel, accountId));
    since.set(key, reachedSince);
    const isReached = reachedSince !== null && notice.from.toISOString() >= reachedSince;
    if (!isReached) continue;
    const delivery = toDelivery(notice);
    const ends = listClaimEnds(known, delivery, changedAt);
    const expiresAt = [delivery.expiresAt, ...ends].toSorted().at(-1) ?? delivery.expiresAt;
    await replace(unit, 'deliveries', { ...delivery, expiresAt });
  }
}

/**
 * A process may be sending the request as it was before. Then the doctor has it, and this one is
 * dropped. One that waits for a claim passes that on.
 */
function listClaimEnds(
  known: readonly DeliveryRecord[],
  { kind, channel }: DeliveryRecord,
  changedAt: Date,
): string[] {
  if (kind !== 'requested') return [];
  const lastEnd = secondsAfter(changedAt, LEASE_SECONDS);
  return known
    .filter((one) => isOpen(one) && one.kind === kind && one.channel === channel)
    .filter(({ state, expiresAt }) => state === 'claimed' || expiresAt <= lastEnd)
    .map(({ expiresAt }) => expiresAt);
}

/** Null if the channel does not reach the account. */
async function findReachedSince(
  unit: UnitOfWork,
  channel: Channel,
  accountId: string,
): Promise<string | null> {
  if (channel === 'email') return (await unit.get('emails', accountId))?.verifiedAt ?? null;
  return (await unit.get('accounts', accountId)) ? '' : null;
}

/** Reminders of the visits that are ahead, for an address that was not there when they were booked. */
export async function planEmailReminders(
  unit: UnitOfWork,
  { id }: AccountRecord,
  now: Date,
): Promise<void> {
  for (const visit of await unit.find('appointments', { patientId: id, status: 'scheduled' })) {
    const subject = { type: 'visit', visit: { ...visit, hasRecord: false } } as const;
    for (const notice of dueNotices(subject, now, 'any')) {
      const { accountId, channel, kind, dueAt } = notice;
      if (accountId !== id || channel !== 'email' || !isReminder(kind) || dueAt <= now) continue;
      await replace(unit, 'deliveries', toDelivery(notice));
    }
  }
}

export function toDelivery({
  id,
  accountId,
  subject,
  kind,
  channel,
  dueAt,
}: DueNotice): DeliveryRecord {
  const expiresAt = dueAt.toISOString();
  return { id, accountId, subject, kind, channel, state: 'due', attempts: 0, expiresAt };
}

type State = DeliveryRecord['state'];

/** An open delivery is sent when it is due. An ended one is removed. */
const phases: Readonly<Record<State, 'open' | 'ended'>> = {
  due: 'open',
  claimed: 'open',
  failed: 'open',
  sent: 'ended',
  dropped: 'ended',
  undeliverable: 'ended',
};
const states = Object.keys(phases).filter(isState);
export const openStates = states.filter((state) => phases[state] === 'open');
export const endedStates = states.filter((state) => phases[state] === 'ended');

function isState(name: string): name is State {
  return name in phases;
}

export function isOpen({ state }: Pick<DeliveryRecord, 'state'>): boolean {
  return phases[state] === 'open';
}

async function drop(unit: UnitOfWork, { id }: DeliveryRecord, now: Date): Promise<void> {
  await unit.update('deliveries', id, { state: 'dropped', expiresAt: endOfEnded(now) });
}

/** An ended delivery is stored as long as its notice. */
export function endOfEnded(now: Date): string {
  return secondsAfter(now, KEPT_SECONDS);
}

export async function removeDeliveriesAbout(unit: UnitOfWork, subject: string): Promise<void> {
  for (const { id } of await unit.find('deliveries', { subject })) {
    await unit.remove('deliveries', id);
  }
}

export async function removeDeliveriesOf(unit: UnitOfWork, accountId: string): Promise<void> {
  for (const { id } of await unit.find('deliveries', { accountId })) {
    await unit.remove('deliveries', id);
  }
}

import { dueNotices } from '../../../src/domain/notices/due-notices.ts';
import { allWishes } from '../../../src/domain/notices/notice-wishes.ts';
import { noticeKind } from '../../../src/contract/notices.ts';
import type { SmsContent } from '../../outbox/outbox.ts';
import type { DeliveryRecord } from '../../store/records.ts';
import type { ReadTransaction, Store, UnitOfWork } from '../../store/store.ts';
import { secondsAfter, secondsUntil } from '../../core/time.ts';
import type { Backend } from '../core/backend.ts';
import { type Publish, writeAndPublish } from '../core/write-and-publish.ts';
import { findSubject, renderSms } from './find-subject.ts';
import { endOfEnded, isOpen } from './plan-deliveries.ts';
import { markSmsFailed, notifyOfReminder } from './write-notices.ts';

/** Longer than sending all that is claimed at once. */
const LEASE_SECONDS = 120;
/** Longer than one attempt. */
const ATTEMPT_SECONDS = 10;
const BATCH = 20;
/** Ended deliveries, which the sweep removes, can be among those that are due. */
const READ_MOST = 100;
const FIRST_PAUSE_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = 15 * 60;
/** Failures in a row after which the gateway gets no more attempts for now. */
const MOST_FAILURES = 3;

export type DeliveryOutcome = 'sent' | 'failed' | 'dropped' | 'undeliverable';

type Reason = 'void' | 'too-late' | 'refused';

type Next =
  | { do: 'end'; reason: Reason }
  | { do: 'wait'; until: string }
  | { do: 'show' }
  | { do: 'text'; sms: SmsContent; endsAt: Date };

export interface DeliverDueOptions {
  onOutcome: (outcome: DeliveryOutcome, delivery: DeliveryRecord, error?: unknown) => void;
  isStopped: () => boolean;
}

/**
 * Sends what is due, one after another: a process that is killed has sent at most one notice that
 * the store does not know of.
 */
export async function deliverDue(
  backend: Backend,
  { onOutcome, isStopped }: DeliverDueOptions,
): Promise<void> {
  while (!isStopped()) {
    const claimed = await claimDue(backend);
    if (claimed.length === 0) return;
    let failures = 0;
    for (const [index, delivery] of claimed.entries()) {
      if (failures === MOST_FAILURES || isStopped()) {
        await release(backend, claimed.slice(index));
        return;
      }
      // Another process claims what this one would send too late.
      if (secondsUntil(delivery.expiresAt, backend.clock.now()) < ATTEMPT_SECONDS) continue;
      const { outcome, error } = await deliver(backend, delivery);
      if (outcome) onOutcome(outcome, delivery, error);
      failures = outcome === 'failed' ? failures + 1 : 0;
    }
  }
}

async function claimDue({ store, clock }: Backend): Promise<DeliveryRecord[]> {
  const now = clock.now();
  const findDue = async (reads: ReadTransaction) => {
    const rows = await reads.findExpired('deliveries', now.toISOString(), READ_MOST);
    return rows.filter(isOpen).slice(0, BATCH);
  };
  // Read first, because reading does not block writes.
  if ((await store.read(findDue)).length === 0) return [];
  return store.write(async (unit) => {
    const expiresAt = secondsAfter(now, LEASE_SECONDS);
    const claimed: DeliveryRecord[] = [];
    for (const { id, attempts } of await findDue(unit)) {
      const changes = { state: 'claimed', attempts: attempts + 1, expiresAt } as const;
      claimed.push(await unit.update('deliveries', id, changes));
    }
    return claimed;
  });
}

interface Delivered {
  /** Null if it waits, or if another process has it by now. */
  outcome: DeliveryOutcome | null;
  error?: unknown;
}

async function deliver(backend: Backend, delivery: DeliveryRecord): Promise<Delivered> {
  const now = backend.clock.now();
  const next = await backend.store.read((reads) => decide(backend, reads, delivery, now));
  switch (next.do) {
    case 'wait':
      await finish(backend.store, delivery, { ...beforeClaim(delivery), expiresAt: next.until });
      return { outcome: null };
    case 'end':
      return { outcome: await end(backend, delivery, next.reason, now) };
    case 'show':
      return { outcome: await show(backend, delivery, now) };
    case 'text':
      return text(backend, delivery, next, now);
  }
}

async function decide(
  { sendSms }: Backend,
  reads: ReadTransaction,
  delivery: DeliveryRecord,
  now: Date,
): Promise<Next> {
  const { id, accountId, channel } = delivery;
  const account = await reads.get('accounts', accountId);
  const subject = await findSubject(reads, delivery);
  if (!account || !subject) return { do: 'end', reason: 'void' };
  const wishes = account.notices ?? allWishes;
  const notice = dueNotices(subject, now, wishes).find((one) => one.id === id);
  if (!notice) {
    const isOver = dueNotices(subject, new Date(0), wishes).some((one) => one.id === id);
    // An attempt before this one has failed.
    const isLate = isOver && channel === 'sms' && delivery.attempts > 1;
    return { do: 'end', reason: isLate ? 'too-late' : 'void' };
  }
  if (notice.dueAt > now) return { do: 'wait', until: notice.dueAt.toISOString() };
  if (channel === 'app') return { do: 'show' };
  if (!sendSms) return { do: 'end', reason: 'void' };
  if (account.notices?.smsRefusedAt !== undefined) return { do: 'end', reason: 'refused' };
  const sms = await renderSms(reads, delivery, subject, account);
  return { do: 'text', sms, endsAt: notice.endsAt };
}

async function end(
  backend: Backend,
  delivery: DeliveryRecord,
  reason: Reason,
  now: Date,
): Promise<DeliveryOutcome | null> {
  const state = reason === 'void' ? 'dropped' : 'undeliverable';
  return writeAndPublish(backend, async (unit, publish) => {
    if (!(await endClaim(unit, delivery, state, now))) return null;
    if (state === 'undeliverable') await markSmsFailed(unit, publish, delivery);
    return state;
  });
}

/** The notice and the end of its delivery are one write, so it is shown once. */
async function show(
  backend: Backend,
  delivery: DeliveryRecord,
  now: Date,
): Promise<DeliveryOutcome | null> {
  return writeAndPublish(backend, async (unit, publish) => {
    if (!(await endClaim(unit, delivery, 'sent', now))) return null;
    const kind = noticeKind.parse(delivery.kind);
    const visit = await unit.get('appointments', delivery.subject);
    if (visit) await notifyOfReminder(unit, publish, visit, kind, now);
    return 'sent';
  });
}

async function text(
  backend: Backend,
  delivery: DeliveryRecord,
  { sms, endsAt }: Extract<Next, { do: 'text' }>,
  now: Date,
): Promise<Delivered> {
  const { sendSms, store, clock } = backend;
  try {
    const answer = await sendSms?.(sms, now);
    if (answer === 'refused') return { outcome: await refuse(backend, delivery, clock.now()) };
  } catch (error) {
    const pause = FIRST_PAUSE_SECONDS * 2 ** (delivery.attempts - 1);
    const retryAt = secondsAfter(clock.now(), Math.min(pause, LONGEST_PAUSE_SECONDS));
    const end = endsAt.toISOString();
    const expiresAt = retryAt < end ? retryAt : end;
    const isOwn = await finish(store, delivery, { state: 'failed', expiresAt });
    return { outcome: isOwn ? 'failed' : null, error };
  }
  const changes = { state: 'sent', expiresAt: endOfEnded(clock.now()) } as const;
  await finish(store, delivery, changes);
  return { outcome: 'sent' };
}

/** The number gets no SMS again until the user saves the choices of notices. */
async function refuse(
  backend: Backend,
  delivery: DeliveryRecord,
  now: Date,
): Promise<DeliveryOutcome | null> {
  return writeAndPublish(backend, async (unit, publish: Publish) => {
    const account = await unit.get('accounts', delivery.accountId);
    if (account) {
      const notices = { off: account.notices?.off ?? [], smsRefusedAt: now.toISOString() };
      await unit.update('accounts', account.id, { notices });
    }
    if (!(await endClaim(unit, delivery, 'undeliverable', now))) return null;
    await markSmsFailed(unit, publish, delivery);
    return 'undeliverable';
  });
}

/** After failures in a row, or at the end of the process: it was no attempt for these. */
async function release(
  { store, clock }: Backend,
  deliveries: readonly DeliveryRecord[],
): Promise<void> {
  const expiresAt = secondsAfter(clock.now(), FIRST_PAUSE_SECONDS);
  await store.write(async (unit) => {
    for (const delivery of deliveries) {
      if (!(await isClaimed(unit, delivery))) continue;
      await unit.update('deliveries', delivery.id, { ...beforeClaim(delivery), expiresAt });
    }
  });
}

function beforeClaim({ attempts: claims }: DeliveryRecord): Partial<DeliveryRecord> {
  const attempts = claims - 1;
  return { state: attempts === 0 ? 'due' : 'failed', attempts };
}

async function endClaim(
  unit: UnitOfWork,
  delivery: DeliveryRecord,
  state: 'sent' | 'dropped' | 'undeliverable',
  now: Date,
): Promise<boolean> {
  if (!(await isClaimed(unit, delivery))) return false;
  await unit.update('deliveries', delivery.id, { state, expiresAt: endOfEnded(now) });
  return true;
}

function finish(
  store: Store,
  delivery: DeliveryRecord,
  changes: Partial<DeliveryRecord>,
): Promise<boolean> {
  return store.write(async (unit) => {
    if (!(await isClaimed(unit, delivery))) return false;
    await unit.update('deliveries', delivery.id, changes);
    return true;
  });
}

/** False if a change has dropped it, or if the claim has ended and another process has it. */
async function isClaimed(unit: UnitOfWork, { id, expiresAt }: DeliveryRecord): Promise<boolean> {
  const stored = await unit.get('deliveries', id);
  return stored?.state === 'claimed' && stored.expiresAt === expiresAt;
}

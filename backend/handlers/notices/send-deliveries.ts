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
import { markSmsFailed, notifyOfOffer, notifyOfReminder } from './write-notices.ts';

/** Longer than sending all that is claimed at once. */
const LEASE_SECONDS = 120;
/** Longer than one attempt. */
const ATTEMPT_SECONDS = 10;
const BATCH = 20;
/** Ended deliveries, which the sweep removes, can be among those that are due. */
const READ_MOST = 100;
const FIRST_PAUSE_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = 15 * 60;
/** Failures in a row after which the gateway gets no more attempts for half a minute. */
const MOST_FAILURES = 3;

export type DeliveryOutcome = 'sent' | 'failed' | 'dropped' | 'undeliverable';

type Reason = 'void' | 'too-late' | 'refused' | 'invalid';

type Next =
  | { do: 'nothing' }
  | { do: 'end'; reason: Reason }
  | { do: 'wait'; until: string }
  | { do: 'show' }
  | { do: 'text'; sms: SmsContent; endsAt: Date };

export interface DeliverDueOptions {
  onOutcome: (outcome: DeliveryOutcome, delivery: DeliveryRecord, error?: unknown) => void;
  isStopped: () => boolean;
  /** Before each batch. Nothing is claimed unless it returns true. */
  mayDeliver?: () => Promise<boolean>;
}

/**
 * Sends what is due, one after another: a process that is killed has sent at most one notice that
 * the store does not know of. A gateway that is down delays no notice in the app.
 */
export async function deliverDue(
  backend: Backend,
  { onOutcome, isStopped, mayDeliver = async () => true }: DeliverDueOptions,
): Promise<void> {
  const { clock } = backend;
  let failures = 0;
  let textsFrom = clock.now().toISOString();
  while (!isStopped() && (await mayDeliver())) {
    const { claimed, postponed } = await claimDue(backend, textsFrom);
    if (claimed.length + postponed === 0) return;
    for (const [index, delivery] of claimed.entries()) {
      if (failures === MOST_FAILURES || isStopped()) {
        await release(backend, claimed.slice(index));
        break;
      }
      // Another process claims what this one would send too late.
      if (secondsUntil(delivery.expiresAt, clock.now()) < ATTEMPT_SECONDS) continue;
      const { outcome, error, gateway } = await deliverOrPostpone(backend, delivery);
      if (outcome) onOutcome(outcome, delivery, error);
      if (gateway) failures = gateway === 'down' ? failures + 1 : 0;
    }
    if (failures < MOST_FAILURES) continue;
    failures = 0;
    textsFrom = secondsAfter(clock.now(), FIRST_PAUSE_SECONDS);
  }
}

interface Claims {
  /** Those in the app first: a text that fails marks the notice in the app. */
  claimed: DeliveryRecord[];
  /** Texts that wait for the gateway. */
  postponed: number;
}

async function claimDue({ store, clock }: Backend, textsFrom: string): Promise<Claims> {
  const now = clock.now();
  const hasTexts = textsFrom <= now.toISOString();
  const findDue = async (reads: ReadTransaction) => {
    const rows = await reads.findExpired('deliveries', now.toISOString(), READ_MOST);
    const due = rows.filter(isOpen);
    const inApp = due.filter(({ channel }) => channel === 'app');
    const texts = due.filter(({ channel }) => channel === 'sms');
    if (!hasTexts) return { claims: inApp.slice(0, BATCH), waiting: texts };
    return { claims: [...inApp, ...texts].slice(0, BATCH), waiting: [] };
  };
  // Read first, because reading does not block writes.
  const found = await store.read(findDue);
  if (found.claims.length + found.waiting.length === 0) return { claimed: [], postponed: 0 };
  return store.write(async (unit) => {
    const { claims, waiting } = await findDue(unit);
    const expiresAt = secondsAfter(now, LEASE_SECONDS);
    const claimed: DeliveryRecord[] = [];
    for (const { id } of claims) {
      claimed.push(await unit.update('deliveries', id, { state: 'claimed', expiresAt }));
    }
    for (const delivery of waiting) {
      const changes = { state: stateBefore(delivery), expiresAt: textsFrom };
      await unit.update('deliveries', delivery.id, changes);
    }
    return { claimed, postponed: waiting.length };
  });
}

interface Delivered {
  /** Null if it waits, or if another process has it by now. */
  outcome: DeliveryOutcome | null;
  error?: unknown;
  /** Unless it was not called. */
  gateway?: 'up' | 'down';
}

/** An error of one notice does not delay others. */
async function deliverOrPostpone(backend: Backend, delivery: DeliveryRecord): Promise<Delivered> {
  try {
    return await deliver(backend, delivery);
  } catch (error) {
    const tried = { ...delivery, attempts: delivery.attempts + 1 };
    return { outcome: await postpone(backend, tried), error };
  }
}

async function deliver(backend: Backend, delivery: DeliveryRecord): Promise<Delivered> {
  const now = backend.clock.now();
  const next = await backend.store.read((reads) => decide(backend, reads, delivery, now));
  switch (next.do) {
    case 'nothing':
      return { outcome: null };
    case 'wait': {
      const state = stateBefore(delivery);
      await finish(backend.store, delivery, { state, expiresAt: next.until });
      return { outcome: null };
    }
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
  if (!(await isClaimed(reads, delivery))) return { do: 'nothing' };
  const account = await reads.get('accounts', accountId);
  const subject = await findSubject(reads, delivery);
  if (!account || !subject) return { do: 'end', reason: 'void' };
  const wishes = account.notices ?? allWishes;
  const notice = dueNotices(subject, now, wishes).find((one) => one.id === id);
  if (!notice) {
    const isOver = dueNotices(subject, new Date(0), wishes).some((one) => one.id === id);
    const isLate = isOver && channel === 'sms' && delivery.attempts > 0;
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
    if (delivery.kind === 'offer') {
      const entry = await unit.get('waitlist', delivery.subject);
      if (entry) await notifyOfOffer(unit, publish, entry, now);
      return 'sent';
    }
    const kind = noticeKind.parse(delivery.kind);
    const visit = await unit.get('appointments', delivery.subject);
    if (visit) await notifyOfReminder(unit, publish, visit, kind, now);
    return 'sent';
  });
}

async function text(
  backend: Backend,
  claimed: DeliveryRecord,
  { sms, endsAt }: Extract<Next, { do: 'text' }>,
  now: Date,
): Promise<Delivered> {
  const { sendSms, store, clock } = backend;
  const delivery = { ...claimed, attempts: claimed.attempts + 1 };
  let answer;
  try {
    answer = await sendSms?.(sms, now);
  } catch (error) {
    return { outcome: await postpone(backend, delivery, endsAt), error, gateway: 'down' };
  }
  if (answer === 'refused') {
    return { outcome: await refuse(backend, delivery, clock.now()), gateway: 'up' };
  }
  if (answer === 'invalid') {
    const error = new Error(`The SMS gateway refuses the text of '${delivery.kind}'`);
    return { outcome: await end(backend, delivery, 'invalid', clock.now()), error, gateway: 'up' };
  }
  const { attempts } = delivery;
  const changes = { state: 'sent', attempts, expiresAt: endOfEnded(clock.now()) } as const;
  await finish(store, delivery, changes);
  return { outcome: 'sent', gateway: 'up' };
}

/** @param endsAt when it is void: that is noted at once */
async function postpone(
  { store, clock }: Backend,
  delivery: DeliveryRecord,
  endsAt?: Date,
): Promise<DeliveryOutcome | null> {
  const { attempts } = delivery;
  const pause = FIRST_PAUSE_SECONDS * 2 ** (attempts - 1);
  const retryAt = secondsAfter(clock.now(), Math.min(pause, LONGEST_PAUSE_SECONDS));
  const end = endsAt?.toISOString() ?? retryAt;
  const expiresAt = retryAt < end ? retryAt : end;
  const isOwn = await finish(store, delivery, { state: 'failed', attempts, expiresAt });
  return isOwn ? 'failed' : null;
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

/** After failures in a row, or at the end of the process. */
async function release(
  { store, clock }: Backend,
  deliveries: readonly DeliveryRecord[],
): Promise<void> {
  const expiresAt = secondsAfter(clock.now(), FIRST_PAUSE_SECONDS);
  await store.write(async (unit) => {
    for (const delivery of deliveries) {
      if (!(await isClaimed(unit, delivery))) continue;
      const changes = { state: stateBefore(delivery), expiresAt };
      await unit.update('deliveries', delivery.id, changes);
    }
  });
}

/** Of the claim. */
function stateBefore({ attempts }: DeliveryRecord): 'due' | 'failed' {
  return attempts === 0 ? 'due' : 'failed';
}

async function endClaim(
  unit: UnitOfWork,
  delivery: DeliveryRecord,
  state: 'sent' | 'dropped' | 'undeliverable',
  now: Date,
): Promise<boolean> {
  if (!(await isClaimed(unit, delivery))) return false;
  const { id, attempts } = delivery;
  await unit.update('deliveries', id, { state, attempts, expiresAt: endOfEnded(now) });
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
async function isClaimed(
  reads: ReadTransaction,
  { id, expiresAt }: DeliveryRecord,
): Promise<boolean> {
  const stored = await reads.get('deliveries', id);
  return stored?.state === 'claimed' && stored.expiresAt === expiresAt;
}

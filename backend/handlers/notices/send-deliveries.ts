import {
  type Channel,
  channels,
  type TextChannel,
} from '../../../src/domain/notices/delivery-kinds.ts';
import { dueNotices } from '../../../src/domain/notices/due-notices.ts';
import { noticeKind } from '../../../src/contract/notices.ts';
import { MOST_UNKNOWN, type TextAnswer } from '../../outbox/outbox.ts';
import type { DeliveryRecord } from '../../store/records.ts';
import type { ReadTransaction, Store, UnitOfWork } from '../../store/store.ts';
import { secondsAfter, secondsUntil } from '../../core/time.ts';
import type { Backend } from '../core/backend.ts';
import { type Publish, writeAndPublish } from '../core/write-and-publish.ts';
import { findSubject } from './find-subject.ts';
import { endOfEnded, isOpen } from './plan-deliveries.ts';
import { textChannels } from './text-channels.ts';
import { markFailed, notifyOfOffer, notifyOfReminder } from './write-notices.ts';

/** Longer than an attempt. What it is too short for is claimed again. */
const LEASE_SECONDS = 120;
/** Longer than one attempt. A mail server may scan a text for a minute before it answers. */
const attemptSeconds: Record<Channel, number> = { app: 10, sms: 10, email: 65 };
const BATCH = 20;
/** Ended deliveries, which the sweep removes, can be among those that are due. */
const READ_MOST = 100;
const FIRST_PAUSE_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = 15 * 60;
/** Failures in a row after which the gateway gets no more attempts for half a minute. */
const MOST_FAILURES = 3;

export type DeliveryOutcome = 'sent' | 'failed' | 'dropped' | 'undeliverable';

type Reason = 'void' | 'too-late' | 'refused' | 'invalid' | 'unknown';

type Next =
  | { do: 'nothing' }
  | { do: 'end'; reason: Reason }
  | { do: 'wait'; until: string }
  | { do: 'show' }
  | { do: 'text'; channel: TextChannel; send: (now: Date) => Promise<TextAnswer>; endsAt: Date };

export interface DeliverDueOptions {
  onOutcome: (outcome: DeliveryOutcome, delivery: DeliveryRecord, error?: unknown) => void;
  isStopped: () => boolean;
  /** Before each batch. Nothing is claimed unless it returns true. */
  mayDeliver?: () => Promise<boolean>;
}

/**
 * Sends what is due, one after another: a process that is killed has sent at most one notice that
 * the store does not know of. A gateway that is down delays no notice of another channel.
 */
export async function deliverDue(
  backend: Backend,
  { onOutcome, isStopped, mayDeliver = async () => true }: DeliverDueOptions,
): Promise<void> {
  const pauses = new Pauses(backend.clock);
  while (!isStopped() && (await mayDeliver())) {
    const { claimed, postponed } = await claimDue(backend, pauses);
    if (claimed.length + postponed === 0) return;
    const left: DeliveryRecord[] = [];
    for (const delivery of claimed) {
      if (isStopped() || pauses.end(delivery.channel) !== null) {
        left.push(delivery);
        continue;
      }
      // Another process claims what this one would send too late.
      const secondsLeft = secondsUntil(delivery.expiresAt, backend.clock.now());
      if (secondsLeft < attemptSeconds[delivery.channel]) continue;
      const { outcome, error, gateway } = await deliverOrPostpone(backend, delivery);
      if (outcome) onOutcome(outcome, delivery, error);
      if (gateway) pauses.note(delivery.channel, gateway);
    }
    if (left.length > 0) await release(backend, left);
  }
}

/** Of the gateways that failed in a row. */
class Pauses {
  readonly #clock: Backend['clock'];
  readonly #failures = new Map<DeliveryRecord['channel'], number>();
  readonly #ends = new Map<DeliveryRecord['channel'], string>();

  constructor(clock: Backend['clock']) {
    this.#clock = clock;
  }

  /** Null if the channel does not pause. */
  end(channel: DeliveryRecord['channel']): string | null {
    const end = this.#ends.get(channel);
    return end !== undefined && end > this.#clock.now().toISOString() ? end : null;
  }

  note(channel: DeliveryRecord['channel'], gateway: 'up' | 'down'): void {
    const failures = gateway === 'down' ? (this.#failures.get(channel) ?? 0) + 1 : 0;
    this.#failures.set(channel, failures % MOST_FAILURES);
    if (failures < MOST_FAILURES) return;
    this.#ends.set(channel, secondsAfter(this.#clock.now(), FIRST_PAUSE_SECONDS));
  }
}

interface Claims {
  /** Those in the app first: a text that fails marks the notice in the app. The slow ones last. */
  claimed: DeliveryRecord[];
  /** Texts that wait for their gateway. */
  postponed: number;
}

async function claimDue({ store, clock }: Backend, pauses: Pauses): Promise<Claims> {
  const now = clock.now();
  const findDue = async (reads: ReadTransaction) => {
    const rows = await reads.findExpired('deliveries', now.toISOString(), READ_MOST);
    const due = rows.filter(isOpen);
    const waiting = due.filter(({ channel }) => pauses.end(channel) !== null);
    const free = due.filter((delivery) => !waiting.includes(delivery));
    const inOrder = channels.flatMap((one) => free.filter(({ channel }) => channel === one));
    return { claims: inOrder.slice(0, BATCH), waiting };
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
      const end = pauses.end(delivery.channel) ?? secondsAfter(now, FIRST_PAUSE_SECONDS);
      const changes = { state: stateBefore(delivery), expiresAt: end };
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
  backend: Backend,
  reads: ReadTransaction,
  delivery: DeliveryRecord,
  now: Date,
): Promise<Next> {
  const { id, accountId, channel } = delivery;
  if (!(await isClaimed(reads, delivery))) return { do: 'nothing' };
  const account = await reads.get('accounts', accountId);
  const subject = await findSubject(reads, delivery);
  if (!account || !subject) return { do: 'end', reason: 'void' };
  // The row of the channel checks the address.
  const wishes = { off: account.notices?.off ?? [], hasEmail: true };
  const notice = dueNotices(subject, now, wishes).find((one) => one.id === id);
  if (!notice) {
    const isOver = dueNotices(subject, new Date(0), wishes).some((one) => one.id === id);
    const isLate = isOver && channel !== 'app' && delivery.attempts > 0;
    return { do: 'end', reason: isLate ? 'too-late' : 'void' };
  }
  if (notice.dueAt > now) return { do: 'wait', until: notice.dueAt.toISOString() };
  if (channel === 'app') return { do: 'show' };
  const send = await textChannels[channel].prepare(backend, reads, { delivery, subject, account });
  if (send === null) return { do: 'end', reason: 'void' };
  if (send === 'refused') return { do: 'end', reason: 'refused' };
  return { do: 'text', channel, send, endsAt: notice.endsAt };
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
    if (state === 'undeliverable') await markFailed(unit, publish, delivery);
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
  { channel, send, endsAt }: Extract<Next, { do: 'text' }>,
  now: Date,
): Promise<Delivered> {
  const { store, clock } = backend;
  const { gateway } = textChannels[channel];
  const delivery = { ...claimed, attempts: claimed.attempts + 1 };
  let answer;
  try {
    answer = await send(now);
  } catch (error) {
    return { outcome: await postpone(backend, delivery, endsAt), error, gateway: 'down' };
  }
  switch (answer) {
    case 'later': {
      const error = new Error(`${gateway} takes '${delivery.kind}' later`);
      return { outcome: await postpone(backend, delivery, endsAt), error, gateway: 'up' };
    }
    case 'refused': {
      const error = new Error(`${gateway} refuses the recipient of '${delivery.kind}'`);
      const outcome = await refuse(backend, delivery, channel, now);
      return { outcome, error, gateway: 'up' };
    }
    case 'invalid': {
      const error = new Error(`${gateway} refuses the text of '${delivery.kind}'`);
      const outcome = await end(backend, delivery, 'invalid', clock.now());
      return { outcome, error, gateway: 'up' };
    }
    case 'unknown': {
      const error = new Error(`${gateway} did not answer to '${delivery.kind}' in time`);
      const outcome =
        delivery.attempts < MOST_UNKNOWN
          ? await postpone(backend, delivery, endsAt)
          : await end(backend, delivery, 'unknown', clock.now());
      return { outcome, error, gateway: 'down' };
    }
    case 'sent': {
      const { attempts } = delivery;
      const changes = { state: 'sent', attempts, expiresAt: endOfEnded(clock.now()) } as const;
      await finish(store, delivery, changes);
      return { outcome: 'sent', gateway: 'up' };
    }
  }
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

async function refuse(
  backend: Backend,
  delivery: DeliveryRecord,
  channel: TextChannel,
  preparedAt: Date,
): Promise<DeliveryOutcome | null> {
  const { accountId } = delivery;
  const now = backend.clock.now();
  return writeAndPublish(backend, async (unit, publish: Publish) => {
    await textChannels[channel].refuse(unit, { accountId, preparedAt, now });
    if (!(await endClaim(unit, delivery, 'undeliverable', now))) return null;
    await markFailed(unit, publish, delivery);
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

import {
  type Channel,
  type TextChannel,
  texts,
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
import { endOfEnded, isOpen, LEASE_SECONDS, openStates, planVisit } from './plan-deliveries.ts';
import { textChannels } from './text-channels.ts';
import { markFailed, notifyOfOffer, notifyOfReminder } from './write-notices.ts';

/** Longer than one attempt. A mail server may scan a text for a minute before it answers. */
const attemptSeconds: Record<Channel, number> = { app: 10, sms: 10, email: 65 };
const BATCH = 20;
/** Those that wait for a gateway. They are not sent now, so more of them fit into a write. */
const WAITING_BATCH = 100;
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

/** Sends what is due. */
export function deliverDue(backend: Backend, options: DeliverDueOptions): Promise<void> {
  return runChannels((channel) => deliverByChannel(backend, channel, options));
}

/**
 * Notices in the app come first: a text that fails marks them. The gateways are used side by side,
 * so one that is slow or does not answer delays no notice of another channel.
 */
export async function runChannels(run: (channel: Channel) => Promise<void>): Promise<void> {
  await run('app');
  await Promise.all(texts.map(run));
}

/**
 * Sends what is due by the channel, one after another: a process that is killed has sent at most
 * one notice by each channel that the store does not know of.
 */
export async function deliverByChannel(
  backend: Backend,
  channel: Channel,
  { onOutcome, isStopped, mayDeliver = async () => true }: DeliverDueOptions,
): Promise<void> {
  const pause = new Pause(backend.clock);
  while (!isStopped() && (await mayDeliver())) {
    const claimed = await claimDue(backend, channel, pause);
    if (!claimed) return;
    const left: DeliveryRecord[] = [];
    for (const delivery of claimed) {
      if (isStopped() || pause.end() !== null) {
        left.push(delivery);
        continue;
      }
      // Another process claims what this one would send too late.
      const secondsLeft = secondsUntil(delivery.expiresAt, backend.clock.now());
      if (secondsLeft < attemptSeconds[channel]) continue;
      const { outcome, error, gateway } = await deliverOrPostpone(backend, delivery);
      if (outcome) onOutcome(outcome, delivery, error);
      if (gateway) pause.note(gateway);
    }
    if (left.length > 0) await release(backend, left);
  }
}

/** Of a gateway that failed a few times in a row. */
class Pause {
  readonly #clock: Backend['clock'];
  #failures = 0;
  #end: string | null = null;

  constructor(clock: Backend['clock']) {
    this.#clock = clock;
  }

  /** Null if there is none. */
  end(): string | null {
    return this.#end !== null && this.#end > this.#clock.now().toISOString() ? this.#end : null;
  }

  note(gateway: 'up' | 'down'): void {
    this.#failures = gateway === 'down' ? this.#failures + 1 : 0;
    if (this.#failures < MOST_FAILURES) return;
    this.#failures = 0;
    this.#end = secondsAfter(this.#clock.now(), FIRST_PAUSE_SECONDS);
  }
}

/** Null if nothing is due. Empty if what is due waits for its gateway, or if others claimed it. */
async function claimDue(
  { store, clock }: Backend,
  channel: Channel,
  pause: Pause,
): Promise<DeliveryRecord[] | null> {
  const now = clock.now();
  const at = now.toISOString();
  const pauseEnd = pause.end();
  // Read first, because reading does not block writes.
  const most = pauseEnd === null ? BATCH : WAITING_BATCH;
  const found = await store.read((reads) =>
    reads.findExpired('deliveries', at, most, { channel, state: openStates }),
  );
  if (found.length === 0) return null;
  return store.write(async (unit) => {
    const rows = await Promise.all(found.map(({ id }) => unit.get('deliveries', id)));
    const claimed: DeliveryRecord[] = [];
    for (const row of rows) {
      if (!row || !isOpen(row) || row.expiresAt > at) continue;
      const changes =
        pauseEnd === null
          ? ({ state: 'claimed', expiresAt: secondsAfter(now, LEASE_SECONDS) } as const)
          : { state: stateBefore(row), expiresAt: pauseEnd };
      const changed = await unit.update('deliveries', row.id, changes);
      if (pauseEnd === null) claimed.push(changed);
    }
    return claimed;
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
      await noteSent(store, delivery, clock.now());
      return { outcome: 'sent', gateway: 'up' };
    }
  }
}

/**
 * A change may have dropped it while it was on its way. If it was a request, the doctor knows of it
 * only now, and gets the change.
 */
async function noteSent(store: Store, delivery: DeliveryRecord, now: Date): Promise<void> {
  const { id, kind, subject, attempts } = delivery;
  await store.write(async (unit) => {
    const isOwn = await isClaimed(unit, delivery);
    const isDropped = (await unit.get('deliveries', id))?.state === 'dropped';
    if (!isOwn && !isDropped) return;
    await unit.update('deliveries', id, { state: 'sent', attempts, expiresAt: endOfEnded(now) });
    const visit = kind === 'requested' ? await unit.get('appointments', subject) : undefined;
    if (isDropped && visit) await planVisit(unit, visit);
  });
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

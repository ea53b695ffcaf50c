import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as afterThisTurn } from 'node:timers/promises';
import { withLimit } from '../core/with-limit.ts';
import type { UnitOfWork } from '../../backend/store/store.ts';
import {
  type ClaimedMessage,
  MOST_UNKNOWN,
  type MessageContent,
  type MessageKind,
  type Outbox,
  type OutboxMessage,
  type OutboxQueue,
  type TextAnswer,
} from '../../backend/outbox/outbox.ts';

interface KindLimits {
  attempts: number;
  atOnce: number;
  longestPauseSeconds: number;
}

/**
 * With the pauses between them, 8 attempts take about four minutes. Others are sent until they
 * expire. Mail servers that greylist take an e-mail after five minutes, so an attempt must follow
 * before a code has expired. Reports must not delay one-time codes.
 */
const limits: Record<MessageKind, KindLimits> = {
  sms: { attempts: 8, atOnce: 32, longestPauseSeconds: 15 * 60 },
  email: { attempts: Infinity, atOnce: 8, longestPauseSeconds: 2 * 60 },
  report: { attempts: Infinity, atOnce: 4, longestPauseSeconds: 15 * 60 },
};
/** Before the second attempt. Doubled before each further attempt. */
const FIRST_PAUSE_SECONDS = 2;
/** Milliseconds between polls. */
const POLL_MS = 2000;
/** Milliseconds in which a stopping process sends waiting messages. */
const CLOSE_LIMIT_MS = 5000;

export type DeliveryResult = 'sent' | 'failed' | 'abandoned' | 'expired';

export interface DeliveryOptions {
  kinds: readonly MessageKind[];
  /** Rejects if the message must be sent again. The error must not contain the message's text. */
  send: (content: MessageContent) => Promise<TextAnswer>;
  onResult: (result: DeliveryResult, kind: string) => void;
  /** Called when a message fails for the first time, and when it is dropped. */
  onError: (error: unknown) => void;
}

/** Sends each message at least once, including those of other processes. */
export class OutboxDelivery implements Outbox {
  readonly #queue: OutboxQueue;
  readonly #options: DeliveryOptions;
  readonly #sending = {
    sms: new Set<Promise<void>>(),
    email: new Set<Promise<void>>(),
    report: new Set<Promise<void>>(),
  };
  readonly #poll: NodeJS.Timeout;
  /** Errors and traces must not belong to the request that woke it. */
  readonly #inOwnContext = AsyncLocalStorage.snapshot();
  #isDue = false;
  #hasMore = false;
  /** Reported only once. */
  #isUnavailable = false;
  #isClosed = false;
  #claiming: Promise<void> | undefined;

  constructor(queue: OutboxQueue, options: DeliveryOptions) {
    this.#queue = queue;
    this.#options = options;
    this.#poll = setInterval(() => this.wake(), POLL_MS);
  }

  append(unit: UnitOfWork, messages: readonly OutboxMessage[]): void | Promise<void> {
    return this.#queue.append(unit, messages);
  }

  send(messages: readonly OutboxMessage[]): void {
    this.#queue.add(messages);
    this.wake();
  }

  wake(): void {
    if (this.#isClosed) return;
    this.#isDue = true;
    this.#claiming ??= this.#inOwnContext(() => this.#claimDue()).finally(() => {
      this.#claiming = undefined;
      if (this.#isDue) this.wake();
    });
  }

  /** Messages that failed or were not sent in time stay in the queue. */
  async close(limitMs = CLOSE_LIMIT_MS): Promise<void> {
    clearInterval(this.#poll);
    await withLimit(this.idle(), limitMs).catch(() => undefined);
    this.#isClosed = true;
    this.#isDue = false;
  }

  async idle(): Promise<void> {
    const running = () => Object.values(this.#sending).flatMap((sending) => [...sending]);
    while (this.#claiming || running().length > 0) {
      await Promise.all([this.#claiming, ...running()]);
    }
  }

  async #claimDue(): Promise<void> {
    while (this.#isDue) {
      this.#isDue = false;
      // Let the response go out first, because its timing could reveal whether a message is sent.
      await afterThisTurn();
      try {
        this.#hasMore = false;
        for (const kind of this.#options.kinds) await this.#claimKind(kind);
        this.#isUnavailable = false;
      } catch (error) {
        if (!this.#isUnavailable) this.#options.onError(error);
        this.#isUnavailable = true;
      }
    }
  }

  async #claimKind(kind: MessageKind): Promise<void> {
    const free = limits[kind].atOnce - this.#sending[kind].size;
    const claimed = free === 0 || this.#isClosed ? [] : await this.#queue.claim(kind, free);
    if (this.#isClosed) return;
    if (claimed.length === free) this.#hasMore = true;
    for (const message of claimed) this.#track(message, this.#sending[kind]);
  }

  #track(message: ClaimedMessage, sending: Set<Promise<void>>): void {
    const delivery = this.#deliver(message)
      .catch((error: unknown) => {
        if (!this.#isClosed) this.#options.onError(error);
      })
      .finally(() => {
        sending.delete(delivery);
        if (this.#hasMore) this.wake();
      });
    sending.add(delivery);
  }

  async #deliver(message: ClaimedMessage): Promise<void> {
    const { kind, content, attempts } = message;
    const { onResult, onError } = this.#options;
    if (!content) {
      await this.#queue.remove(message);
      onResult('expired', kind);
      onError(new Error('A message expired before it was sent'));
      return;
    }
    const { answer, cause } = await this.#attempt(content);
    if (answer === 'sent') {
      await this.#queue.remove(message);
      onResult('sent', kind);
    } else if (attempts < mostAttempts(content.kind, answer)) {
      const pause = FIRST_PAUSE_SECONDS * 2 ** (attempts - 1);
      const { longestPauseSeconds } = limits[content.kind];
      await this.#queue.postpone(message, Math.min(pause, longestPauseSeconds));
      onResult('failed', kind);
      if (attempts === 1) onError(new Error('A message will be sent again', { cause }));
    } else {
      await this.#queue.remove(message);
      onResult('abandoned', kind);
      const times = attempts === 1 ? 'one attempt' : `${attempts} attempts`;
      onError(new Error(`A message was not sent in ${times}`, { cause }));
    }
  }

  async #attempt(content: MessageContent): Promise<{ answer: TextAnswer; cause: unknown }> {
    try {
      const answer = await this.#options.send(content);
      return { answer, cause: new Error(`The answer to the ${content.kind} is '${answer}'`) };
    } catch (cause) {
      return { answer: 'later', cause };
    }
  }
}

function mostAttempts(kind: MessageKind, answer: TextAnswer): number {
  if (answer === 'refused' || answer === 'invalid') return 1;
  return answer === 'unknown' ? MOST_UNKNOWN : limits[kind].attempts;
}

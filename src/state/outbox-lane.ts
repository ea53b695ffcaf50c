import { ApiError } from '../api/api-error.ts';
import type { Sending, SendingWatch } from '../api/messages.ts';
import type { Message } from '../contract/messages.ts';
import type { OutboxItem } from './outbox-item.ts';

/** Milliseconds for which a message is tried, while there is a network, until it counts as failed. */
export const PATIENCE_MS = 30_000;
/** Milliseconds between two tries: after the first, and at most. */
const PAUSE_MS = { first: 100, most: 5000 };

export interface LaneOptions {
  /** A lock that all tabs of the person share for this partner. */
  lockName: string;
  /** What waits to be sent, in its order. */
  waiting: () => readonly OutboxItem[];
  /** Whether another tab has neither sent, nor deleted, nor given up this one; if so, it waits no more. */
  isStillWanted: (item: OutboxItem) => Promise<boolean>;
  send: (sending: Sending, watch: SendingWatch) => Promise<Message>;
  /** Hears how much of the file is up, 0 to 1; null when nothing is under way. */
  onProgress: (item: OutboxItem, share: number | null) => void;
  onSent: (item: OutboxItem, message: Message) => void;
  /** The server does not take it. */
  onRefused: (item: OutboxItem, error: ApiError) => void;
  /** These were tried for too long. */
  onGivenUp: (items: readonly OutboxItem[]) => void;
}

/** What goes out to one partner: one at a time, in order, and again until it has arrived or takes too long. */
export class Lane {
  readonly #options: LaneOptions;
  #isRunning = false;
  #isClosed = false;
  #endPause = () => {};

  constructor(options: LaneOptions) {
    this.#options = options;
  }

  /** Sends what waits, without further pause, unless there is no network. */
  async run(): Promise<void> {
    this.#endPause();
    if (this.#isRunning) return;
    this.#isRunning = true;
    let failures = 0;
    for (let next = this.#next(); next; next = this.#next()) {
      const isAnswered = await this.#tryIn(next);
      if (isAnswered) failures = 0;
      else await this.#pause(PAUSE_MS.first * 2 ** failures++, next);
    }
    this.#isRunning = false;
  }

  /** Sends nothing more. */
  close(): void {
    this.#isClosed = true;
    for (const { abort } of this.#options.waiting()) abort?.abort();
    this.#endPause();
  }

  /** What to try next, after whatever took too long has been given up. */
  #next(): OutboxItem | undefined {
    if (this.#isClosed) return undefined;
    if (!navigator.onLine) {
      this.#startOver();
      return undefined;
    }
    const overdue = this.#options.waiting().filter((item) => remaining(item) <= 0);
    if (overdue.length > 0) this.#options.onGivenUp(overdue);
    return this.#options.waiting()[0];
  }

  /** Resolves to whether the server has answered: then what waits behind has its full time. */
  async #tryIn(item: OutboxItem): Promise<boolean> {
    const isAnswered = await locked(this.#options.lockName, async () => {
      const isWanted = await this.#options.isStillWanted(item);
      return !isWanted || this.#isClosed || this.#try(item);
    });
    if (isAnswered) this.#startOver();
    return isAnswered;
  }

  async #try(item: OutboxItem): Promise<boolean> {
    const { waiting, send, onProgress, onSent, onRefused } = this.#options;
    const abort = new AbortController();
    const giveUp = () => abort.abort();
    const start = () => {
      for (const one of waiting()) one.triedSince ??= Date.now();
      return setTimeout(giveUp, remaining(item));
    };
    let timer = start();
    item.abort = abort;
    onProgress(item, item.sending.file && 0);
    try {
      const arrived = new Promise<null>((resolve) => {
        item.onArrived = () => resolve(null);
      });
      const sent = send(item.sending, {
        signal: abort.signal,
        onProgress: (share) => {
          if (item.abort !== abort) return;
          clearTimeout(timer);
          this.#startOver();
          timer = start();
          onProgress(item, share);
        },
      });
      const message = await Promise.race([sent, arrived]);
      item.abort = null;
      if (message && !this.#isClosed) onSent(item, message);
      return true;
    } catch (error) {
      item.abort = null;
      if (this.#isClosed || !waiting().includes(item)) return true;
      onProgress(item, null);
      if (!isRefusal(error)) return false;
      onRefused(item, error);
      return true;
    } finally {
      clearTimeout(timer);
    }
  }

  #startOver(): void {
    for (const item of this.#options.waiting()) item.triedSince = null;
  }

  #pause(length: number, item: OutboxItem): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(end, Math.min(length, PAUSE_MS.most, remaining(item)));
      this.#endPause = end;
    });
  }
}

/** Milliseconds for which a message may still be tried. */
function remaining({ triedSince }: OutboxItem): number {
  return triedSince === null ? PATIENCE_MS : triedSince + PATIENCE_MS - Date.now();
}

/** A server that is there and says no will say so again; too many calls, and its own faults, pass. */
function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  const isRefused = error.status >= 400 && error.status < 500;
  return error.code === 'refused' || (isRefused && ![408, 425, 429].includes(error.status));
}

/** One tab at a time; browsers without such locks rely on the server, which takes a clientId once. */
async function locked<T>(name: string, work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(name, work) : work();
}

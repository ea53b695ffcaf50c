import type { Emitter } from 'nanoevents';
import { ApiError } from '../../../api/http/api-error.ts';
import type { OutgoingMessage, SendOptions } from '../../../api/messages.ts';
import type { Message } from '../../../contract/messages.ts';
import { patch } from '../../core/patch.ts';
import { createItem, updateVisible, type UnsentItem, type StoredMessage } from './unsent-item.ts';
import type { UnsentStorage, StoredMessages } from './unsent-storage.ts';
import { currentMs } from '../../../domain/time/clock.ts';

/** Time offline does not count. */
export const SEND_TIMEOUT_MS = 30_000;
const PAUSE_MS = { first: 100, most: 5000 };

export type Send = (message: OutgoingMessage, options: SendOptions) => Promise<Message>;

export interface UnsentEvents {
  change: () => void;
  sent: (message: Message) => void;
  removedElsewhere: (partnerId: string) => void;
  timedOut: () => void;
  refused: (message: OutgoingMessage, error: ApiError) => void;
}

interface SendQueueOptions {
  userId: string;
  partnerId: string;
  send: Send;
  storage: UnsentStorage;
  events: Emitter<UnsentEvents>;
}

export class SendQueue {
  readonly #options: SendQueueOptions;
  /** Keyed by clientId. */
  readonly #items = new Map<string, UnsentItem>();
  /** A storage read that started earlier must not restore these messages. */
  readonly #removed = new Set<string>();
  #isRunning = false;
  #isClosed = false;
  #lastWritten = 0;
  #endPause = () => {};

  constructor(options: SendQueueOptions) {
    this.#options = options;
  }

  get isSending(): boolean {
    return [...this.#items.values()].some(({ abort }) => abort !== null);
  }

  get items(): UnsentItem[] {
    return [...this.#items.values()].sort((a, b) => a.writtenAt - b.writtenAt);
  }

  has(clientId: string): boolean {
    return this.#items.has(clientId);
  }

  add(message: OutgoingMessage): void {
    const item = createItem(message, this.#nextTime(), false);
    this.#items.set(message.clientId, item);
    this.#options.storage.store(item);
    this.#options.events.emit('change');
    void this.run();
  }

  retry(clientId: string): void {
    const item = this.#items.get(clientId);
    if (!item?.hasFailed) return;
    patch(item, { hasFailed: false, firstAttemptAt: null, writtenAt: this.#nextTime() });
    this.#show(item, null);
    this.#options.storage.store(item);
    void this.run();
  }

  remove(clientId: string): OutgoingMessage | null {
    const item = this.#items.get(clientId);
    if (!item) return null;
    item.abort?.abort();
    this.#drop(item);
    return item.message;
  }

  confirm(clientId: string): void {
    const item = this.#items.get(clientId);
    if (!item) return;
    item.onArrived?.();
    this.#drop(item);
  }

  merge({ messages, turn }: StoredMessages): void {
    for (const [clientId, { writtenAt, hasFailed, ...message }] of messages) {
      if (message.recipientId !== this.#options.partnerId) continue;
      if (this.#items.has(clientId) || this.#removed.has(clientId)) continue;
      const item = createItem({ clientId, ...message }, writtenAt, hasFailed);
      this.#items.set(clientId, { ...item, storedIn: turn });
    }
    for (const [clientId, item] of this.#items) {
      const stored = messages.get(clientId);
      const wasStored = item.storedIn !== null && item.storedIn <= turn;
      if (wasStored && stored) this.#watchStorage(item, stored);
      else if (wasStored) this.#dropRemoved(item);
    }
  }

  async run(): Promise<void> {
    this.#endPause();
    if (this.#isRunning) return;
    this.#isRunning = true;
    let failures = 0;
    for (let next = this.#next(); next; next = this.#next()) {
      const isAnswered = await this.#attemptLocked(next);
      if (isAnswered) failures = 0;
      else await this.#pause(PAUSE_MS.first * 2 ** failures++, next);
    }
    this.#isRunning = false;
  }

  close(): void {
    this.#isClosed = true;
    for (const { abort } of this.#waiting()) abort?.abort();
    this.#endPause();
  }

  #waiting(): UnsentItem[] {
    return this.items.filter(({ hasFailed }) => !hasFailed);
  }

  #next(): UnsentItem | undefined {
    if (this.#isClosed) return undefined;
    if (!navigator.onLine) {
      this.#restartTimeouts();
      return undefined;
    }
    const overdue = this.#waiting().filter((item) => remaining(item) <= 0);
    for (const item of overdue) this.#fail(item);
    if (overdue.length > 0) this.#options.events.emit('timedOut');
    return this.#waiting()[0];
  }

  /** @returns true if the server responded, which restarts the timeouts */
  async #attemptLocked(item: UnsentItem): Promise<boolean> {
    const { userId, partnerId } = this.#options;
    const isAnswered = await withLock(`caresetu-unsent:${userId}:${partnerId}`, async () => {
      const isWanted = await this.#isPending(item);
      return !isWanted || this.#isClosed || this.#attempt(item);
    });
    if (isAnswered) this.#restartTimeouts();
    return isAnswered;
  }

  async #isPending(item: UnsentItem): Promise<boolean> {
    const stored = await this.#options.storage.read(item);
    if (stored) this.#watchStorage(item, stored);
    else if (stored === null) this.#dropRemoved(item);
    return this.#items.has(item.message.clientId) && !item.hasFailed;
  }

  async #attempt(item: UnsentItem): Promise<boolean> {
    const { send, events } = this.#options;
    const abort = new AbortController();
    const startTimeout = () => {
      for (const one of this.#waiting()) one.firstAttemptAt ??= performance.now();
      return setTimeout(() => abort.abort(), remaining(item));
    };
    let timer = startTimeout();
    item.abort = abort;
    this.#show(item, item.message.file && 0);
    try {
      const arrived = new Promise<null>((resolve) => {
        item.onArrived = () => resolve(null);
      });
      const sent = send(item.message, {
        signal: abort.signal,
        onProgress: (share) => {
          if (item.abort !== abort) return;
          clearTimeout(timer);
          this.#restartTimeouts();
          timer = startTimeout();
          this.#show(item, share);
        },
      });
      const message = await Promise.race([sent, arrived]);
      item.abort = null;
      if (message && !this.#isClosed) {
        this.#drop(item);
        events.emit('sent', message);
      }
      return true;
    } catch (error) {
      item.abort = null;
      if (this.#isClosed || !this.#waiting().includes(item)) return true;
      this.#show(item, null);
      if (!isRefusal(error)) return false;
      this.#fail(item);
      events.emit('refused', item.message, error);
      return true;
    } finally {
      clearTimeout(timer);
    }
  }

  #restartTimeouts(): void {
    for (const item of this.#waiting()) item.firstAttemptAt = null;
  }

  #pause(length: number, item: UnsentItem): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(end, Math.min(length, PAUSE_MS.most, remaining(item)));
      this.#endPause = end;
    });
  }

  #fail(item: UnsentItem): void {
    item.hasFailed = true;
    this.#show(item, null);
    this.#options.storage.store(item);
  }

  #watchStorage(item: UnsentItem, { writtenAt, hasFailed }: StoredMessage): void {
    this.#lastWritten = Math.max(this.#lastWritten, writtenAt);
    if (item.writtenAt === writtenAt && item.hasFailed === hasFailed) return;
    patch(item, { writtenAt, hasFailed, firstAttemptAt: null });
    this.#show(item, null);
  }

  #drop(item: UnsentItem): void {
    const { clientId } = item.message;
    this.#items.delete(clientId);
    this.#removed.add(clientId);
    void this.#options.storage.remove(item);
    this.#options.events.emit('change');
  }

  #dropRemoved(item: UnsentItem): void {
    const { partnerId, events } = this.#options;
    if (this.#isClosed || !this.#items.delete(item.message.clientId)) return;
    this.#removed.add(item.message.clientId);
    events.emit('change');
    events.emit('removedElsewhere', partnerId);
  }

  #show(item: UnsentItem, progress: number | null): void {
    updateVisible(item, progress);
    this.#options.events.emit('change');
  }

  #nextTime(): number {
    this.#lastWritten = Math.max(this.#lastWritten + 1, currentMs());
    return this.#lastWritten;
  }
}

/** Milliseconds until the message times out. */
function remaining({ firstAttemptAt }: UnsentItem): number {
  if (firstAttemptAt === null) return SEND_TIMEOUT_MS;
  return firstAttemptAt + SEND_TIMEOUT_MS - performance.now();
}

/**
 * Timeouts, rate limits, server errors and pages of captive portals are not refusals: a retry may
 * succeed.
 */
function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  const { status, code } = error;
  // A proxy refuses a file without a message of the API.
  const isRead = code !== 'unexpected-answer' || status === 413;
  const isRefused = isRead && status >= 400 && status < 500;
  return code === 'refused' || (isRefused && ![408, 425, 429].includes(status));
}

/** Without Web Locks, the server deduplicates messages by clientId. */
async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(name, work) : work();
}

import type { ApiError } from '../api/api-error.ts';
import type { Sending, SendingWatch } from '../api/messages.ts';
import type { Message } from '../contract/messages.ts';
import type { ChatMessage } from '../domain/conversation.ts';
import { createItem, showItem, type KeptOutgoing, type OutboxItem } from './outbox-item.ts';
import { Lane } from './outbox-lane.ts';
import { OutboxStorage } from './outbox-storage.ts';
import { patch } from './patch.ts';

export interface OutboxOptions {
  /** Whose messages these are. */
  userId: string;
  /** Sends one to the server. */
  send: (sending: Sending, watch: SendingWatch) => Promise<Message>;
  /** What is shown of the messages has changed, or whether one is being sent. */
  onChange: () => void;
  /** The server has taken a message. */
  onSent: (message: Message) => void;
  /** Another tab has sent or deleted a message to this partner. */
  onGoneElsewhere: (partnerId: string) => void;
  /** Messages were tried for too long and have failed. */
  onGivenUp: () => void;
  /** The server does not take a message, which has failed. */
  onRefused: (sending: Sending, error: ApiError) => void;
}

/**
 * A person's messages that the server does not have yet: kept over a reload, shared by the person's tabs,
 * sent in order to each partner, and again under the same clientId when an answer is lost.
 */
export class Outbox {
  readonly #options: OutboxOptions;
  readonly #items = new Map<string, OutboxItem>();
  readonly #lanes = new Map<string, Lane>();
  /** What is not to come back with a look at the storage that began before it went. */
  readonly #gone = new Set<string>();
  readonly #storage: OutboxStorage;
  #look: 'none' | 'running' | 'again' = 'none';
  #lastWritten = 0;
  #isClosed = false;

  constructor(options: OutboxOptions) {
    this.#options = options;
    this.#storage = new OutboxStorage(options.userId, () => void this.load());
  }

  /** Whether a message is being sent. */
  get isSending(): boolean {
    return [...this.#items.values()].some(({ abort }) => abort !== null);
  }

  /** What goes out to a partner and what has failed, in the order in which it was written. */
  shownFor(partnerId: string): ChatMessage[] {
    return this.#itemsFor(partnerId).map(({ shown }) => shown);
  }

  /** Takes up what is kept, from before a reload or by another tab, and goes on with it. */
  async load(): Promise<void> {
    const isRunning = this.#look !== 'none';
    this.#look = 'again';
    if (isRunning) return;
    while (this.#look === 'again') await this.#load();
    this.#look = 'none';
  }

  /** Takes a message to send. */
  add(recipientId: string, text: string, file: File | null): void {
    const sending = { clientId: crypto.randomUUID(), recipientId, text, file };
    const item = createItem(sending, this.#nextTime(), false);
    this.#items.set(sending.clientId, item);
    this.#storage.keep(item);
    this.#options.onChange();
    this.#run(recipientId);
  }

  /** Tries a failed message again, as the last one. */
  retry(clientId: string): void {
    const item = this.#items.get(clientId);
    if (!item?.hasFailed) return;
    patch(item, { hasFailed: false, triedSince: null, writtenAt: this.#nextTime() });
    this.#show(item, null);
    this.#storage.keep(item);
    this.#run(item.sending.recipientId);
  }

  /** Takes a message out, also one that is being sent; gives what it was. */
  remove(clientId: string): Sending | null {
    const item = this.#items.get(clientId);
    if (!item) return null;
    item.abort?.abort();
    this.#drop(item);
    return item.sending;
  }

  /** Takes out a message that the server is known to have. Its request is not aborted, only no longer waited for. */
  confirm(clientId: string): void {
    const item = this.#items.get(clientId);
    if (!item) return;
    item.onArrived?.();
    this.#drop(item);
  }

  /** Goes on without waiting: the connection is back. */
  wake(): void {
    for (const { sending } of this.#items.values()) this.#run(sending.recipientId);
  }

  /** Sends nothing more; what is kept stays. */
  close(): void {
    this.#isClosed = true;
    for (const lane of this.#lanes.values()) lane.close();
    this.#storage.close();
  }

  async #load(): Promise<void> {
    this.#look = 'running';
    const found = await this.#storage.all();
    if (!found || this.#isClosed) return;
    const { kept, turn } = found;
    for (const [clientId, { writtenAt, hasFailed, ...sending }] of kept) {
      if (this.#items.has(clientId) || this.#gone.has(clientId)) continue;
      const item = createItem({ clientId, ...sending }, writtenAt, hasFailed);
      this.#items.set(clientId, { ...item, keptIn: turn });
    }
    for (const [clientId, item] of this.#items) {
      const one = kept.get(clientId);
      const wasKept = item.keptIn !== null && item.keptIn <= turn;
      if (wasKept && one) this.#follow(item, one);
      else if (wasKept) this.#dropGone(item);
    }
    this.#options.onChange();
    this.wake();
  }

  #itemsFor(partnerId: string): OutboxItem[] {
    return [...this.#items.values()]
      .filter(({ sending }) => sending.recipientId === partnerId)
      .sort((a, b) => a.writtenAt - b.writtenAt);
  }

  #run(partnerId: string): void {
    const lane = this.#lanes.get(partnerId) ?? this.#createLane(partnerId);
    this.#lanes.set(partnerId, lane);
    void lane.run();
  }

  #createLane(partnerId: string): Lane {
    const { userId, send, onSent, onRefused, onGivenUp } = this.#options;
    return new Lane({
      lockName: `caresetu-outbox:${userId}:${partnerId}`,
      waiting: () => this.#itemsFor(partnerId).filter(({ hasFailed }) => !hasFailed),
      isStillWanted: (item) => this.#isStillWanted(item),
      send,
      onProgress: (item, share) => this.#show(item, share),
      onSent: (item, message) => {
        this.#drop(item);
        onSent(message);
      },
      onRefused: (item, error) => {
        this.#fail(item);
        onRefused(item.sending, error);
      },
      onGivenUp: (items) => {
        for (const item of items) this.#fail(item);
        onGivenUp();
      },
    });
  }

  async #isStillWanted(item: OutboxItem): Promise<boolean> {
    const kept = await this.#storage.read(item);
    if (kept) this.#follow(item, kept);
    else if (kept === null) this.#dropGone(item);
    return this.#items.has(item.sending.clientId) && !item.hasFailed;
  }

  #drop(item: OutboxItem): void {
    const { clientId } = item.sending;
    this.#items.delete(clientId);
    this.#gone.add(clientId);
    void this.#storage.forget(item);
    this.#options.onChange();
  }

  #dropGone(item: OutboxItem): void {
    if (this.#isClosed || !this.#items.delete(item.sending.clientId)) return;
    this.#gone.add(item.sending.clientId);
    this.#options.onChange();
    this.#options.onGoneElsewhere(item.sending.recipientId);
  }

  /** Takes over what another tab has made of a message. */
  #follow(item: OutboxItem, { writtenAt, hasFailed }: KeptOutgoing): void {
    this.#lastWritten = Math.max(this.#lastWritten, writtenAt);
    if (item.writtenAt === writtenAt && item.hasFailed === hasFailed) return;
    patch(item, { writtenAt, hasFailed, triedSince: null });
    this.#show(item, null);
  }

  #fail(item: OutboxItem): void {
    item.hasFailed = true;
    this.#show(item, null);
    this.#storage.keep(item);
  }

  #show(item: OutboxItem, progress: number | null): void {
    showItem(item, progress);
    this.#options.onChange();
  }

  #nextTime(): number {
    this.#lastWritten = Math.max(this.#lastWritten + 1, Date.now());
    return this.#lastWritten;
  }
}

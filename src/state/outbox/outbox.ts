import { createNanoEvents } from 'nanoevents';
import { sendMessage, type OutgoingMessage } from '../../api/messages.ts';
import type { ChatMessage } from '../../domain/conversation.ts';
import { OutboxStorage } from './outbox-storage.ts';
import { SendQueue, type OutboxEvents, type Send } from './send-queue.ts';

/**
 * A user's messages that the server does not have yet: stored over a reload, shared by the user's tabs, sent in
 * order to each partner, and again under the same clientId when a response is lost.
 */
export class Outbox {
  readonly #userId: string;
  readonly #send: Send;
  readonly #events = createNanoEvents<OutboxEvents>();
  /** By the partner's id. */
  readonly #queues = new Map<string, SendQueue>();
  readonly #storage: OutboxStorage;
  #loading: 'idle' | 'running' | 'again' = 'idle';
  #isClosed = false;

  constructor(userId: string, send: Send = sendMessage) {
    this.#userId = userId;
    this.#send = send;
    this.#storage = new OutboxStorage(userId, () => void this.load());
  }

  /** True while a message is being sent. */
  get isSending(): boolean {
    return [...this.#queues.values()].some((queue) => queue.isSending);
  }

  /** Calls a listener with each event of this name. */
  on<E extends keyof OutboxEvents>(event: E, listener: OutboxEvents[E]): void {
    this.#events.on(event, listener);
  }

  /** The pending and failed messages to a partner, in the order in which they were written. */
  shownFor(partnerId: string): ChatMessage[] {
    return this.#queues.get(partnerId)?.items.map(({ shown }) => shown) ?? [];
  }

  /** Takes over what is stored, from before a reload or by another tab, and sends it. */
  async load(): Promise<void> {
    const isRunning = this.#loading !== 'idle';
    this.#loading = 'again';
    if (isRunning) return;
    while (this.#loading === 'again') await this.#load();
    this.#loading = 'idle';
  }

  /** Adds a message and sends it. */
  add(recipientId: string, text: string, file: File | null): void {
    this.#queueFor(recipientId).add({ clientId: crypto.randomUUID(), recipientId, text, file });
  }

  /** Sends a failed message again, as the last one. */
  retry(clientId: string): void {
    this.#queueWith(clientId)?.retry(clientId);
  }

  /** Removes a message, also one that is being sent; returns it. */
  remove(clientId: string): OutgoingMessage | null {
    return this.#queueWith(clientId)?.remove(clientId) ?? null;
  }

  /** Removes a message that the server is known to have. Its request is not aborted, only no longer waited for. */
  confirm(clientId: string): void {
    this.#queueWith(clientId)?.confirm(clientId);
  }

  /** Sends without waiting for the next attempt: the connection is back. */
  wake(): void {
    for (const queue of this.#queues.values()) void queue.run();
  }

  /** Sends nothing more and publishes nothing more; what is stored stays. */
  close(): void {
    this.#isClosed = true;
    this.#events.events = {};
    for (const queue of this.#queues.values()) queue.close();
    this.#storage.close();
  }

  async #load(): Promise<void> {
    this.#loading = 'running';
    const found = await this.#storage.readAll();
    if (!found || this.#isClosed) return;
    for (const { recipientId } of found.messages.values()) this.#queueFor(recipientId);
    for (const queue of this.#queues.values()) queue.merge(found);
    this.#events.emit('change');
    this.wake();
  }

  #queueFor(partnerId: string): SendQueue {
    const known = this.#queues.get(partnerId);
    if (known) return known;
    const queue = new SendQueue({
      userId: this.#userId,
      partnerId,
      send: this.#send,
      storage: this.#storage,
      events: this.#events,
    });
    this.#queues.set(partnerId, queue);
    return queue;
  }

  #queueWith(clientId: string): SendQueue | undefined {
    return [...this.#queues.values()].find((queue) => queue.has(clientId));
  }
}

import { createNanoEvents } from 'nanoevents';
import { sendMessage, type OutgoingMessage } from '../../../api/messages.ts';
import type { ChatMessage } from '../../../domain/messages/conversation.ts';
import { UnsentStorage } from './unsent-storage.ts';
import { SendQueue, type UnsentEvents, type Send } from './send-queue.ts';

/** See ADR 0014. */
export class UnsentMessages {
  readonly #userId: string;
  readonly #send: Send;
  readonly #events = createNanoEvents<UnsentEvents>();
  /** Keyed by partner id. */
  readonly #queues = new Map<string, SendQueue>();
  readonly #storage: UnsentStorage;
  #loading: 'idle' | 'running' | 'again' = 'idle';
  #isClosed = false;

  constructor(userId: string, send: Send = sendMessage) {
    this.#userId = userId;
    this.#send = send;
    this.#storage = new UnsentStorage(userId, () => void this.load());
  }

  get isSending(): boolean {
    return [...this.#queues.values()].some((queue) => queue.isSending);
  }

  on<E extends keyof UnsentEvents>(event: E, listener: UnsentEvents[E]): () => void {
    return this.#events.on(event, listener);
  }

  listMessages(partnerId: string): ChatMessage[] {
    return this.#queues.get(partnerId)?.items.map(({ visible }) => visible) ?? [];
  }

  async load(): Promise<void> {
    const isRunning = this.#loading !== 'idle';
    this.#loading = 'again';
    if (isRunning) return;
    while (this.#loading === 'again') await this.#load();
    this.#loading = 'idle';
  }

  add(recipientId: string, text: string, file: File | null): void {
    this.#queueFor(recipientId).add({ clientId: crypto.randomUUID(), recipientId, text, file });
  }

  retry(clientId: string): void {
    this.#getQueue(clientId)?.retry(clientId);
  }

  remove(clientId: string): OutgoingMessage | null {
    return this.#getQueue(clientId)?.remove(clientId) ?? null;
  }

  /** Does not abort the pending request, but ignores its result. */
  confirm(clientId: string): void {
    this.#getQueue(clientId)?.confirm(clientId);
  }

  wake(): void {
    for (const queue of this.#queues.values()) void queue.run();
  }

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

  #getQueue(clientId: string): SendQueue | undefined {
    return [...this.#queues.values()].find((queue) => queue.has(clientId));
  }
}

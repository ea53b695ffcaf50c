import { loadAll, loadOne, remove, save } from '../chat-storage.ts';
import { storedMessage, toStored, type OutboxItem, type StoredMessage } from './outbox-item.ts';

export interface StoredMessages {
  /** By clientId. */
  messages: Map<string, StoredMessage>;
  /** The turn of the read: a message that was stored before it and is missing was removed by another tab. */
  turn: number;
}

/** Stores the outgoing messages of a user for all tabs, and notices changes of other tabs. */
export class OutboxStorage {
  readonly #userId: string;
  readonly #channel = new BroadcastChannel('caresetu-outbox');
  #turn = 0;

  /** @param onChange another tab of the user has changed something */
  constructor(userId: string, onChange: () => void) {
    this.#userId = userId;
    this.#channel.addEventListener('message', ({ data }) => {
      if (data === userId) onChange();
    });
  }

  /** All stored messages; null where the browser denies storage. */
  async readAll(): Promise<StoredMessages | null> {
    this.#turn += 1;
    const turn = this.#turn;
    const messages = await loadAll('outbox', this.#userId, storedMessage).catch(() => null);
    return messages && { messages, turn };
  }

  /** One message as it is stored now; null when it was removed, undefined when that cannot be known. */
  async read(item: OutboxItem): Promise<StoredMessage | null | undefined> {
    await item.storing;
    if (item.storedIn === null) return undefined;
    const { clientId } = item.message;
    return loadOne('outbox', this.#userId, clientId, storedMessage).catch(() => undefined);
  }

  /** Stores a message; `storedIn` says when that is done. */
  store(item: OutboxItem): void {
    item.storedIn = null;
    item.storing = this.#store(item);
  }

  async remove({ message, storing }: OutboxItem): Promise<void> {
    await storing;
    await remove('outbox', this.#userId, message.clientId).catch(() => undefined);
    this.#notify();
  }

  close(): void {
    this.#channel.close();
  }

  async #store(item: OutboxItem): Promise<void> {
    try {
      await save('outbox', this.#userId, item.message.clientId, toStored(item));
    } catch {
      // Denied or full: the message is sent all the same, as long as this page is open.
      return;
    }
    this.#turn += 1;
    item.storedIn = this.#turn;
    this.#notify();
  }

  #notify(): void {
    try {
      this.#channel.postMessage(this.#userId);
    } catch {
      // Closed in the meantime: another user, who does not share these messages, is signed in.
    }
  }
}

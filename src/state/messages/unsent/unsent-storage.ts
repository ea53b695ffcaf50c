import { loadAll, loadOne, remove, save } from '../chat-storage.ts';
import { storedMessage, toStored, type UnsentItem, type StoredMessage } from './unsent-item.ts';

export interface StoredMessages {
  /** Keyed by clientId. */
  messages: Map<string, StoredMessage>;
  /** Sequence number of this read. Another tab has removed stored messages that it lacks. */
  turn: number;
}

export class UnsentStorage {
  readonly #userId: string;
  readonly #channel = new BroadcastChannel('caresetu-unsent');
  #turn = 0;

  /** @param onChange called when another of the user's tabs has changed the unsent messages */
  constructor(userId: string, onChange: () => void) {
    this.#userId = userId;
    this.#channel.addEventListener('message', ({ data }) => {
      if (data === userId) onChange();
    });
  }

  /** Null if storage is unavailable. */
  async readAll(): Promise<StoredMessages | null> {
    this.#turn += 1;
    const turn = this.#turn;
    const messages = await loadAll('unsent', this.#userId, storedMessage).catch(() => null);
    return messages && { messages, turn };
  }

  /**
   * Returns null if another tab has removed the message, or undefined if storage is unavailable.
   */
  async read(item: UnsentItem): Promise<StoredMessage | null | undefined> {
    await item.storing;
    if (item.storedIn === null) return undefined;
    const { clientId } = item.message;
    return loadOne('unsent', this.#userId, clientId, storedMessage).catch(() => undefined);
  }

  store(item: UnsentItem): void {
    item.storedIn = null;
    item.storing = this.#store(item);
  }

  async remove({ message, storing }: UnsentItem): Promise<void> {
    await storing;
    await remove('unsent', this.#userId, message.clientId).catch(() => undefined);
    this.#notify();
  }

  close(): void {
    this.#channel.close();
  }

  async #store(item: UnsentItem): Promise<void> {
    try {
      await save('unsent', this.#userId, item.message.clientId, toStored(item));
    } catch {
      // Storage is unavailable or full. The message is still sent while this page is open.
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
      // The channel may already be closed, because another user has signed in.
    }
  }
}

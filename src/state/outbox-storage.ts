import { allKept, forget, keep, readKept } from './chat-storage.ts';
import { keptOutgoing, toKept, type KeptOutgoing, type OutboxItem } from './outbox-item.ts';

/** Where a person's tabs keep what goes out, and hear of each other's changes. */
export class OutboxStorage {
  readonly #userId: string;
  readonly #channel = new BroadcastChannel('caresetu-outbox');
  #turn = 0;

  /** `onChange` hears that another tab of the person has changed something. */
  constructor(userId: string, onChange: () => void) {
    this.#userId = userId;
    this.#channel.addEventListener('message', ({ data }) => {
      if (data === userId) onChange();
    });
  }

  /**
   * All that is kept, by clientId, and the turn in which it was asked for: what had been kept before
   * that turn and is not there has been taken away by another tab. Null where storage is denied.
   */
  async all(): Promise<{ kept: Map<string, KeptOutgoing>; turn: number } | null> {
    this.#turn += 1;
    const turn = this.#turn;
    const kept = await allKept('outbox', this.#userId, keptOutgoing).catch(() => null);
    return kept && { kept, turn };
  }

  /** One message as it is kept now; null when it was taken away, undefined when that cannot be known. */
  async read(item: OutboxItem): Promise<KeptOutgoing | null | undefined> {
    await item.keeping;
    if (item.keptIn === null) return undefined;
    const { clientId } = item.sending;
    return readKept('outbox', this.#userId, clientId, keptOutgoing).catch(() => undefined);
  }

  /** Keeps a message as it stands; `keptIn` tells when that is done. */
  keep(item: OutboxItem): void {
    item.keptIn = null;
    item.keeping = this.#keep(item);
  }

  /** Takes a message away. */
  async forget({ sending, keeping }: OutboxItem): Promise<void> {
    await keeping;
    await forget('outbox', this.#userId, sending.clientId).catch(() => undefined);
    this.#tell();
  }

  /** Hears and tells nothing more. */
  close(): void {
    this.#channel.close();
  }

  async #keep(item: OutboxItem): Promise<void> {
    try {
      await keep('outbox', this.#userId, item.sending.clientId, toKept(item));
    } catch {
      // Denied or full: the message goes out all the same, as long as this page is open.
      return;
    }
    this.#turn += 1;
    item.keptIn = this.#turn;
    this.#tell();
  }

  #tell(): void {
    try {
      this.#channel.postMessage(this.#userId);
    } catch {
      // Closed in the meantime: whoever is signed in now does not share these messages.
    }
  }
}

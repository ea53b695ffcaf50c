import * as z from 'zod/mini';
import { randomId } from '../crypto.ts';
import { createMswRows } from './msw-rows.ts';
import { OperationLog, type LogEntry, type LogState } from './operation-log.ts';
import { type Operation, seedOperations } from './operations.ts';
import type { SeedData } from './records.ts';
import type { Reads, Store, UnitOfWork } from './store.ts';
import { Tables } from './tables.ts';
import { BufferedUnitOfWork, createReads } from './unit-of-work.ts';

const NAME = 'caresetu-demo';
/** Entries after which the log goes into the records. */
const COMPACT_AFTER = 100;
/** A call must not hang behind a tab that keeps the lock: after this it fails. */
const LOCK_WAIT_MS = 20_000;

/** What the store needs of the browser, and the data that it starts with. */
export interface BrowserStoreOptions {
  indexedDB: IDBFactory;
  locks: Pick<LockManager, 'request'>;
  /** Today in India, yyyy-MM-dd. */
  today: () => string;
  seed: (today: string) => SeedData | Promise<SeedData>;
}

/**
 * The demo's store: records in memory, in every tab of the profile alike. A write takes a Web Lock,
 * catches up with the other tabs, is kept in an IndexedDB log and announced on a BroadcastChannel.
 */
export class BrowserStore implements Store {
  readonly #options: BrowserStoreOptions;
  readonly #log: OperationLog;
  readonly #channel = new BroadcastChannel(NAME);
  readonly #tables = new Tables(createMswRows());
  readonly #listeners = new Set<() => void>();
  #state: LogState = { generation: '', seededOn: '', compactedThrough: 0 };
  #seq = 0;
  #catchingUp: Promise<void> | undefined;

  private constructor(options: BrowserStoreOptions) {
    this.#options = options;
    this.#log = new OperationLog(options.indexedDB, NAME);
    this.#channel.addEventListener('message', () => {
      this.catchUp().catch((error: unknown) => console.warn('The demo could not follow.', error));
    });
  }

  /** Opens the profile's demo, seeding it when there is none; of tabs that start together, one does. */
  static async open(options: BrowserStoreOptions): Promise<BrowserStore> {
    const store = new BrowserStore(options);
    await store.#locked('exclusive', () => store.#syncOrSeed());
    return store;
  }

  /** The day in India that the stored demo was made for. */
  get seededOn(): string {
    return this.#state.seededOn;
  }

  read<T>(work: (reads: Reads) => Promise<T>): Promise<T> {
    return work(createReads(this.#tables));
  }

  write<T>(work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
    return this.#locked('exclusive', async () => {
      await this.#syncOrSeed();
      const unit = new BufferedUnitOfWork(this.#tables);
      const result = await work(unit);
      await this.#commit(unit.operations());
      return result;
    });
  }

  /** Throws everything away and starts with a fresh seed, in all tabs. */
  reset(): Promise<void> {
    return this.#locked('exclusive', () => this.#seed());
  }

  /** Takes over what other tabs have written; done by itself when they announce it. */
  catchUp(): Promise<void> {
    this.#catchingUp ??= this.#locked('shared', async () => {
      // What is written from here on needs another turn.
      this.#catchingUp = undefined;
      await this.#sync();
    }).finally(() => {
      this.#catchingUp = undefined;
    });
    return this.#catchingUp;
  }

  /** Calls a listener after every change, of this tab or another; returns how to stop it. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Lets go of the database and the channel. */
  async close(): Promise<void> {
    this.#channel.close();
    await this.#log.close();
  }

  #locked<T>(mode: LockMode, work: () => Promise<T>): Promise<T> {
    const options = { mode, signal: AbortSignal.timeout(LOCK_WAIT_MS) };
    return this.#options.locks.request(NAME, options, work);
  }

  async #syncOrSeed(): Promise<void> {
    try {
      if (await this.#sync()) return;
    } catch (error) {
      if (!(error instanceof z.core.$ZodError)) throw error;
      console.warn('The stored demo is of another version and starts afresh.');
    }
    await this.#seed();
  }

  /** Brings the memory up to what is stored; false when nothing is. */
  async #sync(): Promise<boolean> {
    const stored = await this.#log.readAfter(this.#seq);
    if (!stored) return false;
    const { state, entries } = stored;
    const hasMissed =
      state.generation !== this.#state.generation || state.compactedThrough > this.#seq;
    if (hasMissed) await this.#load(state);
    else for (const entry of entries) this.#take(entry);
    this.#state = state;
    return true;
  }

  async #load(state: LogState): Promise<void> {
    const records = await this.#log.readRecords();
    const later = await this.#log.readAfter(state.compactedThrough);
    this.#tables.clear();
    this.#take({ seq: state.compactedThrough, operations: records });
    for (const entry of later?.entries ?? []) this.#take(entry);
  }

  async #commit(operations: Operation[]): Promise<void> {
    if (operations.length === 0) return;
    const entry = { seq: this.#seq + 1, operations };
    await this.#log.append(entry);
    this.#take(entry);
    this.#channel.postMessage(entry.seq);
    if (entry.seq - this.#state.compactedThrough < COMPACT_AFTER) return;
    // The write is kept already: tidying up that fails is tried again after the next one.
    await this.#log.compact(this.#state, entry.seq).then(
      () => (this.#state = { ...this.#state, compactedThrough: entry.seq }),
      (error: unknown) => console.warn('The demo could not tidy up its log.', error),
    );
  }

  async #seed(): Promise<void> {
    const { today, seed } = this.#options;
    const seededOn = today();
    const state = { generation: randomId(), seededOn, compactedThrough: 0 };
    const operations = seedOperations(await seed(seededOn));
    await this.#log.replaceAll(state, operations);
    this.#state = state;
    this.#tables.clear();
    this.#take({ seq: 0, operations });
    this.#channel.postMessage(0);
  }

  #take({ seq, operations }: LogEntry): void {
    this.#tables.apply(operations);
    this.#seq = seq;
    for (const listener of this.#listeners) listener();
  }
}

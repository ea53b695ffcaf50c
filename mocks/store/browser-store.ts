import * as z from 'zod/mini';
import { randomId } from '../crypto.ts';
import { SCHEMA_VERSION } from './migrations.ts';
import { createMswRows } from './msw-rows.ts';
import { OperationLog, type LogEntry, type LogState } from './operation-log.ts';
import { databaseOperations, type Operation, seedOperations } from './operations.ts';
import type { SeedData } from './records.ts';
import type { Reads, Store, UnitOfWork } from './store.ts';
import {
  missingCollections,
  type ReadData,
  readStoredData,
  type StoredData,
} from './stored-data.ts';
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
  /** Called with stored data that this version cannot read; it is replaced once this resolves. */
  confirmReplace: (stored: StoredData) => Promise<void>;
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
  #state: LogState = {
    generation: '',
    seededOn: '',
    compactedThrough: 0,
    schemaVersion: SCHEMA_VERSION,
  };
  #seq = 0;
  #catchingUp: Promise<void> | undefined;

  private constructor(options: BrowserStoreOptions) {
    this.#options = options;
    this.#log = new OperationLog(options.indexedDB, NAME);
    this.#channel.addEventListener('message', () => {
      this.catchUp().catch((error: unknown) => console.warn('The demo could not follow.', error));
    });
  }

  /**
   * Opens the profile's demo: of tabs that start together, one seeds it when there is none, or brings
   * what an earlier version stored up to this one.
   */
  static async open(options: BrowserStoreOptions): Promise<BrowserStore> {
    const store = new BrowserStore(options);
    const start = () => store.#locked('exclusive', () => store.#start());
    const unreadable = await start();
    if (unreadable) {
      // Without the lock, which other tabs need and wait for 20 s at most.
      await options.confirmReplace(unreadable);
      if (await start()) await store.reset();
    }
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
    if (!(await this.#sync())) await this.#seed();
  }

  /** Null once the memory is up to what is stored, else the stored data that cannot be read. */
  async #start(): Promise<StoredData | null> {
    const version = await this.#log.readVersion();
    if (version === null) {
      await this.#seed();
      return null;
    }
    const isRead = version === SCHEMA_VERSION && (await this.#syncIfSound());
    const stored = isRead ? null : await this.#log.readStored();
    if (!stored) return null;
    if (version > SCHEMA_VERSION) return stored;
    try {
      await this.#upgrade(stored, readStoredData(stored));
    } catch (error) {
      console.warn('The stored demo cannot be read.', error);
      return stored;
    }
    await this.#sync();
    return null;
  }

  /** False when a record does not fit. */
  async #syncIfSound(): Promise<boolean> {
    try {
      return await this.#sync();
    } catch (error) {
      if (error instanceof z.core.$ZodError) return false;
      throw error;
    }
  }

  /** Stores what an earlier version has stored as data of this one; what it was stays aside. */
  async #upgrade(data: StoredData, { database, unknownFields, damaged }: ReadData): Promise<void> {
    const { today, seed: createSeed } = this.#options;
    const seededOn = (await this.#log.readDay()) ?? today();
    const missing = missingCollections(data);
    const isEarlier = data.version < SCHEMA_VERSION;
    const later = isEarlier ? seedOperations(await createSeed(seededOn)) : [];
    if (damaged.length > 0)
      console.warn('Records of the demo do not fit and are set aside.', damaged);
    await this.#log.replaceAll(
      { generation: randomId(), seededOn, compactedThrough: 0, schemaVersion: SCHEMA_VERSION },
      [
        ...databaseOperations(database).map(({ collection, id, record }) => ({
          collection,
          id,
          record: record && (unknownFields.get(`${collection}/${id}`)?.(record) ?? record),
        })),
        ...later.filter(({ collection }) => missing.includes(collection)),
      ],
      {
        ...(isEarlier && { [`version-${data.version}`]: data.collections }),
        ...(damaged.length > 0 && { 'set-aside': damaged }),
      },
    );
    this.#channel.postMessage(0);
  }

  /** Brings the memory up to what is stored; false when nothing is. */
  async #sync(): Promise<boolean> {
    const stored = await this.#log.readAfter(this.#seq);
    if (!stored) return false;
    const { state, entries } = stored;
    if (state.schemaVersion !== SCHEMA_VERSION) {
      throw new Error('Another tab has another version of the demo. Reload this page.');
    }
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
    const state = {
      generation: randomId(),
      seededOn,
      compactedThrough: 0,
      schemaVersion: SCHEMA_VERSION,
    };
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

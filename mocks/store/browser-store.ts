import type { ChangeSeed } from '../../backend/seed/change-seed.ts';
import * as z from 'zod/mini';
import { randomId } from '../../backend/core/crypto.ts';
import { dateInIndia } from '../../src/domain/time/india-time.ts';
import { SCHEMA_VERSION } from '../../backend/store/migrations.ts';
import { createMswRows } from './msw-rows.ts';
import { type LogDays, type LogEntry, type LogState, OperationLog } from './operation-log.ts';
import {
  databaseOperations,
  type Operation,
  seedOperations,
} from '../../backend/store/operations.ts';
import type { SeedData } from '../../backend/store/records.ts';
import type { ReadTransaction, Store, UnitOfWork } from '../../backend/store/store.ts';
import {
  missingCollections,
  type ReadData,
  readStoredData,
  type StoredData,
} from '../../backend/store/stored-data.ts';
import { Tables } from '../../backend/store/tables.ts';
import { BufferedUnitOfWork, createReads } from '../../backend/store/unit-of-work.ts';

const NAME = 'caresetu-demo';
const COMPACT_AFTER = 100;
const LOCK_TIMEOUT_MS = 20_000;

export interface BrowserStoreOptions {
  indexedDB: IDBFactory;
  locks: Pick<LockManager, 'request'>;
  /** yyyy-MM-dd in India. */
  today: () => string;
  /** @param now by default, the device's time */
  seed: (today: string, now?: Date) => SeedData | Promise<SeedData>;
  /** Called if the stored data cannot be read, before it is replaced. */
  confirmReplace: (stored: StoredData) => Promise<void>;
}

export interface StoredDemo {
  data: StoredData;
  /** A day in India. */
  seededOn: string;
}

/** See ADR 0011. */
export class BrowserStore implements Store {
  readonly #options: BrowserStoreOptions;
  readonly #log: OperationLog;
  readonly #channel = new BroadcastChannel(NAME);
  readonly #tables = new Tables(createMswRows());
  readonly #listeners = new Set<() => void>();
  #state: LogState = {
    generation: '',
    seededOn: '',
    startedOn: '',
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

  /** Only one of several tabs seeds or migrates the data. */
  static async open(options: BrowserStoreOptions): Promise<BrowserStore> {
    const store = new BrowserStore(options);
    const start = () => store.#locked('exclusive', () => store.#start());
    const unreadable = await start();
    if (unreadable) {
      // Don't hold the lock here, because other tabs wait only 20 s for it.
      await options.confirmReplace(unreadable);
      if (await start()) await store.reset();
    }
    return store;
  }

  /** A day in India. */
  get seededOn(): string {
    return this.#state.seededOn;
  }

  /** The device's day at that time. */
  get startedOn(): string {
    return this.#state.startedOn;
  }

  read<T>(work: (reads: ReadTransaction) => Promise<T>): Promise<T> {
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

  /** @param at by default, the device's time */
  reset(at?: Date, change?: ChangeSeed): Promise<void> {
    return this.#locked('exclusive', () => this.#seed(at, change));
  }

  export(): Promise<StoredDemo> {
    return this.#locked('shared', async () => {
      const data = await this.#log.readStored();
      return { data, seededOn: (await this.#log.readDays()).seededOn };
    });
  }

  /** @throws if a record is damaged, and then changes nothing */
  async import({ data, seededOn }: StoredDemo): Promise<void> {
    const read = readStoredData(data);
    const [first] = read.damaged;
    if (first) {
      throw new Error(
        `${read.damaged.length} of its records cannot be read, the first in ‘${first.collection}’ (${first.reason})`,
      );
    }
    await this.#locked('exclusive', async () => {
      await this.#replace(data, read, { seededOn, startedOn: this.#options.today() });
      await this.#sync();
    });
  }

  catchUp(): Promise<void> {
    this.#catchingUp ??= this.#locked('shared', async () => {
      // Changes made after this point need another sync.
      this.#catchingUp = undefined;
      await this.#sync();
    }).finally(() => {
      this.#catchingUp = undefined;
    });
    return this.#catchingUp;
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#channel.close();
    await this.#log.close();
  }

  #locked<T>(mode: LockMode, work: () => Promise<T>): Promise<T> {
    const options = { mode, signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) };
    return this.#options.locks.request(NAME, options, work);
  }

  async #syncOrSeed(): Promise<void> {
    if (!(await this.#sync())) await this.#seed();
  }

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

  async #syncIfSound(): Promise<boolean> {
    try {
      return await this.#sync();
    } catch (error) {
      if (error instanceof z.core.$ZodError) return false;
      throw error;
    }
  }

  async #upgrade(data: StoredData, read: ReadData): Promise<void> {
    const { damaged } = read;
    if (damaged.length > 0)
      console.warn('Records of the demo do not fit and are set aside.', damaged);
    await this.#replace(data, read, await this.#log.readDays(), {
      ...(data.version < SCHEMA_VERSION && { [`version-${data.version}`]: data.collections }),
      ...(damaged.length > 0 && { 'set-aside': damaged }),
    });
  }

  async #replace(
    data: StoredData,
    { database, unknownFields }: ReadData,
    days: LogDays,
    aside?: Record<string, unknown>,
  ): Promise<void> {
    const missing = missingCollections(data);
    const isEarlier = data.version < SCHEMA_VERSION;
    const later = isEarlier ? seedOperations(await this.#options.seed(days.seededOn)) : [];
    await this.#log.replaceAll(
      { ...days, generation: randomId(), compactedThrough: 0, schemaVersion: SCHEMA_VERSION },
      [
        ...databaseOperations(database).map(({ collection, id, record }) => ({
          collection,
          id,
          record: record && (unknownFields.get(`${collection}/${id}`)?.(record) ?? record),
        })),
        ...later.filter(({ collection }) => missing.includes(collection)),
      ],
      aside,
    );
    this.#channel.postMessage(0);
  }

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
    else for (const entry of entries) this.#acquire(entry);
    this.#state = state;
    return true;
  }

  async #load(state: LogState): Promise<void> {
    const records = await this.#log.readRecords();
    const later = await this.#log.readAfter(state.compactedThrough);
    this.#tables.clear();
    this.#acquire({ seq: state.compactedThrough, operations: records });
    for (const entry of later?.entries ?? []) this.#acquire(entry);
  }

  async #commit(operations: Operation[]): Promise<void> {
    if (operations.length === 0) return;
    const entry = { seq: this.#seq + 1, operations };
    await this.#log.append(entry);
    this.#acquire(entry);
    this.#channel.postMessage(entry.seq);
    if (entry.seq - this.#state.compactedThrough < COMPACT_AFTER) return;
    // The write is already stored, so a failed compaction can be retried later.
    await this.#log.compact(this.#state, entry.seq).then(
      () => (this.#state = { ...this.#state, compactedThrough: entry.seq }),
      (error: unknown) => console.warn('The demo could not tidy up its log.', error),
    );
  }

  async #seed(at?: Date, change: ChangeSeed = (seed) => seed): Promise<void> {
    const { today, seed } = this.#options;
    const seededOn = at ? dateInIndia(at) : today();
    const state = {
      generation: randomId(),
      seededOn,
      startedOn: today(),
      compactedThrough: 0,
      schemaVersion: SCHEMA_VERSION,
    };
    const operations = seedOperations(change(await seed(seededOn, at), seededOn));
    await this.#log.replaceAll(state, operations);
    this.#state = state;
    this.#tables.clear();
    this.#acquire({ seq: 0, operations });
    this.#channel.postMessage(0);
  }

  #acquire({ seq, operations }: LogEntry): void {
    this.#tables.apply(operations);
    this.#seq = seq;
    for (const listener of this.#listeners) listener();
  }
}

import * as z from 'zod/mini';
import { completed, LazyDatabase, toPromise } from './indexed-db.ts';
import {
  type Operation,
  parseOperations,
  type StoredOperation,
  storedOperations,
} from '../../backend/store/operations.ts';
import {
  type StoredData,
  withOperations,
  withUnknownFields,
} from '../../backend/store/stored-data.ts';

/**
 * Version of the IndexedDB schema, not of the data. Browsers that opened a demo before the first
 * release have 3, and a lower one would not open.
 */
const DATABASE_VERSION = 3;
const STATE_KEY = 'state';
/** Records per read. More would freeze the page. */
const PAGE = 1000;

const logState = z.object({
  generation: z.string(),
  /** A day in India. */
  seededOn: z.string(),
  /** The device's day at that time. */
  startedOn: z.string(),
  compactedThrough: z.int(),
  schemaVersion: z.int(),
});
/** For the state of any data version. */
const versionedState = z.pick(logState, { schemaVersion: true });
const daysState = z.pick(logState, { seededOn: true, startedOn: true });

export type LogState = z.infer<typeof logState>;
export type LogDays = z.infer<typeof daysState>;

export interface LogEntry {
  seq: number;
  operations: Operation[];
}

const storedEntries = z.array(z.object({ seq: z.int(), operations: z.unknown() }));
const storedRecord = z.optional(z.object({ record: z.unknown() }));

export class OperationLog {
  readonly #database: LazyDatabase;

  constructor(factory: IDBFactory, name: string) {
    this.#database = new LazyDatabase(factory, name, DATABASE_VERSION, (database) => {
      const create = (name: string, options?: IDBObjectStoreParameters) => {
        if (!database.objectStoreNames.contains(name)) database.createObjectStore(name, options);
      };
      create('meta');
      create('records', { keyPath: ['collection', 'id'] });
      create('log', { keyPath: 'seq' });
    });
  }

  async readAfter(seq: number): Promise<{ state: LogState; entries: LogEntry[] } | null> {
    const transaction = await this.#transaction('readonly');
    const [state, entries] = await Promise.all([
      toPromise(transaction.objectStore('meta').get(STATE_KEY)),
      toPromise(transaction.objectStore('log').getAll(IDBKeyRange.lowerBound(seq, true))),
    ]);
    if (state === undefined) return null;
    return { state: logState.parse(state), entries: parseEntries(entries) };
  }

  async readVersion(): Promise<number | null> {
    const state = await this.#readState();
    return state === undefined ? null : versionedState.parse(state).schemaVersion;
  }

  async readDays(): Promise<LogDays> {
    return daysState.parse(await this.#readState());
  }

  async readStored(): Promise<StoredData> {
    const transaction = await this.#transaction('readonly');
    const [state, records, entries] = await Promise.all([
      toPromise(transaction.objectStore('meta').get(STATE_KEY)),
      toPromise(transaction.objectStore('records').getAll()),
      toPromise(transaction.objectStore('log').getAll()),
    ]);
    const { schemaVersion } = versionedState.parse(state);
    return withOperations({ version: schemaVersion, collections: {} }, [
      ...storedOperations.parse(records),
      ...flattenEntries(storedEntries.parse(entries)),
    ]);
  }

  async readRecords(): Promise<Operation[]> {
    const stored = (await this.#transaction('readonly')).objectStore('records');
    const pages: Operation[][] = [];
    let page = parseOperations(await toPromise(stored.getAll(null, PAGE)));
    let last = page.at(-1);
    while (last) {
      pages.push(page);
      const rest = IDBKeyRange.lowerBound([last.collection, last.id], true);
      page = parseOperations(await toPromise(stored.getAll(rest, PAGE)));
      last = page.at(-1);
    }
    return pages.flat();
  }

  async append(entry: LogEntry): Promise<void> {
    const transaction = await this.#transaction('readwrite');
    transaction.objectStore('log').add(entry);
    await completed(transaction);
  }

  async compact(state: LogState, through: number): Promise<void> {
    const transaction = await this.#transaction('readwrite');
    const [records, log] = [transaction.objectStore('records'), transaction.objectStore('log')];
    const range = IDBKeyRange.upperBound(through);
    const entries = storedEntries.parse(await toPromise(log.getAll(range)));
    for (const { collection, id, record } of flattenEntries(entries)) {
      if (record === null) {
        records.delete([collection, id]);
      } else {
        const former: unknown = await toPromise(records.get([collection, id]));
        records.put({
          collection,
          id,
          record: withUnknownFields(collection, storedRecord.parse(former)?.record, record),
        });
      }
    }
    log.delete(range);
    transaction.objectStore('meta').put({ ...state, compactedThrough: through }, STATE_KEY);
    await completed(transaction);
  }

  /** A name in `aside` that is already used becomes `name-2` and so on. */
  async replaceAll(
    state: LogState,
    records: readonly StoredOperation[],
    aside: Record<string, unknown> = {},
  ): Promise<void> {
    const transaction = await this.#transaction('readwrite');
    transaction.objectStore('log').clear();
    transaction.objectStore('records').clear();
    for (const record of records) transaction.objectStore('records').put(record);
    const meta = transaction.objectStore('meta');
    meta.put(state, STATE_KEY);
    const taken = await toPromise(meta.getAllKeys());
    for (const [name, value] of Object.entries(aside)) {
      let key = name;
      for (let number = 2; taken.includes(key); number += 1) key = `${name}-${number}`;
      meta.put(value, key);
    }
    await completed(transaction);
  }

  async close(): Promise<void> {
    await this.#database.close();
  }

  async #readState(): Promise<unknown> {
    const meta = (await this.#transaction('readonly')).objectStore('meta');
    return toPromise(meta.get(STATE_KEY));
  }

  #transaction(mode: IDBTransactionMode): Promise<IDBTransaction> {
    return this.#database.transaction(['meta', 'records', 'log'], mode);
  }
}

function flattenEntries(entries: z.infer<typeof storedEntries>): StoredOperation[] {
  return entries.flatMap(({ operations }) => storedOperations.parse(operations));
}

function parseEntries(stored: unknown): LogEntry[] {
  return storedEntries
    .parse(stored)
    .map(({ seq, operations }) => ({ seq, operations: parseOperations(operations) }));
}

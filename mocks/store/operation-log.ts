import * as z from 'zod/mini';
import { completed, LazyDatabase, resultOf } from './indexed-db.ts';
import { type Operation, parseOperations } from './operations.ts';

/** Grows when a stored demo would lack what the app has come to need: it then starts afresh. */
const DATABASE_VERSION = 3;
const STATE_KEY = 'state';
/** Records read at a time, so that a large demo does not freeze the page. */
const PAGE = 1000;

const logState = z.object({
  /** Changes with every fresh start, so that a tab knows when all it holds is of the past. */
  generation: z.string(),
  /** The day in India for which the data was made. */
  seededOn: z.string(),
  /** The last entry that has gone into the records. */
  compactedThrough: z.int(),
});

export type LogState = z.infer<typeof logState>;

/** One committed unit of work; entries are numbered without gaps. */
export interface LogEntry {
  seq: number;
  operations: Operation[];
}

const storedEntries = z.array(z.object({ seq: z.int(), operations: z.unknown() }));

/**
 * What the demo keeps in IndexedDB: records, and a log of the units of work since. Each call is one
 * transaction, so it happens whole or not at all.
 */
export class OperationLog {
  readonly #database: LazyDatabase;

  constructor(factory: IDBFactory, name: string) {
    this.#database = new LazyDatabase(factory, name, DATABASE_VERSION, (database) => {
      database.createObjectStore('meta');
      database.createObjectStore('records', { keyPath: ['collection', 'id'] });
      database.createObjectStore('log', { keyPath: 'seq' });
    });
  }

  /** The state, and the entries after the given one; null when nothing is stored. */
  async readAfter(seq: number): Promise<{ state: LogState; entries: LogEntry[] } | null> {
    const transaction = await this.#transaction('readonly');
    const [state, entries] = await Promise.all([
      resultOf(transaction.objectStore('meta').get(STATE_KEY)),
      resultOf(transaction.objectStore('log').getAll(IDBKeyRange.lowerBound(seq, true))),
    ]);
    if (state === undefined) return null;
    return { state: logState.parse(state), entries: parseEntries(entries) };
  }

  /** Every record as of the last compaction. */
  async readRecords(): Promise<Operation[]> {
    const stored = (await this.#transaction('readonly')).objectStore('records');
    const pages: Operation[][] = [];
    let page = parseOperations(await resultOf(stored.getAll(null, PAGE)));
    let last = page.at(-1);
    while (last) {
      pages.push(page);
      const rest = IDBKeyRange.lowerBound([last.collection, last.id], true);
      page = parseOperations(await resultOf(stored.getAll(rest, PAGE)));
      last = page.at(-1);
    }
    return pages.flat();
  }

  /** Adds an entry; rejects when there is one of its number. */
  async append(entry: LogEntry): Promise<void> {
    const transaction = await this.#transaction('readwrite');
    transaction.objectStore('log').add(entry);
    await completed(transaction);
  }

  /** Moves every entry up to one into the records. */
  async compact(state: LogState, through: number): Promise<void> {
    const transaction = await this.#transaction('readwrite');
    const [records, log] = [transaction.objectStore('records'), transaction.objectStore('log')];
    const range = IDBKeyRange.upperBound(through);
    for (const { operations } of parseEntries(await resultOf(log.getAll(range)))) {
      for (const { collection, id, record } of operations) {
        if (record) records.put({ collection, id, record });
        else records.delete([collection, id]);
      }
    }
    log.delete(range);
    transaction.objectStore('meta').put({ ...state, compactedThrough: through }, STATE_KEY);
    await completed(transaction);
  }

  /** Starts afresh with these records. */
  async replaceAll(state: LogState, records: readonly Operation[]): Promise<void> {
    const transaction = await this.#transaction('readwrite');
    transaction.objectStore('log').clear();
    transaction.objectStore('records').clear();
    for (const record of records) transaction.objectStore('records').put(record);
    transaction.objectStore('meta').put(state, STATE_KEY);
    await completed(transaction);
  }

  async close(): Promise<void> {
    await this.#database.close();
  }

  #transaction(mode: IDBTransactionMode): Promise<IDBTransaction> {
    return this.#database.transaction(['meta', 'records', 'log'], mode);
  }
}

function parseEntries(stored: unknown): LogEntry[] {
  return storedEntries
    .parse(stored)
    .map(({ seq, operations }) => ({ seq, operations: parseOperations(operations) }));
}

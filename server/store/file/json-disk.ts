import low from 'lowdb';
import { ArrayRows } from '../../../backend/store/array-rows.ts';
import { DataFile } from './data-file.ts';
import type { Complete, Database } from '../../../backend/store/database.ts';
import type { Disk } from './group-commit.ts';
import { Journal } from './journal.ts';
import type { Operation, StoredOperation } from '../../../backend/store/operations.ts';
import {
  type CollectionName,
  eachCollection,
  seededCollections,
} from '../../../backend/store/records.ts';
import { isRecord } from '../../../backend/store/is-record.ts';
import { SCHEMA_VERSION } from '../../../backend/store/migrations.ts';
import { cannotWrite } from '../../../backend/store/storage-error.ts';
import {
  missingCollections,
  type ReadData,
  readStoredData,
  type StoredData,
  withOperations,
} from '../../../backend/store/stored-data.ts';
import { Tables } from '../../../backend/store/tables.ts';

declare module 'lowdb' {
  // lowdb's types only accept classes.
  interface lowdb {
    <State extends object>(adapter: {
      read(): Promise<State>;
      write(state: State): Promise<void>;
    }): Promise<LowdbAsync<State>>;
  }
}

export function toJournalPath(path: string): string {
  return `${path}.journal`;
}

export class JsonDisk implements Disk {
  readonly tables: Tables;
  readonly #file: DataFile;
  readonly #journal: Journal;
  readonly #db: low.LowdbAsync<Database>;
  readonly #warn: (message: string) => void;
  readonly #complete: Complete;

  private constructor(
    file: DataFile,
    journal: Journal,
    db: low.LowdbAsync<Database>,
    warn: (message: string) => void,
    complete: Complete,
  ) {
    this.#file = file;
    this.#journal = journal;
    this.#db = db;
    this.#warn = warn;
    this.#complete = complete;
    this.tables = new Tables((collection) => new ArrayRows(db.getState()[collection]));
    this.tables.apply(this.tables.all());
  }

  static async open(
    path: string,
    firstOperations: () => Promise<Operation[]>,
    demoAccountIds: readonly string[],
    warn: (message: string) => void,
  ): Promise<JsonDisk> {
    const file = new DataFile(path, warn);
    const journal = await Journal.open(toJournalPath(path)).catch((error: unknown) => {
      throw cannotWrite(toJournalPath(path), error);
    });
    try {
      const stored = await file.read();
      const changes = await journal.read(file.hash);
      const data = stored && withOperations(stored, changes);
      const { database, unknownFields, damaged } = await read(file, data);
      const complete: Complete = (collection, record) =>
        unknownFields.get(`${collection}/${record.id}`)?.(record) ?? record;
      const db = await low<Database>({
        read: async () => database,
        write: (state) => replaceFile(file, journal, state, complete),
      });
      const disk = new JsonDisk(file, journal, db, warn, complete);
      if (!data) disk.tables.apply(await firstOperations());
      if (data && data.version < SCHEMA_VERSION) {
        const missing = missingFromDemo(data, demoAccountIds);
        // Create the seed only if needed, because that also stores files.
        const seed = missing.length > 0 ? await firstOperations() : [];
        disk.tables.apply(seed.filter(({ collection }) => missing.includes(collection)));
        const copy = await file.backUp(data.version, toJournalPath(path));
        warn(
          `${path} was of data version ${data.version} and is now of ${SCHEMA_VERSION}; ` +
            `it is kept as it was in ${copy}, with its journal.`,
        );
      }
      if (damaged.length > 0) {
        const names = damaged.map(({ collection, reason }) => `${collection} (${reason})`);
        warn(
          `${damaged.length} record(s) of ${path} do not fit and are now in ` +
            `${await file.setAside(damaged)}: ${names.slice(0, 5).join(', ')}.`,
        );
      }
      if (data?.version !== SCHEMA_VERSION || damaged.length > 0) await db.write();
      return disk;
    } catch (error) {
      await journal.close();
      throw error;
    }
  }

  async append(operations: readonly Operation[]): Promise<void> {
    try {
      const records = operations.map((operation) => this.#completed(operation));
      await this.#journal.append(this.#file.hash, records);
    } catch (error) {
      throw cannotWrite(toJournalPath(this.#file.path), error);
    }
  }

  /** If writing the data file fails, the changes stay in the journal. */
  async tidy(): Promise<void> {
    if (this.#journal.isEmpty) return;
    try {
      await this.#db.write();
    } catch (error) {
      const { message } = cannotWrite(this.#file.path, error);
      this.#warn(`${message} Until then, changes are kept in ${toJournalPath(this.#file.path)}.`);
    }
  }

  async close(): Promise<void> {
    await this.#journal.close();
  }

  #completed<C extends CollectionName>({ collection, id, record }: Operation<C>): StoredOperation {
    return { collection, id, record: record && this.#complete(collection, record) };
  }
}

async function read(file: DataFile, data: StoredData | null): Promise<ReadData> {
  if (!data) {
    return { database: eachCollection<Database>(() => []), unknownFields: new Map(), damaged: [] };
  }
  try {
    return readStoredData(data);
  } catch (error) {
    throw await file.unsound(error);
  }
}

function missingFromDemo(data: StoredData, demoAccountIds: readonly string[]): CollectionName[] {
  const isDemo = (data.collections['accounts'] ?? []).some(
    (account) => isRecord(account) && demoAccountIds.some((id) => id === account['id']),
  );
  return isDemo
    ? missingCollections(data).filter((name) => seededCollections.some((seeded) => seeded === name))
    : [];
}

async function replaceFile(
  file: DataFile,
  journal: Journal,
  database: Database,
  complete: Complete,
): Promise<void> {
  const pending = await file.prepare(database, complete);
  try {
    await journal.mark(pending.hash);
    await pending.publish();
  } catch (error) {
    await pending.discard();
    throw error;
  }
  await journal.clear();
}

import low from 'lowdb';
import { ArrayRows } from './array-rows.ts';
import { DataFile } from './data-file.ts';
import { collectDatabase, type Database } from './database.ts';
import type { Disk } from './group-commit.ts';
import { Journal } from './journal.ts';
import type { Operation } from './operations.ts';
import { cannotWrite } from './storage-error.ts';
import { Tables } from './tables.ts';

declare module 'lowdb' {
  // Its types know adapters as classes only.
  interface lowdb {
    <State extends object>(adapter: {
      read(): Promise<State>;
      write(state: State): Promise<void>;
    }): Promise<LowdbAsync<State>>;
  }
}

/** Where the journal of a data file is. */
export function journalPathOf(path: string): string {
  return `${path}.journal`;
}

/**
 * json-server's database over a JSON file: changes go to a journal beside the file first, which takes
 * as long for a large file as for a small one, and into the file itself a moment later.
 */
export class JsonDisk implements Disk {
  readonly tables: Tables;
  readonly #file: DataFile;
  readonly #journal: Journal;
  readonly #db: low.LowdbAsync<Database>;
  readonly #warn: (message: string) => void;

  private constructor(
    file: DataFile,
    journal: Journal,
    db: low.LowdbAsync<Database>,
    warn: (message: string) => void,
  ) {
    this.#file = file;
    this.#journal = journal;
    this.#db = db;
    this.#warn = warn;
    this.tables = new Tables((collection) => new ArrayRows(db.getState()[collection]));
    // What the file holds has to be indexed, too.
    this.tables.apply(this.tables.all());
  }

  /** Opens a data file with its journal, or makes one with what `firstOperations` gives. */
  static async open(
    path: string,
    firstOperations: () => Promise<Operation[]>,
    warn: (message: string) => void,
  ): Promise<JsonDisk> {
    const file = new DataFile(path, warn);
    const journal = await Journal.open(journalPathOf(path)).catch((error: unknown) => {
      throw cannotWrite(journalPathOf(path), error);
    });
    try {
      const db = await low<Database>({
        read: async () => (await file.read()) ?? collectDatabase(() => []),
        write: (database) => replaceFile(file, journal, database),
      });
      const disk = new JsonDisk(file, journal, db, warn);
      disk.tables.apply(await journal.read(file.hash));
      if (file.hash === null) {
        disk.tables.apply(await firstOperations());
        await db.write();
      }
      return disk;
    } catch (error) {
      await journal.close();
      throw error;
    }
  }

  async append(operations: readonly Operation[]): Promise<void> {
    try {
      await this.#journal.append(this.#file.hash, operations);
    } catch (error) {
      throw cannotWrite(journalPathOf(this.#file.path), error);
    }
  }

  /** Brings the journal's changes into the file. When that fails they stay where they are. */
  async tidy(): Promise<void> {
    if (this.#journal.isEmpty) return;
    try {
      await this.#db.write();
    } catch (error) {
      const { message } = cannotWrite(this.#file.path, error);
      this.#warn(`${message} Until then, changes are kept in ${journalPathOf(this.#file.path)}.`);
    }
  }

  async close(): Promise<void> {
    await this.#journal.close();
  }
}

async function replaceFile(file: DataFile, journal: Journal, database: Database): Promise<void> {
  const draft = await file.draft(database);
  try {
    await journal.mark(draft.hash);
    await draft.publish();
  } catch (error) {
    await draft.discard();
    throw error;
  }
  await journal.clear();
}

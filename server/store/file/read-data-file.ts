import { realpath } from 'node:fs/promises';
import type { Database } from '../../../backend/store/database.ts';
import { errorCode, StorageError } from '../../../backend/store/storage-error.ts';
import {
  type ReadData,
  readStoredData,
  withOperations,
} from '../../../backend/store/stored-data.ts';
import { DataFile } from './data-file.ts';
import { lockFile } from './file-lock.ts';
import { Journal } from './journal.ts';
import { toJournalPath } from './json-disk.ts';

/**
 * Locks the file while `work` runs, but does not change it.
 * @throws StorageError if records are damaged or have unknown fields.
 */
export function withDataFile<T>(
  path: string,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  return withReadData(path, (data) => work(soundDatabase(path, data)));
}

export async function withReadData<T>(
  path: string,
  work: (data: ReadData) => Promise<T>,
): Promise<T> {
  const file = await realpath(path).catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error;
    throw new StorageError(`${path} does not exist.`);
  });
  const unlock = await lockFile(file);
  try {
    return await work(await readData(file));
  } finally {
    await unlock();
  }
}

async function readData(path: string): Promise<ReadData> {
  const file = new DataFile(path, () => undefined);
  const stored = await file.read();
  if (!stored) throw new StorageError(`${path} does not exist.`);
  const journal = await Journal.open(toJournalPath(path));
  const changes = await journal.read(file.hash).finally(() => journal.close());
  return readStoredData(withOperations(stored, changes));
}

function soundDatabase(path: string, { database, unknownFields, damaged }: ReadData): Database {
  const [first] = damaged;
  if (first) {
    throw new StorageError(
      `${damaged.length} record(s) of ${path} are damaged, such as one of ${first.collection} (${first.reason}). Correct or remove them.`,
    );
  }
  const [unknown] = unknownFields.keys();
  if (unknown !== undefined) {
    throw new StorageError(
      `${unknownFields.size} record(s) of ${path}, such as ${unknown}, have fields that a database has no columns for. Remove those fields.`,
    );
  }
  return database;
}

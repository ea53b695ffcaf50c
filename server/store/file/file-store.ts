import { mkdir, realpath, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { lockFile } from './file-lock.ts';
import { checkFreeSpace } from './free-space.ts';
import { GroupCommitStore } from './group-commit.ts';
import { JsonDisk, toJournalPath } from './json-disk.ts';
import { seedOperations } from '../../../backend/store/operations.ts';
import type { SeedData } from '../../../backend/store/records.ts';
import { cannotWrite, errorCode, StorageError } from '../../../backend/store/storage-error.ts';
import type { Store } from '../../../backend/store/store.ts';

export interface FileStoreOptions {
  /** Created with its folder if missing. */
  path: string;
  createSeed: () => SeedData | Promise<SeedData>;
  /** Data with these accounts is demo data, so a migration also seeds new collections. */
  demoAccountIds: readonly string[];
  /**
   * Starts with new data and renames the old file to `<path>.before-reset`.
   * @default false
   */
  isReset?: boolean;
  warn: (message: string) => void;
}

export interface FileStore extends Store {
  /** @throws StorageError while the disk is full or refuses writes */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** @throws StorageError if the file is damaged, in use or not writable. */
export async function openFileStore(options: FileStoreOptions): Promise<FileStore> {
  const path = await resolveRealPath(options.path);
  const unlock = await lockFile(path);
  try {
    if (options.isReset) await setAside(path);
    const seed = async () => seedOperations(await options.createSeed());
    const disk = await JsonDisk.open(path, seed, options.demoAccountIds, options.warn);
    const store = new GroupCommitStore(disk.tables, disk);
    let isClosed = false;
    return {
      read: (work) => store.read(work),
      async write(work) {
        if (isClosed) throw new StorageError(`${path} is closed.`);
        return store.write(work);
      },
      async check() {
        await checkFreeSpace(path);
        await store.check();
      },
      async close() {
        // A request may go on after its client is gone, and would write to a file without a lock.
        isClosed = true;
        await store.settle();
        await disk.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** All symlinks to a file share its lock. */
async function resolveRealPath(path: string): Promise<string> {
  const absolute = resolve(path);
  try {
    await mkdir(dirname(absolute), { recursive: true, mode: 0o700 });
    return await realpath(absolute).catch(async () =>
      join(await realpath(dirname(absolute)), basename(absolute)),
    );
  } catch (error) {
    throw cannotWrite(absolute, error);
  }
}

async function setAside(path: string): Promise<void> {
  try {
    await rm(toJournalPath(path), { force: true });
    await rename(path, `${path}.before-reset`);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw cannotWrite(path, error);
  }
}

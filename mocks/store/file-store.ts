import { mkdir, realpath, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { lockFile } from './file-lock.ts';
import { GroupCommitStore } from './group-commit.ts';
import { JsonDisk, journalPathOf } from './json-disk.ts';
import { seedOperations } from './operations.ts';
import type { SeedData } from './records.ts';
import { cannotWrite, errorCode } from './storage-error.ts';
import type { Store } from './store.ts';

export interface FileStoreOptions {
  /** The JSON file; it is made, with its folder, when there is none. */
  path: string;
  /** What a new file starts with. */
  createSeed: () => SeedData | Promise<SeedData>;
  /** Data with one of these accounts is a demo's: collections that came later are filled from the seed. */
  demoAccountIds: readonly string[];
  /** Starts over; the file that was there is kept as `….before-reset`. @default false */
  isReset?: boolean;
  /** Told what whoever runs the server should know, while the store goes on. */
  warn: (message: string) => void;
}

export interface FileStore extends Store {
  /** Resolves once everything stands in the file and another process may use it. */
  close(): Promise<void>;
}

/**
 * A store in one JSON file that a person can read and, while nothing runs, edit. Rejects with a
 * StorageError when the file is not sound, in use, or in a place that cannot be written to.
 */
export async function openFileStore(options: FileStoreOptions): Promise<FileStore> {
  const path = await realPathOf(options.path);
  const unlock = await lockFile(path);
  try {
    if (options.isReset) await setAside(path);
    const seed = async () => seedOperations(await options.createSeed());
    const disk = await JsonDisk.open(path, seed, options.demoAccountIds, options.warn);
    const store = new GroupCommitStore(disk.tables, disk);
    return {
      read: (work) => store.read(work),
      write: (work) => store.write(work),
      async close() {
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

/** The file itself where the path leads through links, so that all of its names share one lock. */
async function realPathOf(path: string): Promise<string> {
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
    await rm(journalPathOf(path), { force: true });
    await rename(path, `${path}.before-reset`);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw cannotWrite(path, error);
  }
}

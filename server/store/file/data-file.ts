import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  type Complete,
  type Database,
  stringifyDatabase,
} from '../../../backend/store/database.ts';
import {
  type DamagedRecord,
  NewerVersionError,
  parseStoredData,
  type StoredData,
} from '../../../backend/store/stored-data.ts';
import { cannotWrite, errorCode, StorageError } from '../../../backend/store/storage-error.ts';

export interface PendingFile {
  hash: string;
  /** Keeps the previous version as the backup. */
  publish(): Promise<void>;
  discard(): Promise<void>;
}

export class DataFile {
  readonly path: string;
  readonly backupPath: string;
  readonly #warn: (message: string) => void;
  #hash: string | null = null;
  #version: string | null = null;

  constructor(path: string, warn: (message: string) => void) {
    this.path = path;
    this.backupPath = `${path}.backup`;
    this.#warn = warn;
  }

  get hash(): string | null {
    return this.#hash;
  }

  /** @throws StorageError if the file is damaged. */
  async read(): Promise<StoredData | null> {
    const content = await readFile(this.path).catch((error: unknown) => {
      if (errorCode(error) === 'ENOENT') return null;
      throw new StorageError(`${this.path} cannot be read: ${String(error)}`, { cause: error });
    });
    if (!content) return null;
    this.#hash = createHash('sha256').update(content).digest('hex');
    this.#version = await readVersion(this.path);
    try {
      return parseStoredData(content.toString());
    } catch (error) {
      throw await this.unsound(error);
    }
  }

  async prepare(database: Database, complete: Complete): Promise<PendingFile> {
    const draftPath = `${this.path}.tmp`;
    const hash = createHash('sha256');
    try {
      const handle = await open(draftPath, 'w', 0o600);
      try {
        for (const piece of stringifyDatabase(database, complete)) {
          hash.update(piece);
          await handle.write(piece);
        }
        await handle.sync();
      } finally {
        await handle.close();
      }
    } catch (error) {
      await rm(draftPath, { force: true });
      throw cannotWrite(this.path, error);
    }
    const digest = hash.digest('hex');
    return {
      hash: digest,
      publish: () => this.#publish(draftPath, digest),
      discard: () => rm(draftPath, { force: true }),
    };
  }

  async #publish(draftPath: string, hash: string): Promise<void> {
    try {
      await this.#backUpFormerVersion();
      await rename(draftPath, this.path);
      await syncFolder(this.path);
    } catch (error) {
      throw cannotWrite(this.path, error);
    }
    this.#hash = hash;
    this.#version = await readVersion(this.path);
  }

  /** Renames the file to `….edited` if another program has changed it. */
  async #backUpFormerVersion(): Promise<void> {
    const version = await readVersion(this.path);
    if (version === null) return;
    if (version === this.#version) return replaceByLink(this.path, this.backupPath);
    const asidePath = `${this.path}.edited`;
    await rename(this.path, asidePath);
    this.#warn(
      `${this.path} was changed while the server was running; that version is now ${asidePath}. ` +
        'Stop the server before editing the file.',
    );
  }

  async backUp(version: number, journalPath: string): Promise<string> {
    const name = `${this.path}.version-${version}`;
    let copy = name;
    for (let number = 2; await isTaken(copy, `${copy}.journal`); number += 1) {
      copy = `${name}-${number}`;
    }
    try {
      await copyAndSync(journalPath, `${copy}.journal`);
      await copyAndSync(this.path, copy);
      await syncFolder(copy);
    } catch (error) {
      await rm(copy, { force: true });
      await rm(`${copy}.journal`, { force: true });
      throw cannotWrite(copy, error);
    }
    return copy;
  }

  async setAside(damaged: readonly DamagedRecord[]): Promise<string> {
    for (let number = 1; ; number += 1) {
      const name = `${this.path}.set-aside-${number}.json`;
      try {
        await writeFile(name, `${JSON.stringify(damaged, null, 2)}\n`, {
          flag: 'wx',
          mode: 0o600,
          flush: true,
        });
        return name;
      } catch (error) {
        if (errorCode(error) !== 'EEXIST') throw cannotWrite(name, error);
      }
    }
  }

  async unsound(cause: unknown): Promise<StorageError> {
    const reason = cause instanceof Error ? cause.message : String(cause);
    if (cause instanceof NewerVersionError) {
      return new StorageError(
        `${this.path} cannot be opened: ${reason}. Nothing was changed. ` +
          'Start that later version, or choose another file with --data.',
        { cause },
      );
    }
    const backup = await stat(this.backupPath).catch(() => null);
    const advice = backup
      ? `The last good backup is ${this.backupPath}, of ${backup.mtime.toISOString()}: copy it there to go on from it`
      : 'There is no backup';
    return new StorageError(
      `${this.path} is not a data file of CareSetu: ${reason}. Nothing was changed. ` +
        `${advice}, or start over with --reset, which keeps this file as ${this.path}.before-reset.`,
      { cause },
    );
  }
}

async function readVersion(path: string): Promise<string | null> {
  const found = await stat(path).catch(() => null);
  return found && [found.ino, found.size, found.mtimeMs].join('-');
}

async function isTaken(...paths: string[]): Promise<boolean> {
  const versions = await Promise.all(paths.map(readVersion));
  return versions.some((version) => version !== null);
}

async function copyAndSync(path: string, copy: string): Promise<void> {
  await copyFile(path, copy, constants.COPYFILE_EXCL);
  const handle = await open(copy, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function replaceByLink(path: string, name: string): Promise<void> {
  const temporary = `${name}.tmp`;
  await rm(temporary, { force: true });
  // Not every file system supports hard links.
  await link(path, temporary).catch(() => copyFile(path, temporary, constants.COPYFILE_FICLONE));
  await rename(temporary, name);
}

/** Makes a rename survive a power failure. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(dirname(path), 'r').catch(() => null);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}

import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sha256OfBytes } from '../../backend/core/crypto.ts';
import { cannotWrite, errorCode } from '../../backend/store/storage-error.ts';
import { type ReplaceableFiles, wholeFile } from '../../backend/files/files.ts';

const HASH = /^[0-9a-f]{64}$/;

export function toFilesPath(dataPath: string): string {
  return `${dataPath}.files`;
}

/**
 * Stores each file under its hash, as `ab/cdef…`.
 * @throws StorageError if a write fails; no partial file remains.
 */
export function createFolderFiles(folder: string): ReplaceableFiles {
  const pathOf = (hash: string) => join(folder, hash.slice(0, 2), hash.slice(2));
  let lastTurn: Promise<unknown> = Promise.resolve();
  /** Runs calls one at a time: no file is stored between the age check and the removal. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = lastTurn.then(work);
    lastTurn = turn.catch(() => undefined);
    return turn;
  };
  return {
    async put(bytes, at, given) {
      const hash = given ?? (await sha256OfBytes(bytes));
      const path = pathOf(hash);
      if (!(await inTurn(() => touch(path, at)))) await create(path, bytes, at);
      return hash;
    },
    async get(hash) {
      if (!HASH.test(hash)) return null;
      try {
        return wholeFile(new Uint8Array(await readFile(pathOf(hash))));
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return null;
        throw error;
      }
    },
    async overwrite(hash, bytes) {
      if (!HASH.test(hash)) return;
      const path = pathOf(hash);
      await inTurn(async () => {
        const found = await stat(path).catch(() => null);
        if (found) await create(path, bytes, found.mtime);
      });
    },
    async remove(hash, putUntil) {
      if (!HASH.test(hash)) return;
      const path = pathOf(hash);
      await inTurn(async () => {
        const found = await stat(path).catch(() => null);
        if (found && found.mtime <= putUntil) await rm(path, { force: true });
      });
    },
  };
}

async function touch(path: string, at: Date): Promise<boolean> {
  try {
    await utimes(path, at, at);
    return true;
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return false;
    throw cannotWrite(path, error);
  }
}

/** No crash leaves a partial file. */
async function create(path: string, bytes: Uint8Array, at: Date): Promise<void> {
  const draft = `${path}.${randomUUID()}.tmp`;
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.utimes(at, at);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, path);
    await syncFolders(dirname(path));
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw cannotWrite(path, error);
  }
}

/** Makes the file survive a power failure. */
async function syncFolders(folder: string): Promise<void> {
  for (const path of [folder, dirname(folder)]) {
    const handle = await open(path, 'r').catch(() => null);
    await handle?.sync().catch(() => undefined);
    await handle?.close();
  }
}

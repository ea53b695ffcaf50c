import { mkdir, readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Client, Pool } from 'pg';
import { cannotWrite, errorCode, StorageError } from '../../../backend/store/storage-error.ts';
import { lockFile } from '../file/file-lock.ts';
import { applyMigrations } from './migrate.ts';
import type { Warn } from './pool.ts';

export interface OpenPglite {
  pool: Pool;
  applied: string[];
  close: () => Promise<void>;
}

/**
 * Runs PostgreSQL inside this process. No other process may use the data folder.
 * @throws StorageError if the folder cannot be used or the optional package is missing.
 */
export async function openPglite(folder: string, warn: Warn): Promise<OpenPglite> {
  const { PGlite, btree_gist, createPgConfig } = await loadPglite();
  const path = resolve(folder);
  await mkdir(path, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw cannotWrite(folder, error);
  });
  const names = await readdir(path);
  if (names.length > 0 && !names.includes('PG_VERSION')) {
    throw new StorageError(`${folder} has other files, and no database. Choose another folder.`);
  }
  const unlock = await lockFile(path);
  try {
    const pglite = await PGlite.create(path, { extensions: { btree_gist } });
    const config = createPgConfig(pglite);
    const applied = await applyMigrations(new Client(config), warn);
    // Never close the client: a new one would receive the previous one's `end` event.
    const pool = new Pool({ ...config, idleTimeoutMillis: 0 });
    return {
      pool,
      applied,
      async close() {
        await pool.end();
        await pglite.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw new StorageError(`The database in ${folder} cannot be used: ${String(error)}.`, {
      cause: error,
    });
  }
}

async function loadPglite() {
  try {
    const [{ PGlite }, { btree_gist }, { createPgConfig }] = await Promise.all([
      import('@electric-sql/pglite'),
      import('@electric-sql/pglite/contrib/btree_gist'),
      import('@electric-sql/pglite/node-postgres'),
    ]);
    return { PGlite, btree_gist, createPgConfig };
  } catch (error) {
    if (errorCode(error) !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new StorageError(
      '--database needs the optional package @electric-sql/pglite. Run npm install, without --omit=optional.',
      { cause: error },
    );
  }
}

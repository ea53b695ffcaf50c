import type { Pool } from 'pg';
import { sha256OfBytes } from '../../crypto.ts';
import type { Files } from '../../files/files.ts';
import { orBusy } from './pool.ts';

/** Stores files in the database, so that a single backup contains everything. */
export function createPostgresFiles(pool: Pool): Files {
  return {
    async put(bytes, at) {
      const hash = await sha256OfBytes(bytes);
      const putAt = at.toISOString();
      const { rowCount } = await orBusy(
        pool.query('UPDATE files SET put_at = greatest(put_at, $2) WHERE hash = $1', [hash, putAt]),
      );
      if (rowCount === 1) return hash;
      const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      await orBusy(
        pool.query(
          `INSERT INTO files (hash, content, put_at) VALUES ($1, $2, $3)
             ON CONFLICT (hash) DO UPDATE SET put_at = greatest(files.put_at, excluded.put_at)`,
          [hash, content, putAt],
        ),
      );
      return hash;
    },
    async get(hash) {
      const { rows } = await orBusy(
        pool.query<{ content: Buffer }>('SELECT content FROM files WHERE hash = $1', [hash]),
      );
      return rows[0] ? new Uint8Array(rows[0].content) : null;
    },
    async remove(hash, putUntil) {
      const values = [hash, putUntil.toISOString()];
      await orBusy(pool.query('DELETE FROM files WHERE hash = $1 AND put_at <= $2', values));
    },
  };
}

import type { Pool } from 'pg';
import { sha256OfBytes } from '../../../backend/core/crypto.ts';
import { type ReplaceableFiles, streamPieces, wholeFile } from '../../../backend/files/files.ts';
import { StoreBusyError } from '../../../backend/store/storage-error.ts';
import { orBusy } from './pool.ts';

/** Bytes in memory of each download. */
const PIECE_BYTES = 256 * 1024;

export function createPostgresFiles(pool: Pool): ReplaceableFiles {
  async function readPiece(hash: string, start: number) {
    const { rows } = await orBusy(
      pool.query<{ size: number; piece: Buffer }>(
        `SELECT octet_length(content) AS size, substring(content FROM $2 FOR $3) AS piece
           FROM files WHERE hash = $1`,
        [hash, start + 1, PIECE_BYTES],
      ),
    );
    return rows[0] && { size: rows[0].size, bytes: new Uint8Array(rows[0].piece) };
  }

  return {
    async put(bytes, at, given) {
      const hash = given ?? (await sha256OfBytes(bytes));
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
      const first = await readPiece(hash, 0);
      if (!first) return null;
      if (first.bytes.byteLength === first.size) return wholeFile(first.bytes);
      let read = 0;
      const content = streamPieces(async () => {
        if (read === first.size) return null;
        const piece = read === 0 ? first : await readPiece(hash, read);
        if (piece?.size !== first.size) {
          throw new StoreBusyError('A file was removed or replaced while it was sent');
        }
        read += piece.bytes.byteLength;
        return piece.bytes;
      });
      return { size: first.size, content };
    },
    async overwrite(hash, bytes) {
      const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      await orBusy(pool.query('UPDATE files SET content = $2 WHERE hash = $1', [hash, content]));
    },
    async remove(hash, putUntil) {
      const values = [hash, putUntil.toISOString()];
      await orBusy(pool.query('DELETE FROM files WHERE hash = $1 AND put_at <= $2', values));
    },
  };
}

export async function listUsedFiles(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ hash: string }>(
    `SELECT file ->> 'hash' AS hash FROM messages WHERE file IS NOT NULL
     UNION SELECT signature ->> 'hash' FROM medical_records WHERE signature IS NOT NULL
     UNION SELECT hash FROM signatures UNION SELECT id FROM pictures UNION SELECT id FROM unused_files`,
  );
  return rows.map(({ hash }) => hash);
}

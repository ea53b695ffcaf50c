import { expect, test } from 'vitest';
import { readStoredFile } from '../../backend/files/files.ts';
import { StoreBusyError } from '../../backend/store/storage-error.ts';
import { createPostgresFiles } from '../../server/store/postgres/postgres-files.ts';
import { createTestPool } from './support/open-store.ts';
import { createTestDatabase } from './support/test-database.ts';

const PIECE = 256 * 1024;
const now = new Date('2026-11-23T04:00:00.000Z');
const bytes = Uint8Array.from({ length: 2 * PIECE + 1000 }, (_, index) => index % 251);

async function open() {
  const files = createPostgresFiles(createTestPool(await createTestDatabase()));
  return { files, hash: await files.put(bytes, now) };
}

test('a large file is read from the database in chunks, as its reader consumes them', async () => {
  const { files, hash } = await open();
  const file = await files.get(hash);
  expect(file?.size).toBe(bytes.length);
  const sizes: number[] = [];
  const reader = new Response(file?.content).body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    sizes.push(part.value.length);
  }
  expect(sizes).toEqual([PIECE, PIECE, 1000]);
  expect(await readStoredFile(files, hash)).toEqual(bytes);
});

test('reading a file that is replaced by a longer one in the meantime fails, too', async () => {
  const { files, hash } = await open();
  const file = await files.get(hash);
  await files.overwrite(hash, new Uint8Array(bytes.length + 100));
  await expect(new Response(file?.content).arrayBuffer()).rejects.toThrow(StoreBusyError);
});

test('reading a file that is removed in the meantime fails instead of returning partial content', async () => {
  const { files, hash } = await open();
  const file = await files.get(hash);
  await files.remove(hash, now);
  await expect(new Response(file?.content).arrayBuffer()).rejects.toThrow(StoreBusyError);
});

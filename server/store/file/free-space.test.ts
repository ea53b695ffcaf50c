import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { StorageError } from '../../../backend/store/storage-error.ts';
import { checkFreeSpace } from './free-space.ts';

vi.mock(import('node:fs/promises'), { spy: true });

const path = join(tmpdir(), 'caresetu.json');
const MEGABYTE = 1024 * 1024;

async function onDisk(changes: { blocks?: number; bavail: number }): Promise<void> {
  const real = await statfs(tmpdir());
  vi.mocked(statfs).mockResolvedValueOnce({ ...real, bsize: MEGABYTE, blocks: 1000, ...changes });
}

test('a disk with 64 MB for the server has space', async () => {
  await onDisk({ bavail: 64 });
  await expect(checkFreeSpace(path)).resolves.toBeUndefined();
});

test('a disk with less is full, and the message says what to do', async () => {
  await onDisk({ bavail: 63 });
  const checked = checkFreeSpace(path);
  await expect(checked).rejects.toThrow(StorageError);
  await expect(checked).rejects.toThrow('has less than 64 MB left. Free some space.');
});

test('a file system without sizes counts as one with space', async () => {
  await onDisk({ blocks: 0, bavail: 0 });
  await expect(checkFreeSpace(path)).resolves.toBeUndefined();
});

test('a folder that is gone has no space', async () => {
  await expect(checkFreeSpace(join(tmpdir(), 'gone', 'caresetu.json'))).rejects.toThrow(
    StorageError,
  );
});

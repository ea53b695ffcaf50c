import { expect, test } from 'vitest';
import { createMemoryFiles } from '../../files/memory-files.ts';
import { createTestBackend } from '../../testing/test-backend.ts';
import { createTestSeed } from '../../testing/test-seed.ts';
import { sweep } from '../../sweep/sweep.ts';
import { storeFile, useFile } from './unused-files.ts';

const HOUR = 60 * 60;

const bytesOf = (text: string) => new TextEncoder().encode(text);

test('a later sweep retries a file that could not be removed', async () => {
  const files = createMemoryFiles();
  const removed: string[] = [];
  let failures = 1;
  const { backend, clock } = createTestBackend({
    seed: createTestSeed(),
    files: {
      ...files,
      async remove(hash, putUntil) {
        failures -= 1;
        if (failures >= 0) throw new Error('The disk is read-only');
        removed.push(hash);
        return files.remove(hash, putUntil);
      },
    },
  });
  const check = async () => undefined;
  const hashes = [
    await storeFile(backend, 'sender', bytesOf('first'), check),
    await storeFile(backend, 'sender', bytesOf('second'), check),
  ];
  clock.advance(HOUR);
  await expect(sweep(backend)).rejects.toThrow('The disk is read-only');
  expect(removed).toHaveLength(1);
  clock.advance(HOUR);
  await sweep(backend);
  expect(removed.toSorted()).toEqual(hashes.toSorted());
  for (const hash of hashes) expect(await files.get(hash)).toBeNull();
  expect(await backend.store.read((reads) => reads.find('unusedFiles'))).toEqual([]);
});

test('a file is kept if it is stored again during its removal', async () => {
  const files = createMemoryFiles();
  const check = async () => undefined;
  const { backend, clock } = createTestBackend({
    seed: createTestSeed(),
    files: {
      ...files,
      async remove(hash, putUntil) {
        await storeFile(backend, 'sender', bytesOf('first'), check);
        return files.remove(hash, putUntil);
      },
    },
  });
  const hash = await storeFile(backend, 'sender', bytesOf('first'), check);
  clock.advance(HOUR);
  await sweep(backend);
  expect(await files.get(hash)).not.toBeNull();
  expect(await backend.store.read((reads) => reads.get('unusedFiles', hash))).toBeDefined();
  await backend.store.write((unit) => useFile(unit, hash));
  clock.advance(HOUR);
  await sweep(backend);
  expect(await files.get(hash)).not.toBeNull();
});

import { randomBytes } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256OfBytes } from '../../../backend/core/crypto.ts';
import {
  readStoredFile,
  type ReplaceableFiles,
  streamPieces,
} from '../../../backend/files/files.ts';
import { createMemoryFiles } from '../../../backend/files/memory-files.ts';
import { KeyRing, SealError } from './key-ring.ts';
import { Seal } from './seal.ts';
import { createSealedFiles } from './sealed-files.ts';

const [master, later] = [randomBytes(32), randomBytes(32)];
const NOW = new Date('2026-11-23T04:00:00.000Z');
const PART = 64 * 1024;

function sealWith(current: Uint8Array, ...others: Uint8Array[]): Seal {
  const seal = new Seal(new KeyRing(current, ...others));
  seal.isOn = true;
  return seal;
}

/** Sends each file in pieces of this many bytes, as a bucket does. */
function inPieces(files: ReplaceableFiles, length: number): ReplaceableFiles {
  return {
    ...files,
    async get(hash) {
      const bytes = await readStoredFile(files, hash);
      if (!bytes) return null;
      let position = 0;
      const read = async () => {
        const piece = bytes.slice(position, (position += length));
        return piece.byteLength > 0 ? piece : null;
      };
      return { size: bytes.byteLength, content: streamPieces(read) };
    },
  };
}

/** For many bytes, `toEqual` takes seconds. */
async function holds(
  files: Pick<ReplaceableFiles, 'get'>,
  hash: string,
  bytes: Uint8Array,
): Promise<boolean> {
  const stored = await readStoredFile(files, hash);
  return stored !== null && Buffer.compare(stored, bytes) === 0;
}

test.each([0, 1, 88, PART - 1, PART, PART + 1, 3 * PART, 3 * PART + 7])(
  'a file of %d bytes is read back unchanged, with its size, and is stored encrypted under its hash',
  async (length) => {
    const raw = createMemoryFiles();
    const bytes = new Uint8Array(randomBytes(length));
    const hash = await createSealedFiles(raw, sealWith(master)).put(bytes, NOW);
    expect(hash).toBe(await sha256OfBytes(bytes));
    const stored = Buffer.from((await readStoredFile(raw, hash)) ?? []);
    if (length > 16) expect(stored.includes(Buffer.from(bytes.subarray(0, 16)))).toBe(false);
    for (const piece of [1000, PART, 10 * PART]) {
      const files = createSealedFiles(inPieces(raw, piece), sealWith(master));
      expect((await files.get(hash))?.size).toBe(length);
      expect(await holds(files, hash, bytes)).toBe(true);
    }
  },
);

test('a file from before the encryption is read, and is encrypted later', async () => {
  const raw = createMemoryFiles();
  const bytes = new Uint8Array(randomBytes(PART + 5));
  const hash = await raw.put(bytes, NOW);
  for (const pieces of [100, PART]) {
    const files = createSealedFiles(inPieces(raw, pieces), sealWith(master));
    expect(await holds(files, hash, bytes)).toBe(true);
  }
  const files = createSealedFiles(raw, sealWith(master));
  expect(await files.sealAgain(hash)).toBe(true);
  expect(await files.sealAgain(hash)).toBe(false);
  expect(await holds(raw, hash, bytes)).toBe(false);
  expect(await holds(files, hash, bytes)).toBe(true);
});

test('a file is read with the previous key, and without it once the new key wraps its key', async () => {
  const raw = createMemoryFiles();
  const bytes = new Uint8Array(randomBytes(PART + 5));
  const hash = await createSealedFiles(raw, sealWith(master)).put(bytes, NOW);
  const onlyLater = createSealedFiles(raw, sealWith(later));
  await expect(readStoredFile(onlyLater, hash)).rejects.toThrow(SealError);
  const both = createSealedFiles(raw, sealWith(later, master));
  expect(await holds(both, hash, bytes)).toBe(true);
  expect(await both.sealAgain(hash)).toBe(true);
  expect(await holds(onlyLater, hash, bytes)).toBe(true);
});

test('a file that was changed, cut off or put under another hash is refused', async () => {
  const raw = createMemoryFiles();
  const files = createSealedFiles(raw, sealWith(master));
  const hash = await files.put(new Uint8Array(randomBytes(2 * PART + 5)), NOW);
  const other = await files.put(new Uint8Array(randomBytes(9)), NOW);
  const stored = (await readStoredFile(raw, hash)) ?? new Uint8Array();
  const refused = async (bytes: Uint8Array<ArrayBuffer>, name = hash) => {
    await raw.overwrite(name, bytes);
    await expect(readStoredFile(files, name)).rejects.toThrow(SealError);
  };
  const property = fc.asyncProperty(fc.nat(), async (turn) => {
    const index = 112 + (turn % (stored.byteLength - 112));
    await refused(stored.with(index, (stored[index] ?? 0) ^ 1));
  });
  await fc.assert(property, { numRuns: 20 });
  await refused(stored.slice(0, -5 - 28));
  await refused(stored.slice(0, -1));
  for (const length of [112, 50, 0]) await refused(stored.slice(0, length));
  await refused(new TextEncoder().encode('another file'));
  await refused(stored, other);
});

test('nothing is encrypted before the data is marked', async () => {
  const raw = createMemoryFiles();
  const bytes = new Uint8Array(randomBytes(9));
  const hash = await createSealedFiles(raw, new Seal(new KeyRing(master))).put(bytes, NOW);
  expect(await holds(raw, hash, bytes)).toBe(true);
});

import { StoreBusyError } from '../../../backend/store/storage-error.ts';
import type { Store, UnitOfWork } from '../../../backend/store/store.ts';
import { addMark, keepOnlyMark } from './mark.ts';
import { readMark } from './master-keys.ts';
import { isSealed, type Seal } from './seal.ts';
import { findSealing, type SealedCollection, sealedCollections } from './sealed-fields.ts';
import type { SealedFiles } from './sealed-files.ts';

const BATCH = 20;
/** Records per read. */
const PAGE = 10_000;

export interface SealRestOptions {
  store: Store;
  files: SealedFiles;
  seal: Seal;
  listFiles: () => Promise<readonly string[]>;
  signal?: AbortSignal;
}

export interface SealRestResult {
  records: number;
  dataKeys: number;
  files: number;
}

/** Seals what is still plain, and wraps all data keys with the current key. */
export async function sealRest(options: SealRestOptions): Promise<SealRestResult> {
  const { store, files, seal, listFiles, signal } = options;
  const result: SealRestResult = { records: 0, dataKeys: 0, files: 0 };
  await addMark(store, seal);
  for (const collection of sealedCollections) {
    result.records += await repeat(() => sealPage(options, collection), signal);
  }
  for (const masterId of await store.read(readMark)) {
    if (masterId === seal.ring.currentId) continue;
    result.dataKeys += await repeat(() => wrapPage(options, masterId), signal);
  }
  await sealShortLivedAgain(options);
  for (const hash of await listFiles()) {
    if (signal?.aborted) break;
    if (await files.sealAgain(hash)) result.files += 1;
  }
  if (!signal?.aborted) await keepOnlyMark(store, seal);
  return result;
}

/** @param sealPage resolves to the number of records that were left */
async function repeat(sealPage: () => Promise<number>, signal?: AbortSignal): Promise<number> {
  let total = 0;
  for (;;) {
    const count = signal?.aborted ? 0 : await sealPage();
    if (count === 0) return total;
    total += count;
  }
}

async function sealPage<C extends SealedCollection>(
  options: SealRestOptions,
  collection: C,
): Promise<number> {
  const { store, seal } = options;
  const found = await store.read(async (reads) => findSealing(collection)?.findPlain(reads, PAGE));
  return writeAll(options, found ?? [], async (unit, id) => {
    const record = await unit.get(collection, id);
    if (!record || isSealed(record)) return;
    await unit.update(collection, id, await seal.seal(unit, collection, record));
  });
}

async function wrapPage(options: SealRestOptions, masterId: string): Promise<number> {
  const { store, seal } = options;
  const found = await store.read((reads) => reads.find('dataKeys', { masterId }, PAGE));
  return writeAll(options, found, async (unit, id) => {
    const wrap = await unit.get('dataKeys', id);
    if (wrap?.masterId !== masterId) return;
    const { reader, scope } = wrap;
    const key = seal.ring.unwrap(wrap, reader, scope);
    await unit.update('dataKeys', id, seal.ring.wrap(key, reader, scope));
  });
}

/** These have no data key that could be wrapped again. */
async function sealShortLivedAgain(options: SealRestOptions): Promise<void> {
  const { store, seal } = options;
  const records = await store.read((reads) => reads.find('idempotency'));
  const former = records.filter((record) => !seal.isCurrent(record));
  await writeAll(options, former, async (unit, id) => {
    const stored = await unit.get('idempotency', id);
    if (!stored || seal.isCurrent(stored)) return;
    const opened = await seal.open(unit, 'idempotency', stored);
    await unit.update('idempotency', id, await seal.seal(unit, 'idempotency', opened));
  });
}

/** Under many other writes, a smaller batch meets fewer conflicts. */
async function writeAll(
  { store, signal }: SealRestOptions,
  records: readonly { id: string }[],
  change: (unit: UnitOfWork, id: string) => Promise<void>,
): Promise<number> {
  let size = BATCH;
  let start = 0;
  while (start < records.length) {
    if (signal?.aborted) break;
    const batch = records.slice(start, start + size);
    try {
      await store.write(async (unit) => {
        for (const { id } of batch) await change(unit, id);
      });
      start += batch.length;
      size = Math.min(BATCH, 2 * size);
    } catch (error) {
      if (!(error instanceof StoreBusyError) || size === 1) throw error;
      size = Math.ceil(size / 2);
    }
  }
  return records.length;
}

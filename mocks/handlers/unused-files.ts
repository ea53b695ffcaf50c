import { sha256OfBytes } from '../crypto.ts';
import type { RecordOf } from '../store/records.ts';
import { replace, type UnitOfWork } from '../store/store.ts';
import { secondsAfter } from '../time.ts';
import type { Backend } from './backend.ts';
import { spendHourlyAmount } from './throttle.ts';

/** How long a file that nothing refers to is kept: longer than any call that may still refer to it. */
const KEPT_SECONDS = 60 * 60;
/** How many files one sweep looks at in one write. */
const BATCH = 100;

/**
 * Stores a file of an account that a later write refers to with `useFile`; one that no write refers to is swept.
 * Throws what `check` throws, and `too-many-requests` beyond the account's quota, before anything is stored.
 */
export async function storeFile(
  { store, files, clock, limits }: Pick<Backend, 'store' | 'files' | 'clock' | 'limits'>,
  accountId: string,
  bytes: Uint8Array<ArrayBuffer>,
  check: (unit: UnitOfWork) => Promise<unknown>,
): Promise<string> {
  const hash = await sha256OfBytes(bytes);
  const now = clock.now();
  await store.write(async (unit) => {
    await check(unit);
    await spendHourlyAmount(unit, `file-bytes:${accountId}`, now, bytes.byteLength, {
      limit: limits.fileBytesAnHour,
      reason: 'You have sent very many files.',
    });
    await releaseFiles(unit, [hash], now);
  });
  return files.put(bytes, now);
}

/** Keeps a stored file, now that a record of this write refers to it. */
export async function useFile(unit: UnitOfWork, hash: string): Promise<void> {
  await unit.remove('unusedFiles', hash);
}

/** Leaves files, by their hashes, to the sweep, which removes those that no other record refers to. */
export async function releaseFiles(
  unit: UnitOfWork,
  hashes: readonly string[],
  now: Date,
): Promise<void> {
  const expiresAt = secondsAfter(now, KEPT_SECONDS);
  for (const id of new Set(hashes)) await replace(unit, 'unusedFiles', { id, expiresAt });
}

/**
 * Removes the files that have been unused for an hour. A file that cannot be removed is retried after
 * another hour; the others are removed first, then this rejects.
 */
export async function removeUnusedFiles({ store, files }: Backend, now: Date): Promise<void> {
  const at = now.toISOString();
  const putUntil = new Date(now.getTime() - KEPT_SECONDS * 1000);
  const failures = new Map<string, unknown>();
  const due = () => store.read((reads) => reads.findExpired('unusedFiles', at, BATCH));
  while ((await due()).length > 0) {
    const unused = await store.write(async (unit) => {
      const expired = await unit.findExpired('unusedFiles', at, BATCH);
      const sent = new Set((await unit.find('messages')).map(({ file }) => file?.hash));
      const found: RecordOf<'unusedFiles'>[] = [];
      for (const record of expired) {
        const isUsed = sent.has(record.id) || (await unit.get('pictures', record.id));
        if (isUsed) await unit.remove('unusedFiles', record.id);
        else found.push(record);
      }
      return found;
    });
    // After the write, which may run twice, and before the records go, so that a kill in between
    // leaves them to the next sweep. A file that was put again since then stays.
    for (const { id } of unused) {
      await files.remove(id, putUntil).catch((error: unknown) => failures.set(id, error));
    }
    await store.write(async (unit) => {
      for (const { id, expiresAt } of unused) {
        // A call that stores the file again has changed the record, or removed it.
        if ((await unit.get('unusedFiles', id))?.expiresAt !== expiresAt) continue;
        if (failures.has(id)) await releaseFiles(unit, [id], now);
        else await unit.remove('unusedFiles', id);
      }
    });
  }
  if (failures.size > 0) {
    const reasons = [...failures.values()];
    throw new AggregateError(reasons, `${reasons.length} unused file(s) stay: ${reasons[0]}`);
  }
}

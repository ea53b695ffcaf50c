import { sha256OfBytes } from '../../core/crypto.ts';
import type { RecordOf } from '../../store/records.ts';
import { replace, type UnitOfWork } from '../../store/store.ts';
import { secondsAfter } from '../../core/time.ts';
import type { Backend } from '../core/backend.ts';
import type { Removed } from '../core/sweep-step.ts';
import { spendHourlyAmount } from '../core/throttle.ts';

/** Longer than any upload request can take. */
const GRACE_SECONDS = 60 * 60;
const BATCH = 100;

/**
 * The sweep deletes the file unless a later write claims it with `useFile`.
 * @throws errors from `check`, or ApiError `too-many-requests` over the quota.
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
      reason: 'You have sent too many files.',
    });
    await releaseFiles(unit, [hash], now);
  });
  return files.put(bytes, now);
}

export async function useFile(unit: UnitOfWork, hash: string): Promise<void> {
  await unit.remove('unusedFiles', hash);
}

export async function releaseFiles(
  unit: UnitOfWork,
  hashes: readonly string[],
  now: Date,
): Promise<void> {
  const expiresAt = secondsAfter(now, GRACE_SECONDS);
  for (const id of new Set(hashes)) await replace(unit, 'unusedFiles', { id, expiresAt });
}

async function isUsed(unit: UnitOfWork, hash: string): Promise<boolean> {
  if (await unit.get('pictures', hash)) return true;
  const users = await Promise.all([
    unit.find('messages', { 'file.hash': hash }, 1),
    unit.find('signatures', { hash }, 1),
    unit.find('medicalRecords', { 'signature.hash': hash }, 1),
  ]);
  return users.some((found) => found.length > 0);
}

export async function removeUnusedFiles({ store, files }: Backend, now: Date): Promise<Removed> {
  const at = now.toISOString();
  const putUntil = new Date(now.getTime() - GRACE_SECONDS * 1000);
  const failures = new Map<string, unknown>();
  let count = 0;
  const due = () => store.read((reads) => reads.findExpired('unusedFiles', at, BATCH));
  while ((await due()).length > 0) {
    const unused = await store.write(async (unit) => {
      const expired = await unit.findExpired('unusedFiles', at, BATCH);
      const found: RecordOf<'unusedFiles'>[] = [];
      for (const record of expired) {
        if (await isUsed(unit, record.id)) await unit.remove('unusedFiles', record.id);
        else found.push(record);
      }
      return found;
    });
    // Delete outside the transaction, which may run twice.
    for (const { id } of unused) {
      await files.remove(id, putUntil).catch((error: unknown) => failures.set(id, error));
    }
    count += unused.length;
    await store.write(async (unit) => {
      for (const { id, expiresAt } of unused) {
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
  return { unusedFiles: count };
}

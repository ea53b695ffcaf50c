import { retentionRules, type RetentionRule } from '../../src/domain/privacy/retention.ts';
import type { CollectionName } from '../store/records.ts';
import type { ExpiringCollection, Store } from '../store/store.ts';
import { secondsAfter } from '../core/time.ts';
import type { Backend } from '../handlers/core/backend.ts';
import { removeStoredKey } from '../handlers/core/signing-keys.ts';
import type { Removed, SweepStep } from '../handlers/core/sweep-step.ts';
import { lapseRequests } from '../handlers/booking/lapse-requests.ts';
import { removeUnusedFiles } from '../handlers/files/unused-files.ts';
import { removeRemains } from '../handlers/privacy/erasure.ts';
import { removeOldReads } from '../handlers/records/audit-retention.ts';

const SWEEP_MS = 60 * 1000;
const BATCH = 500;

retentionRules satisfies Record<CollectionName, RetentionRule>;

const steps: readonly SweepStep[] = [
  ({ store }, now) => removeExpired(store, 'signups', now),
  ({ store }, now) => removeExpired(store, 'sessions', now),
  ({ store }, now) => removeExpired(store, 'knownDevices', now),
  ({ store }, now) => removeExpired(store, 'oneTimeCodes', now),
  ({ store }, now) => removeExpired(store, 'throttles', now),
  ({ store }, now) => removeExpired(store, 'idempotency', now),
  ({ store }, now) => removeExpired(store, 'callSeats', now),
  ({ store }, now) => removeExpired(store, 'visitPhones', now),
  ({ store }, now) => removeExpired(store, 'notices', now),
  removeStoredKey,
  removeUnusedFiles,
  removeRemains,
  removeOldReads,
  lapseRequests,
];

/** @throws AggregateError if any step failed, after running all of them. */
export async function sweep(
  backend: Backend,
  onRemoved: (removed: Removed) => void = () => {},
): Promise<void> {
  const now = backend.clock.now();
  const failures: unknown[] = [];
  for (const step of steps) {
    try {
      onRemoved(await step(backend, now));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `The sweep failed: ${failures[0]}`);
}

interface SweepOptions {
  onError: (error: unknown) => void;
  onRemoved?: (removed: Removed) => void;
  sweepAlone?: ((sweep: () => Promise<void>) => Promise<void>) | undefined;
}

export function startSweeping(
  backend: Backend,
  { onError, onRemoved, sweepAlone = (work) => work() }: SweepOptions,
): () => Promise<void> {
  const run = () => sweepAlone(() => sweep(backend, onRemoved));
  let underWay = run().catch(onError);
  const timer = setInterval(() => {
    underWay = underWay.then(run).catch(onError);
  }, SWEEP_MS);
  return () => {
    clearInterval(timer);
    return underWay;
  };
}

async function removeExpired(
  store: Store,
  collection: Exclude<ExpiringCollection, 'unusedFiles' | 'erasures' | 'auditChains'>,
  now: Date,
): Promise<Removed> {
  const at = secondsAfter(now, -retentionRules[collection].extraSeconds);
  let count = 0;
  const due = () => store.read((reads) => reads.findExpired(collection, at, BATCH));
  // Read first, because reading does not block writes.
  while ((await due()).length > 0) {
    count += await store.write(async (unit) => {
      const expired = await unit.findExpired(collection, at, BATCH);
      for (const { id } of expired) await unit.remove(collection, id);
      return expired.length;
    });
  }
  return { [collection]: count };
}

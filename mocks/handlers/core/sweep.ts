import type { ExpiringCollection, Store } from '../../store/core/store.ts';
import { secondsAfter } from '../../time.ts';
import type { Backend } from './backend.ts';
import { lapseRequests } from '../booking/lapse-requests.ts';
import { removeUnusedFiles } from '../files/unused-files.ts';

const SWEEP_MS = 60 * 1000;
const BATCH = 500;

/** May run again after a failure, so it must be idempotent. */
export type SweepStep = (backend: Backend, now: Date) => Promise<void>;

/** Expired rows are stored this long, so that a late request gets the right error. */
const retentionSeconds: Record<Exclude<ExpiringCollection, 'unusedFiles'>, number> = {
  signups: 0,
  sessions: 0,
  oneTimeCodes: 24 * 60 * 60,
  throttles: 0,
  idempotency: 0,
};

const steps: readonly SweepStep[] = [
  ({ store }, now) => removeExpired(store, 'signups', now),
  ({ store }, now) => removeExpired(store, 'sessions', now),
  ({ store }, now) => removeExpired(store, 'oneTimeCodes', now),
  ({ store }, now) => removeExpired(store, 'throttles', now),
  ({ store }, now) => removeExpired(store, 'idempotency', now),
  removeUnusedFiles,
  lapseRequests,
];

/** @throws AggregateError if any step failed, after running all of them. */
export async function sweep(backend: Backend): Promise<void> {
  const now = backend.clock.now();
  const failures: unknown[] = [];
  for (const step of steps) {
    await step(backend, now).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `The sweep failed: ${failures[0]}`);
}

/**
 * The returned function stops sweeping and waits for the current sweep.
 * @param sweepAlone prevents several processes from sweeping at once
 */
export function startSweeping(
  backend: Backend,
  onError: (error: unknown) => void,
  sweepAlone: (sweep: () => Promise<void>) => Promise<void> = (work) => work(),
): () => Promise<void> {
  const run = () => sweepAlone(() => sweep(backend));
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
  collection: keyof typeof retentionSeconds,
  now: Date,
): Promise<void> {
  const at = secondsAfter(now, -retentionSeconds[collection]);
  const due = () => store.read((reads) => reads.findExpired(collection, at, BATCH));
  // Read first, because reading does not block writes.
  while ((await due()).length > 0) {
    await store.write(async (unit) => {
      const expired = await unit.findExpired(collection, at, BATCH);
      for (const { id } of expired) await unit.remove(collection, id);
    });
  }
}

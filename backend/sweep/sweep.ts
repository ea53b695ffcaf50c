import {
  isStoredForYears,
  retentionRules,
  type RetentionRule,
} from '../../src/domain/privacy/retention.ts';
import type { CollectionName } from '../store/records.ts';
import type { ExpiringCollection, ReadTransaction, Store } from '../store/store.ts';
import { secondsAfter } from '../core/time.ts';
import type { Backend } from '../handlers/core/backend.ts';
import { removeStoredKey } from '../handlers/core/signing-keys.ts';
import type { Removed, SweepStep } from '../handlers/core/sweep-step.ts';
import { endProposals } from '../handlers/booking/end-proposals.ts';
import { lapseRequests } from '../handlers/booking/lapse-requests.ts';
import { removeUnusedFiles } from '../handlers/files/unused-files.ts';
import { endWaits } from '../handlers/waitlist/end-waits.ts';
import { endedStates } from '../handlers/notices/plan-deliveries.ts';
import { removeRemains } from '../handlers/privacy/erasure.ts';
import { removeOldReads } from '../handlers/records/audit-retention.ts';

const SWEEP_MS = 60 * 1000;
const BATCH = 500;

retentionRules satisfies Record<CollectionName, RetentionRule>;

interface Row {
  /** The records whose period the step ends. */
  ends: readonly CollectionName[];
  step: SweepStep;
}

const rows: readonly Row[] = [
  expiring('signups'),
  expiring('sessions'),
  expiring('knownDevices'),
  expiring('oneTimeCodes'),
  expiring('emailChanges'),
  expiring('throttles'),
  expiring('idempotency'),
  expiring('callSeats'),
  expiring('visitPhones'),
  expiring('notices'),
  { ends: ['deliveries'], step: removeEndedDeliveries },
  { ends: ['settings'], step: removeStoredKey },
  { ends: ['unusedFiles'], step: removeUnusedFiles },
  {
    ends: [
      'appointments',
      'slotHolds',
      'medicalRecords',
      'conversations',
      'messages',
      'queueBookings',
      'payments',
      'consents',
    ],
    step: removeRemains,
  },
  { ends: ['auditEntries'], step: removeOldReads },
  { ends: [], step: lapseRequests },
  { ends: [], step: endProposals },
  { ends: ['waitlist'], step: endWaits },
];

/** `short` leaves records that are stored for years. */
export type SweepScope = 'all' | 'short';

/** @throws AggregateError if any step failed, after running all of them. */
export async function sweep(
  backend: Backend,
  onRemoved: (removed: Removed) => void = () => {},
  scope: SweepScope = 'all',
): Promise<void> {
  const now = backend.clock.now();
  const failures: unknown[] = [];
  for (const { ends, step } of rows) {
    if (scope === 'short' && ends.some(isStoredForYears)) continue;
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
  /** Reads null while nothing may be removed and no request may lapse. */
  readScope?: (() => Promise<SweepScope | null>) | undefined;
}

export function startSweeping(
  backend: Backend,
  {
    onError,
    onRemoved,
    sweepAlone = (work) => work(),
    readScope = async () => 'all',
  }: SweepOptions,
): () => Promise<void> {
  const run = async () => {
    const scope = await readScope();
    if (scope !== null) await sweepAlone(() => sweep(backend, onRemoved, scope));
  };
  let underWay = run().catch(onError);
  const timer = setInterval(() => {
    underWay = underWay.then(run).catch(onError);
  }, SWEEP_MS);
  return () => {
    clearInterval(timer);
    return underWay;
  };
}

type ExpiringOnly = Exclude<
  ExpiringCollection,
  'unusedFiles' | 'erasures' | 'auditChains' | 'slotHolds' | 'deliveries' | 'waitlist'
>;

function expiring(collection: ExpiringOnly): Row {
  return {
    ends: [collection],
    step: ({ store }, now) => removeExpired(store, collection, now),
  };
}

async function removeExpired(store: Store, collection: ExpiringOnly, now: Date): Promise<Removed> {
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

/** The others with an end of now are due (`deliverDue`). */
async function removeEndedDeliveries({ store }: Backend, now: Date): Promise<Removed> {
  const at = now.toISOString();
  const findEnded = (reads: ReadTransaction) =>
    reads.findExpired('deliveries', at, BATCH, { state: endedStates });
  let count = 0;
  while ((await store.read(findEnded)).length > 0) {
    count += await store.write(async (unit) => {
      const ended = await findEnded(unit);
      for (const { id } of ended) await unit.remove('deliveries', id);
      return ended.length;
    });
  }
  return { deliveries: count };
}

import { getStart } from '../../src/domain/appointments/dashboard.ts';
import { retentionRules } from '../../src/domain/privacy/retention.ts';
import type { Backend } from '../handlers/core/backend.ts';
import { deliver } from './deliver.ts';
import { sweep } from './sweep.ts';
import { type CollectionName, collectionNames } from '../store/records.ts';
import {
  type ExpiringCollection,
  type ReadTransaction,
  replace,
  type Store,
} from '../store/store.ts';

/** The sweep removes a record this many seconds after its expiry. */
const extraSeconds: Record<ExpiringCollection, number> = {
  signups: retentionRules.signups.extraSeconds,
  sessions: retentionRules.sessions.extraSeconds,
  knownDevices: retentionRules.knownDevices.extraSeconds,
  oneTimeCodes: retentionRules.oneTimeCodes.extraSeconds,
  emailChanges: retentionRules.emailChanges.extraSeconds,
  throttles: retentionRules.throttles.extraSeconds,
  idempotency: retentionRules.idempotency.extraSeconds,
  unusedFiles: retentionRules.unusedFiles.extraSeconds,
  callSeats: retentionRules.callSeats.extraSeconds,
  visitPhones: retentionRules.visitPhones.extraSeconds,
  notices: retentionRules.notices.extraSeconds,
  deliveries: retentionRules.deliveries.extraSeconds,
  waitlist: retentionRules.waitlist.extraSeconds,
  slotHolds: 0,
  erasures: 0,
  auditChains: 0,
};

export async function runDueWork(
  backend: Backend,
  until: Date,
  onError: (error: unknown) => void,
): Promise<void> {
  let at = backend.clock.now();
  await keepSeats(backend.store, at, until);
  while (at < until) {
    at = await nextDue(backend, at, until);
    const moment = at;
    const then = { ...backend, clock: { now: () => moment } };
    await sweep(then).catch(onError);
    await deliver(then, { onError }).catch(onError);
  }
}

/** Calls go on during a jump: their devices renew seats by the real time. */
async function keepSeats(store: Store, from: Date, until: Date): Promise<void> {
  const jumpMs = until.getTime() - from.getTime();
  const findLive = async (reads: ReadTransaction) =>
    (await reads.find('callSeats')).filter(({ expiresAt }) => expiresAt > from.toISOString());
  if (jumpMs <= 0 || (await store.read(findLive)).length === 0) return;
  await store.write(async (unit) => {
    for (const seat of await findLive(unit)) {
      const expiresAt = new Date(Date.parse(seat.expiresAt) + jumpMs).toISOString();
      await replace(unit, 'callSeats', { ...seat, expiresAt });
    }
  });
}

async function nextDue({ store }: Backend, after: Date, until: Date): Promise<Date> {
  const due = await store.read((reads) => listDue(reads, until));
  const later = due.filter((one) => one > after.getTime());
  return new Date(Math.min(until.getTime(), ...later));
}

/** In ms since 1970. */
async function listDue(reads: ReadTransaction, until: Date): Promise<number[]> {
  const requests = await reads.find('appointments', { status: 'pending' });
  const due = requests.map((visit) => getStart(visit).getTime());
  for (const collection of collectionNames.filter(isExpiring)) {
    const expiring = await reads.findExpired(collection, until.toISOString(), Infinity);
    const extraMs = extraSeconds[collection] * 1000;
    due.push(...expiring.map(({ expiresAt = '' }) => Date.parse(expiresAt) + extraMs));
  }
  return due;
}

function isExpiring(name: CollectionName): name is ExpiringCollection {
  return name in extraSeconds;
}

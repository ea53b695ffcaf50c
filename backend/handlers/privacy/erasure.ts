import {
  bookEnd,
  careEnd,
  consentEnd,
  leastYears,
  type RetentionYears,
} from '../../../src/domain/privacy/retention.ts';
import { dateInIndia } from '../../../src/domain/time/india-time.ts';
import type {
  ChangeableCollection,
  ErasureRecord,
  MedicalRecordRecord,
} from '../../store/records.ts';
import { replace, type ReadTransaction, type UnitOfWork } from '../../store/store.ts';
import type { Removed, SweepStep } from '../core/sweep-step.ts';
import { removeVisit } from '../visits/change-visit.ts';
import { removeNoticesAbout } from '../notices/remove-notices.ts';
import { releaseFiles } from '../files/unused-files.ts';
import {
  getMember,
  listConversations,
  removeConversation,
} from '../conversations/conversations.ts';

const BATCH = 100;

interface Remains {
  end: Date;
  remove: (unit: UnitOfWork, now: Date) => Promise<Removed>;
}

/** Call this last, in the write that deletes the account. */
export function beginErasure(
  unit: UnitOfWork,
  id: string,
  now: Date,
  years: RetentionYears,
): Promise<Removed> {
  const at = now.toISOString();
  return continueErasure(unit, { id, erasedAt: at, expiresAt: at }, now, years);
}

/** For people who do not exist, whose data need not stay. Call it instead of `beginErasure`. */
export async function eraseAtOnce(unit: UnitOfWork, id: string, now: Date): Promise<void> {
  const erasure = { id, erasedAt: now.toISOString(), expiresAt: now.toISOString() };
  for (const { remove } of await findRemains(unit, erasure, leastYears)) await remove(unit, now);
}

export const removeRemains: SweepStep = async ({ store, privacy }, now) => {
  const removed: Removed = {};
  const at = now.toISOString();
  const due = () => store.read((reads) => reads.findExpired('erasures', at, BATCH));
  for (let batch = await due(); batch.length > 0; batch = await due()) {
    for (const { id } of batch) {
      const counts = await store.write(async (unit) => {
        const erasure = await unit.get('erasures', id);
        const isDue = erasure !== undefined && erasure.expiresAt <= at;
        return isDue ? continueErasure(unit, erasure, now, privacy.retention) : {};
      });
      add(removed, counts);
    }
  }
  return removed;
};

async function continueErasure(
  unit: UnitOfWork,
  erasure: ErasureRecord,
  now: Date,
  years: RetentionYears,
): Promise<Removed> {
  const removed: Removed = {};
  const ends: Date[] = [];
  for (const { end, remove } of await findRemains(unit, erasure, years)) {
    if (end > now) ends.push(end);
    else add(removed, await remove(unit, now));
  }
  const next = ends.sort((a, b) => a.getTime() - b.getTime())[0];
  if (next) await replace(unit, 'erasures', { ...erasure, expiresAt: next.toISOString() });
  else await unit.remove('erasures', erasure.id);
  return removed;
}

async function findRemains(
  reads: ReadTransaction,
  { id, erasedAt }: ErasureRecord,
  years: RetentionYears,
): Promise<Remains[]> {
  return [
    ...(await findCare(reads, id, years)),
    ...(await findConversations(reads, id, years)),
    ...(await findBookings(reads, id, years)),
    ...(await findConsents(reads, id, erasedAt)),
  ];
}

async function findCare(
  reads: ReadTransaction,
  patientId: string,
  years: RetentionYears,
): Promise<Remains[]> {
  const visits = await reads.find('appointments', { patientId });
  const records = await reads.find('medicalRecords', { patientId });
  const care = [...visits, ...records];
  return [...new Set(care.map(({ doctorId }) => doctorId))].map((doctor) => {
    const isTheirs = ({ doctorId }: { doctorId: string }) => doctorId === doctor;
    return {
      end: careEnd(latest(care.filter(isTheirs).map(({ date }) => date)), years),
      remove: async (unit, now) => ({
        appointments: await removeVisits(unit, visits.filter(isTheirs)),
        medicalRecords: await removeRecords(unit, records.filter(isTheirs), now),
      }),
    };
  });
}

async function removeVisits(unit: UnitOfWork, visits: readonly { id: string }[]): Promise<number> {
  for (const { id } of visits) {
    await removeNoticesAbout(unit, id);
    await removeVisit(unit, id);
  }
  return visits.length;
}

async function removeRecords(
  unit: UnitOfWork,
  records: readonly MedicalRecordRecord[],
  now: Date,
): Promise<number> {
  const signatures = records.flatMap(({ signature }) => signature?.hash ?? []);
  await releaseFiles(unit, signatures, now);
  return removeAll(unit, 'medicalRecords', records);
}

async function findConversations(
  reads: ReadTransaction,
  id: string,
  years: RetentionYears,
): Promise<Remains[]> {
  const conversations = await listConversations(reads, id);
  return conversations
    .filter((conversation) => getMember(conversation, id).role === 'patient')
    .map((conversation) => ({
      end: careEnd(dateInIndia(new Date(conversation.latestAt)), years),
      remove: async (unit, now) => {
        await releaseFiles(unit, await removeConversation(unit, conversation), now);
        return { conversations: 1, messages: conversation.lastSeq };
      },
    }));
}

async function findBookings(
  reads: ReadTransaction,
  patientId: string,
  years: RetentionYears,
): Promise<Remains[]> {
  const bookings = await reads.find('queueBookings', { patientId });
  return Promise.all(
    bookings.map(async (booking) => {
      const payments = await reads.find('payments', { draftId: booking.id });
      const instants = payments.flatMap(({ createdAt, paidAt, refund }) => [
        createdAt,
        ...(paidAt === null ? [] : [paidAt]),
        ...(refund === null ? [] : [refund.refundedAt]),
      ]);
      return {
        end: bookEnd(new Date(latest([booking.createdAt, ...instants])), years),
        remove: async (unit: UnitOfWork) => ({
          payments: await removeAll(unit, 'payments', payments),
          queueBookings: await removeAll(unit, 'queueBookings', [booking]),
        }),
      };
    }),
  );
}

async function findConsents(
  reads: ReadTransaction,
  accountId: string,
  erasedAt: string,
): Promise<Remains[]> {
  const consents = await reads.find('consents', { accountId });
  if (consents.length === 0) return [];
  const remove = async (unit: UnitOfWork) => ({
    consents: await removeAll(unit, 'consents', consents),
  });
  return [{ end: consentEnd(new Date(erasedAt)), remove }];
}

async function removeAll(
  unit: UnitOfWork,
  collection: ChangeableCollection,
  records: readonly { id: string }[],
): Promise<number> {
  for (const { id } of records) await unit.remove(collection, id);
  return records.length;
}

function add(total: Removed, counts: Removed): void {
  for (const [name, count = 0] of Object.entries(counts)) total[name] = (total[name] ?? 0) + count;
}

function latest(values: readonly string[]): string {
  return values.reduce((one, other) => (one > other ? one : other));
}

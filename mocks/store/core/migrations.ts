import { registrations } from '../../seed/doctors/registrations.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export type StoredRecord = Record<string, unknown>;
export type StoredCollections = Record<string, unknown[]>;

type MigrationStep = (collections: StoredCollections) => StoredCollections;

/** Data without a version is version 1. Never change a released step. */
const steps: readonly MigrationStep[] = [
  (collections) =>
    changeRecords(collections, {
      throttles: (record) => ({ expiresAt: throttleExpiry(record), ...record }),
      idempotency: (record) => ({ accountId: idParts(record)[0], ...record }),
      // Codes from version 1 belong to no attempt, so they cannot be redeemed.
      oneTimeCodes: (record) => {
        const [purpose, phone = ''] = idParts(record);
        return { purpose, phone, address: '', sentAt: '', ...record };
      },
    }),
  (collections) =>
    changeRecords(collections, {
      doctors: (record) => {
        const registration = registrations.get(String(record['id']));
        return registration
          ? { ...record, registration, verification: { status: 'verified' } }
          : record;
      },
    }),
  // Adds `blocks` and `reports`, which earlier versions must refuse.
  (collections) => collections,
];

export const SCHEMA_VERSION = steps.length + 1;

export function migrate(version: number, collections: StoredCollections): StoredCollections {
  return steps.slice(version - 1).reduce((migrated, step) => step(migrated), collections);
}

function changeRecords(
  collections: StoredCollections,
  changes: Record<string, (record: StoredRecord) => StoredRecord>,
): StoredCollections {
  const changed = Object.entries(collections).map(([name, records]) => {
    const change = changes[name] ?? ((record: StoredRecord) => record);
    return [name, records.map((record) => (isRecord(record) ? change(record) : record))] as const;
  });
  return Object.fromEntries(changed);
}

function idParts({ id }: StoredRecord): string[] {
  return String(id).split(':');
}

function throttleExpiry({ usedAt, blockedUntil }: StoredRecord): string {
  const instants = [...(Array.isArray(usedAt) ? usedAt : []), blockedUntil];
  const times = instants.map((instant) => Date.parse(String(instant))).filter(Number.isFinite);
  return new Date(Math.max(0, ...times) + DAY_MS).toISOString();
}

export function isRecord(value: unknown): value is StoredRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

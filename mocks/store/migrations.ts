const DAY_MS = 24 * 60 * 60 * 1000;

/** A record as it comes from storage, not yet parsed. */
export type StoredRecord = Record<string, unknown>;
/** The records of each collection, by its name at that version. */
export type StoredCollections = Record<string, unknown[]>;

/** Takes stored data from one schema version to the next. It meets records of any shape. */
type MigrationStep = (collections: StoredCollections) => StoredCollections;

/**
 * The first step takes version 1 to version 2, and so on. Version 1 is all data without a stored
 * version, however few collections it has. A step that has been released is never changed: add another.
 */
const steps: readonly MigrationStep[] = [
  (collections) =>
    changeRecords(collections, {
      throttles: (record) => ({ expiresAt: throttleExpiry(record), ...record }),
      idempotency: (record) => ({ accountId: idParts(record)[0], ...record }),
      // These belong to no attempt, so no client can redeem them.
      oneTimeCodes: (record) => {
        const [purpose, phone = ''] = idParts(record);
        return { purpose, phone, address: '', sentAt: '', ...record };
      },
    }),
];

/** The version of the data that this code reads and writes. */
export const SCHEMA_VERSION = steps.length + 1;

/** Stored data of an earlier version as data of this one. */
export function migrate(version: number, collections: StoredCollections): StoredCollections {
  return steps.slice(version - 1).reduce((migrated, step) => step(migrated), collections);
}

/** The collections with the records of some of them changed; what is no record stays as it is. */
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

/** The parts of an id such as `account:key`. */
function idParts({ id }: StoredRecord): string[] {
  return String(id).split(':');
}

/** A day after the last use or block, from when on nothing of a throttle counts. */
function throttleExpiry({ usedAt, blockedUntil }: StoredRecord): string {
  const instants = [...(Array.isArray(usedAt) ? usedAt : []), blockedUntil];
  const times = instants.map((instant) => Date.parse(String(instant))).filter(Number.isFinite);
  return new Date(Math.max(0, ...times) + DAY_MS).toISOString();
}

/** A stored value that can be a record. */
export function isRecord(value: unknown): value is StoredRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

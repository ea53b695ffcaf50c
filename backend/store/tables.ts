import { FieldIndex } from './field-index.ts';
import type { Operation } from './operations.ts';
import { isRecord } from './is-record.ts';
import { type CollectionName, collectionNames, eachCollection, type RecordOf } from './records.ts';
import type { ExpiringCollection, Where } from './store.ts';

export interface Rows<C extends CollectionName> {
  get(id: string): RecordOf<C> | undefined;
  set(id: string, record: RecordOf<C>): unknown;
  delete(id: string): unknown;
  values(): Iterable<RecordOf<C>>;
  clear(): void;
}

const indexedFields: { [C in CollectionName]?: readonly (keyof Where<C> & string)[] } = {
  accounts: ['phone', 'profilePicture'],
  doctors: ['verification.status'],
  appointments: ['doctorId', 'patientId', 'date', 'status'],
  waitlist: ['patientId', 'doctorId', 'expiresAt'],
  slotHolds: ['doctorId', 'date', 'appointmentId', 'expiresAt'],
  medicalRecords: ['patientId', 'signature.hash'],
  signatures: ['hash'],
  sharings: ['patientId', 'doctorId'],
  queueBookings: ['patientId', 'freelancerId', 'date'],
  payments: ['draftId'],
  conversations: ['pairKey', 'firstId', 'secondId'],
  messages: ['clientId', 'file.hash'],
  signups: ['expiresAt'],
  sessions: ['accountId', 'expiresAt'],
  knownDevices: ['accountId', 'expiresAt'],
  oneTimeCodes: ['phone', 'expiresAt'],
  throttles: ['expiresAt'],
  emailChanges: ['expiresAt'],
  idempotency: ['accountId', 'expiresAt'],
  unusedFiles: ['expiresAt'],
  blocks: ['blockerId', 'blockedId'],
  auditEntries: ['patientId'],
  auditChains: ['expiresAt'],
  consents: ['accountId'],
  erasures: ['expiresAt'],
  callSeats: ['personId', 'otherId', 'expiresAt'],
  visitPhones: ['patientId', 'doctorId', 'expiresAt'],
  deliveries: ['accountId', 'subject', 'expiresAt'],
  notices: ['accountId', 'fromId', 'subject', 'expiresAt'],
  calendarFeeds: ['tokenHash'],
  dataKeys: ['scope', 'reader', 'masterId'],
};

/** Values that no other record of the collection has. */
export const uniqueValues: { [C in CollectionName]?: (record: RecordOf<C>) => Where<C> } = {
  slotHolds: ({ doctorId, date, time }) => ({ doctorId, date, time }),
  waitlist: ({ patientId, doctorId }) => ({ patientId, doctorId }),
};

interface Table<C extends CollectionName> {
  rows: Rows<C>;
  indexes: Map<string, FieldIndex>;
}

export class Tables {
  readonly #tables: { [C in CollectionName]: Table<C> };

  constructor(rowsOf: <C extends CollectionName>(collection: C) => Rows<C>) {
    const tableOf = <C extends CollectionName>(collection: C): Table<C> => ({
      rows: rowsOf(collection),
      indexes: new Map((indexedFields[collection] ?? []).map((field) => [field, new FieldIndex()])),
    });
    this.#tables = eachCollection(tableOf);
  }

  get<C extends CollectionName>(collection: C, id: string): RecordOf<C> | undefined {
    return this.#table(collection).rows.get(id);
  }

  find<C extends CollectionName>(
    collection: C,
    where: Where<C> = {},
    limit = Infinity,
  ): RecordOf<C>[] {
    const { rows, indexes } = this.#table(collection);
    let fewest: ReadonlySet<string> | undefined;
    for (const [field, index] of indexes) {
      if (!(field in where)) continue;
      const wanted: unknown = Reflect.get(where, field);
      // The ids of a list would have to be joined, so prefer the index of a single value.
      if (Array.isArray(wanted) && fewest) continue;
      const ids = Array.isArray(wanted) ? index.idsOfAny(wanted) : index.idsOf(wanted);
      if (!fewest || ids.size < fewest.size) fewest = ids;
    }
    const candidates = fewest
      ? [...fewest].map((id) => rows.get(id)).filter((record) => record !== undefined)
      : [...rows.values()];
    if (limit === Infinity) return candidates.filter((record) => matches(record, where));
    const found: RecordOf<C>[] = [];
    for (const record of candidates) {
      if (found.length === limit) break;
      if (matches(record, where)) found.push(record);
    }
    return found;
  }

  findExpired<C extends ExpiringCollection>(
    collection: C,
    at: string,
    limit: number,
    where: Where<C> = {},
  ): RecordOf<C>[] {
    const { rows, indexes } = this.#table(collection);
    const most = Object.keys(where).length === 0 ? limit : Infinity;
    const ids = indexes.get('expiresAt')?.idsUpTo(at, most) ?? [];
    return ids
      .map((id) => rows.get(id))
      .filter((record) => record !== undefined)
      .filter((record) => matches(record, where))
      .slice(0, limit);
  }

  apply(operations: readonly Operation[]): void {
    for (const operation of operations) this.#put(operation);
  }

  all(): Operation[] {
    return collectionNames.flatMap((collection) =>
      this.find(collection).map((record) => ({ collection, id: record.id, record })),
    );
  }

  clear(): void {
    for (const collection of collectionNames) {
      const { rows, indexes } = this.#table(collection);
      rows.clear();
      for (const index of indexes.values()) index.clear();
    }
  }

  #put<C extends CollectionName>({ collection, id, record }: Operation<C>): void {
    const { rows, indexes } = this.#table(collection);
    const before = rows.get(id);
    for (const [field, index] of indexes) {
      if (before) index.delete(readField(before, field), id);
      if (record) index.add(readField(record, field), id);
    }
    if (record) rows.set(id, deepFreeze(record));
    else rows.delete(id);
  }

  #table<C extends CollectionName>(collection: C): Table<C> {
    return this.#tables[collection];
  }
}

export function matches<C extends CollectionName>(record: RecordOf<C>, where: Where<C>): boolean {
  return Object.entries(where).every(([field, wanted]: [string, unknown]) => {
    const value = readField(record, field);
    return Array.isArray(wanted) ? wanted.includes(value) : value === wanted;
  });
}

function readField(record: object, path: string): unknown {
  if (!path.includes('.')) return Reflect.get(record, path);
  return path
    .split('.')
    .reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), record);
}

export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}

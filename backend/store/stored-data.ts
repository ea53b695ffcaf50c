import * as z from 'zod/mini';
import type { Database } from './database.ts';
import type { StoredCollections } from './migration-steps.ts';
import { isRecord, type StoredRecord } from './is-record.ts';
import { migrate, SCHEMA_VERSION } from './migrations.ts';
import type { StoredOperation } from './operations.ts';
import {
  type CollectionName,
  collectionNames,
  eachCollection,
  isCollectionName,
  type RecordOf,
  recordSchemas,
} from './records.ts';

export interface StoredData {
  version: number;
  collections: StoredCollections;
}

type AddFields = (record: object) => object;

export interface DamagedRecord {
  collection: string;
  reason: string;
  record: unknown;
}

export interface ReadData {
  database: Database;
  /** Keyed by `collection/id`. */
  unknownFields: Map<string, AddFields>;
  damaged: DamagedRecord[];
}

/** Collections that must exist. Older data may lack the others. */
const essential: readonly CollectionName[] = ['accounts', 'doctors'];

export class NewerVersionError extends Error {
  override readonly name = 'NewerVersionError';

  constructor(version: number) {
    super(
      `it is of data version ${version}, which a later version of CareSetu wrote; ` +
        `this one reads up to ${SCHEMA_VERSION}`,
    );
  }
}

export function parseStoredData(text: string): StoredData {
  if (text.trim() === '') throw new Error('it is empty');
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch (error) {
    throw new Error(`it is not valid JSON, or was cut short (${String(error)})`, { cause: error });
  }
  return toStoredData(stored);
}

export function toStoredData(stored: unknown): StoredData {
  if (!isRecord(stored)) throw new Error('it does not hold lists of records');
  const { version, ...rest } = stored;
  const known = z.int().check(z.positive()).safeParse(version);
  if (!known.success) throw new Error('it has no version number');
  if (known.data > SCHEMA_VERSION) throw new NewerVersionError(known.data);
  const { success, data } = z.record(z.string(), z.array(z.unknown())).safeParse(rest);
  if (!success) throw new Error('it does not hold lists of records');
  const missing = essential.find((name) => !(name in data));
  if (missing) throw new Error(`it has no "${missing}"`);
  return { version: known.data, collections: data };
}

export function withOperations(
  { version, collections }: StoredData,
  operations: readonly StoredOperation[],
): StoredData {
  const changed = new Map<string, Map<string, unknown>>();
  for (const { collection, id, record } of operations) {
    const changes = changed.get(collection) ?? new Map<string, unknown>();
    changed.set(collection, changes.set(id, record));
  }
  const result = { ...collections };
  for (const [collection, changes] of changed) {
    const rest = (collections[collection] ?? []).filter(
      (record) => !isRecord(record) || !changes.has(String(record['id'])),
    );
    result[collection] = [...rest, ...[...changes.values()].filter((record) => record !== null)];
  }
  return { version, collections: result };
}

export function readStoredData({ version, collections }: StoredData): ReadData {
  const migrated = migrate(version, collections);
  const unknown = Object.keys(migrated).find((name) => !isCollectionName(name));
  if (unknown !== undefined)
    throw new Error(`it has "${unknown}", written by a later version of CareSetu`);
  const unknownFields: ReadData['unknownFields'] = new Map();
  const damaged: DamagedRecord[] = [];
  const recordsOf = <C extends CollectionName>(collection: C): RecordOf<C>[] => {
    const ids = new Set<string>();
    return (migrated[collection] ?? []).flatMap((stored) => {
      const { data, error } = recordSchemas[collection].safeParse(stored);
      if (!data || ids.has(data.id)) {
        const [{ path, message } = { path: [], message: 'its id is taken' }] = error?.issues ?? [];
        damaged.push({ collection, reason: [...path, message].join(': '), record: stored });
        return [];
      }
      ids.add(data.id);
      const addFields = findUnknownFields(data, stored);
      if (addFields) unknownFields.set(`${collection}/${data.id}`, addFields);
      return [data];
    });
  };
  return { database: eachCollection<Database>(recordsOf), unknownFields, damaged };
}

export function withUnknownFields(collection: string, former: unknown, record: unknown): unknown {
  if (!isCollectionName(collection) || !isRecord(record)) return record;
  const { data } = recordSchemas[collection].safeParse(former);
  return (data && findUnknownFields(data, former)?.(record)) ?? record;
}

function findUnknownFields(known: object, stored: unknown): AddFields | null {
  const unknown: StoredRecord = {};
  const inner = new Map<string, AddFields>();
  const knownFields = new Map<string, unknown>(Object.entries(known));
  for (const [field, value] of Object.entries(isRecord(stored) ? stored : {})) {
    const knownValue = knownFields.get(field);
    const addFields = isRecord(knownValue) ? findUnknownFields(knownValue, value) : null;
    if (!knownFields.has(field)) unknown[field] = value;
    else if (addFields) inner.set(field, addFields);
  }
  if (Object.keys(unknown).length === 0 && inner.size === 0) return null;
  return (record) => {
    const fields = Object.entries(record).map(([field, value]) => {
      return [field, isRecord(value) ? (inner.get(field)?.(value) ?? value) : value] as const;
    });
    return { ...unknown, ...Object.fromEntries(fields) };
  };
}

export function missingCollections({ collections }: StoredData): CollectionName[] {
  return collectionNames.filter((name) => !(name in collections));
}

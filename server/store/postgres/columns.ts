import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { timeOfDay } from '../../../src/contract/common.ts';
import {
  type CollectionName,
  eachCollection,
  type RecordOf,
  recordSchemas,
} from '../../../backend/store/records.ts';
import { deepFreeze } from '../../../backend/store/tables.ts';

export type ColumnType =
  | 'text'
  | 'bigint'
  | 'double precision'
  | 'boolean'
  | 'date'
  | 'time'
  | 'timestamptz'
  | 'json';

export interface Column {
  field: string;
  name: string;
  type: ColumnType;
  isNullable: boolean;
  isOptional: boolean;
}

export type Row = Record<string, string | null>;

/** Characters of each collection's rows that are kept. */
const MOST_PARSED = 2_000_000;

type Property = z.core.JSONSchema.BaseSchema;

/** Another name for a doctor's `id` (contract/doctors.ts). */
const ALIAS = '_id';

const timePattern = z.toJSONSchema(timeOfDay).pattern;

export function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Tests compare these with the migrations. */
export const columns = eachCollection<Record<CollectionName, readonly Column[]>>((collection) => {
  const { properties = {}, required = [] } = z.toJSONSchema(recordSchemas[collection], {
    io: 'input',
    unrepresentable: 'any',
  });
  return Object.entries(properties)
    .filter(([field]) => field !== ALIAS)
    .map(([field, property]): Column => {
      const isOptional = field !== 'id' && !required.includes(field);
      const isNullable = alternatives(property).some(({ type }) => type === 'null');
      return {
        field,
        name: toSnakeCase(field),
        // JSON's null differs from SQL's NULL, for fields that can be null or missing.
        type: isOptional && isNullable ? 'json' : columnType(property),
        isNullable,
        isOptional,
      };
    });
});

function alternatives(property: Property | boolean): Property[] {
  if (typeof property === 'boolean') return [];
  const { type, anyOf } = property;
  if (anyOf) return anyOf.flatMap(alternatives);
  return Array.isArray(type) ? type.map((one) => ({ ...property, type: one })) : [property];
}

function columnType(property: Property | boolean): ColumnType {
  const [value, ...others] = alternatives(property).filter(({ type }) => type !== 'null');
  if (!value || others.length > 0) return 'json';
  if (value.type === 'integer') return 'bigint';
  if (value.type === 'number') return 'double precision';
  if (value.type === 'boolean') return 'boolean';
  if (value.type !== 'string') return 'json';
  if (value.format === 'date') return 'date';
  if (value.format === 'date-time') return 'timestamptz';
  return value.pattern === timePattern ? 'time' : 'text';
}

const decoders: Record<ColumnType, (text: string) => unknown> = {
  text: (text) => text,
  bigint: Number,
  'double precision': Number,
  boolean: (text) => text === 't',
  date: (text) => text,
  time: (text) => text.slice(0, 5),
  timestamptz: (text) => new Date(text).toISOString(),
  json: (text) => JSON.parse(text),
};

function createParsed<C extends CollectionName>(): LRUCache<string, RecordOf<C>> {
  return new LRUCache({ maxSize: MOST_PARSED, sizeCalculation: (_, row) => row.length });
}

/** Read by most calls. Records are frozen, so they can be shared. */
const parsedRows: { [C in CollectionName]?: LRUCache<string, RecordOf<C>> } = {
  accounts: createParsed<'accounts'>(),
  sessions: createParsed<'sessions'>(),
  doctors: createParsed<'doctors'>(),
  freelancers: createParsed<'freelancers'>(),
  hospitals: createParsed<'hospitals'>(),
};

/** Equal rows become one record. */
export function toRecord<C extends CollectionName>(collection: C, row: Row): RecordOf<C> {
  const cache = parsedRows[collection];
  if (!cache) return parseRow(collection, row);
  const key = JSON.stringify(columns[collection].map(({ name }) => row[name] ?? null));
  const kept = cache.get(key);
  if (kept) return kept;
  const record = parseRow(collection, row);
  cache.set(key, record);
  return record;
}

function parseRow<C extends CollectionName>(collection: C, row: Row): RecordOf<C> {
  const fields = columns[collection].flatMap(({ field, name, type, isNullable, isOptional }) => {
    const text = row[name] ?? null;
    if (text !== null) return [[field, decoders[type](text)] as const];
    return isNullable && !isOptional ? [[field, null] as const] : [];
  });
  return deepFreeze(recordSchemas[collection].parse(Object.fromEntries(fields)));
}

export function toText(column: Column, record: object): string | null {
  const { field, type, isNullable, isOptional } = column;
  const value: unknown = Reflect.get(record, field);
  if (value === undefined || (value === null && isNullable && !isOptional)) return null;
  return type === 'json' ? JSON.stringify(value) : String(value);
}

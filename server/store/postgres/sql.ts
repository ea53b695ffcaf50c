import type { Operation } from '../../../backend/store/operations.ts';
import {
  type CollectionName,
  collectionNames,
  type RecordOf,
} from '../../../backend/store/records.ts';
import type { ReadTransaction, Where } from '../../../backend/store/store.ts';
import { matches } from '../../../backend/store/tables.ts';
import { type Column, columns, type Row, toRecord, toSnakeCase, toText } from './columns.ts';
import type { Query } from './transaction.ts';

export function toTable(collection: CollectionName): string {
  return toSnakeCase(collection);
}

/** A later version may have added columns. */
export function selectFrom(collection: CollectionName): string {
  const names = columns[collection].map(({ name }) => `"${name}"`);
  return `SELECT ${names.join(', ')} FROM ${toTable(collection)}`;
}

export function createSqlReads(query: Query): ReadTransaction {
  const getRow = createBatchedGet(query);
  return {
    async get(collection, id) {
      const row = await getRow(collection, id);
      return row && toRecord(collection, row);
    },
    async find<C extends CollectionName>(collection: C, where: Where<C> = {}, limit?: number) {
      const { conditions, values } = toConditions(collection, where);
      const filter = conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '';
      const most = limit === undefined ? '' : ` LIMIT ${Math.floor(limit)}`;
      const rows = await query(selectFrom(collection) + filter + most, values);
      // Filter again, because PostgreSQL does not compare JSON and NULL the way `===` does.
      return rows
        .map((row): RecordOf<C> => toRecord(collection, row))
        .filter((record) => matches(record, where));
    },
    async findExpired(collection, at, limit) {
      const text = `${selectFrom(collection)} WHERE expires_at <= $1 LIMIT $2`;
      const rows = await query(text, [at, limit]);
      return rows.map((row) => toRecord(collection, row));
    },
  };
}

/** For one transaction: what others write after the first of equal queries is not seen. */
export function cacheRows(query: Query): Query {
  const cache = new Map<string, Promise<Row[]>>();
  return (text, values) => {
    const key = JSON.stringify([text, values]);
    const rows = cache.get(key) ?? query(text, values);
    cache.set(key, rows);
    return rows;
  };
}

function createBatchedGet(query: Query) {
  const batches = new Map<CollectionName, { ids: Set<string>; rows: Promise<Map<string, Row>> }>();

  async function readRows(collection: CollectionName, ids: ReadonlySet<string>) {
    // Wait a microtask, so that the caller can add more ids.
    await Promise.resolve();
    batches.delete(collection);
    const text = `${selectFrom(collection)} WHERE id = ANY($1::text[])`;
    const rows = await query(text, [[...ids]]);
    return new Map(rows.map((row) => [row['id'] ?? '', row]));
  }

  return async (collection: CollectionName, id: string): Promise<Row | undefined> => {
    let batch = batches.get(collection);
    if (!batch) {
      const ids = new Set<string>();
      batch = { ids, rows: readRows(collection, ids) };
      batches.set(collection, batch);
    }
    batch.ids.add(id);
    return (await batch.rows).get(id);
  };
}

function toConditions(collection: CollectionName, where: object) {
  const conditions: string[] = [];
  const values: (string | unknown[])[] = [];
  for (const column of columns[collection]) {
    if (!(column.field in where) || column.type === 'json') continue;
    const wanted: unknown = Reflect.get(where, column.field);
    if (Array.isArray(wanted)) {
      values.push(wanted);
      conditions.push(`"${column.name}" = ANY($${values.length}::${column.type}[])`);
      continue;
    }
    const text = toText(column, where);
    if (text === null) {
      conditions.push(`"${column.name}" IS NULL`);
    } else {
      values.push(text);
      conditions.push(`"${column.name}" = $${values.length}`);
    }
  }
  for (const [path, value] of Object.entries(where)) {
    const [field = '', nested] = path.split('.');
    if (nested === undefined) continue;
    values.push(String(value));
    conditions.push(`"${toSnakeCase(field)}" ->> '${nested}' = $${values.length}`);
  }
  return { conditions, values };
}

export async function applyOperations(
  query: Query,
  operations: readonly Operation[],
): Promise<void> {
  for (const collection of collectionNames) {
    const own = operations.filter((operation) => operation.collection === collection);
    const removed = own.filter(({ record }) => record === null).map(({ id }) => id);
    const stored = own.flatMap(({ record }) => record ?? []);
    if (removed.length > 0) {
      if (collection === 'auditEntries') await query("SET LOCAL caresetu.retention = 'on'");
      await query(`DELETE FROM ${toTable(collection)} WHERE id = ANY($1::text[])`, [removed]);
      if (collection === 'auditEntries') await query("SET LOCAL caresetu.retention = 'off'");
    }
    if (stored.length > 0) {
      const own = columns[collection];
      const lists = own.map((column) => stored.map((record) => toText(column, record)));
      await query(toUpsert(collection, own), lists);
    }
  }
}

function toUpsert(collection: CollectionName, own: readonly Column[]): string {
  const names = own.map(({ name }) => `"${name}"`);
  const casts = own.map(({ name, type }) => `"${name}"::${type}`);
  const lists = own.map((_, index) => `$${index + 1}::text[]`);
  const updates = names
    .filter((name) => name !== '"id"')
    .map((name) => `${name} = excluded.${name}`);
  return `INSERT INTO ${toTable(collection)} (${names.join(', ')})
    SELECT ${casts.join(', ')} FROM unnest(${lists.join(', ')}) AS rows (${names.join(', ')})
    ON CONFLICT (id) DO UPDATE SET ${updates.join(', ')}`;
}

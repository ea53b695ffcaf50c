import {
  type CollectionName,
  eachCollection,
  type RecordOf,
} from '../../../backend/store/records.ts';
import type { ReadTransaction, Where } from '../../../backend/store/store.ts';
import { matches } from '../../../backend/store/tables.ts';
import { columns, type Row, toRecord, toSnakeCase, toText } from './columns.ts';
import type { Query } from './transaction.ts';

export function toTable(collection: CollectionName): string {
  return toSnakeCase(collection);
}

const selects = eachCollection<Record<CollectionName, string>>((collection) => {
  const names = columns[collection].map(({ name }) => `"${name}"`);
  // A later version may have added columns.
  return `SELECT ${names.join(', ')} FROM ${toTable(collection)}`;
});

export function selectFrom(collection: CollectionName): string {
  return selects[collection];
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
      if (limit !== undefined) values.push(String(Math.floor(limit)));
      const most = limit === undefined ? '' : ` LIMIT $${values.length}::bigint`;
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

type Batch = Map<CollectionName, Set<string>>;

/** Reads the records that are requested in one turn by one statement, where possible. */
function createBatchedGet(query: Query) {
  let open: { batch: Batch; rows: Promise<Map<string, Row>> } | undefined;

  async function readRows(batch: Batch): Promise<Map<string, Row>> {
    // Wait a microtask, so that the caller can add more ids.
    await Promise.resolve();
    open = undefined;
    const isJoined = batch.size > 1 && [...batch.values()].every((ids) => ids.size === 1);
    return isJoined ? readJoined(query, batch) : readEach(query, batch);
  }

  return async (collection: CollectionName, id: string): Promise<Row | undefined> => {
    if (!open) {
      const batch: Batch = new Map();
      open = { batch, rows: readRows(batch) };
    }
    const { batch, rows } = open;
    batch.set(collection, (batch.get(collection) ?? new Set()).add(id));
    return (await rows).get(`${collection}/${id}`);
  };
}

async function readEach(query: Query, batch: Batch): Promise<Map<string, Row>> {
  const read = [...batch].map(async ([collection, ids]) => {
    const rows = await query(`${selectFrom(collection)} WHERE id = ANY($1::text[])`, [[...ids]]);
    return rows.map((row): [string, Row] => [`${collection}/${row['id']}`, row]);
  });
  return new Map((await Promise.all(read)).flat());
}

/** One record of each collection. */
async function readJoined(query: Query, batch: Batch): Promise<Map<string, Row>> {
  const collections = [...batch.keys()];
  const names = collections.flatMap((collection) =>
    columns[collection].map(
      ({ name }) => `${toTable(collection)}."${name}" AS "${collection}.${name}"`,
    ),
  );
  const joins = collections.map((collection, index) => {
    const table = toTable(collection);
    return `LEFT JOIN ${table} ON ${table}.id = $${index + 1}`;
  });
  const text = `SELECT ${names.join(', ')} FROM (SELECT 1) AS one ${joins.join(' ')}`;
  const [row = {}] = await query(
    text,
    [...batch.values()].flatMap((ids) => [...ids]),
  );
  return new Map(
    collections.flatMap((collection): [string, Row][] => {
      const own = columns[collection].map(({ name }) => [
        name,
        row[`${collection}.${name}`] ?? null,
      ]);
      const record: Row = Object.fromEntries(own);
      return record['id'] === null ? [] : [[`${collection}/${record['id']}`, record]];
    }),
  );
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

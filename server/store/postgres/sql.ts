import {
  type CollectionName,
  eachCollection,
  type RecordOf,
} from '../../../backend/store/records.ts';
import type { ExpiringCollection, ReadTransaction, Where } from '../../../backend/store/store.ts';
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
      const { text, values } = toSelect(collection, where, limit);
      return toRecords(collection, where, await query(text, values));
    },
    findExpired: createFindExpired(query),
  };
}

function createFindExpired(query: Query): ReadTransaction['findExpired'] {
  return async <C extends ExpiringCollection>(
    collection: C,
    at: string,
    limit: number,
    where: Where<C> = {},
  ) => {
    const { conditions, values } = toConditions(collection, where);
    const filter = [...conditions, `expires_at <= $${values.length + 1}`].join(' AND ');
    const order = `ORDER BY expires_at LIMIT $${values.length + 2}`;
    const text = `${selectFrom(collection)} WHERE ${filter} ${order}`;
    return toRecords(collection, where, await query(text, [...values, at, limit]));
  };
}

/** Of a transaction, which reads nothing twice and sees nothing that others write. */
export interface TransactionReads extends ReadTransaction {
  hasRead: (collection: CollectionName, id: string) => boolean;
}

export function createTransactionReads(query: Query): TransactionReads {
  const getRow = createBatchedGet(query, MOST_OF_ONE);
  const rowsById = new Map<string, Promise<Row | undefined>>();
  const rowsByQuery = new Map<string, Promise<Row[]>>();

  async function find<C extends CollectionName>(
    collection: C,
    where: Where<C> = {},
    limit?: number,
  ) {
    const { text, values } = toSelect(collection, where, limit);
    const key = JSON.stringify([text, values]);
    const rows = rowsByQuery.get(key) ?? query(text, values);
    rowsByQuery.set(key, rows);
    for (const row of await rows) {
      rowsById.set(`${collection}/${row['id']}`, Promise.resolve(row));
    }
    return toRecords(collection, where, await rows);
  }

  return {
    hasRead: (collection, id) => rowsById.has(`${collection}/${id}`),
    findExpired: createFindExpired(query),
    async get(collection, id) {
      const key = `${collection}/${id}`;
      const found = rowsById.get(key) ?? getRow(collection, id);
      rowsById.set(key, found);
      const row = await found;
      return row && toRecord(collection, row);
    },
    find,
  };
}

function toSelect<C extends CollectionName>(collection: C, where: Where<C>, limit?: number) {
  const { conditions, values } = toConditions(collection, where);
  const filter = conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '';
  if (limit !== undefined) values.push(String(Math.floor(limit)));
  const most = limit === undefined ? '' : ` LIMIT $${values.length}::bigint`;
  return { text: selectFrom(collection) + filter + most, values };
}

/** Filters again, because PostgreSQL does not compare JSON and NULL the way `===` does. */
function toRecords<C extends CollectionName>(collection: C, where: Where<C>, rows: Row[]) {
  return rows
    .map((row): RecordOf<C> => toRecord(collection, row))
    .filter((record) => matches(record, where));
}

/** Of one collection. Each number of records is another statement, which has to be planned. */
const MOST_OF_ONE = 2;

type Batch = Map<CollectionName, Set<string>>;

/** Reads the records that are requested in one turn by one statement, where possible. */
function createBatchedGet(query: Query, mostOfOne = 1) {
  let open: { batch: Batch; rows: Promise<Map<string, Row>> } | undefined;

  async function readRows(batch: Batch): Promise<Map<string, Row>> {
    // Wait a microtask, so that the caller can add more ids.
    await Promise.resolve();
    open = undefined;
    const isJoined = batch.size > 1 && [...batch.values()].every((ids) => ids.size <= mostOfOne);
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

async function readJoined(query: Query, batch: Batch): Promise<Map<string, Row>> {
  const wanted = [...batch].flatMap(([collection, ids]) =>
    [...ids].map((id) => ({ collection, id })),
  );
  const names = wanted.flatMap(({ collection }, index) =>
    columns[collection].map(({ name }) => `r${index}."${name}" AS "${index}.${name}"`),
  );
  const joins = wanted.map(
    ({ collection }, index) =>
      `LEFT JOIN ${toTable(collection)} AS r${index} ON r${index}.id = $${index + 1}`,
  );
  const text = `SELECT ${names.join(', ')} FROM (SELECT 1) AS one ${joins.join(' ')}`;
  const ids = wanted.map(({ id }) => id);
  const [row = {}] = await query(text, ids);
  return new Map(
    wanted.flatMap(({ collection, id }, index): [string, Row][] => {
      const own = columns[collection].map(({ name }) => [name, row[`${index}.${name}`] ?? null]);
      const record: Row = Object.fromEntries(own);
      return record['id'] === null ? [] : [[`${collection}/${id}`, record]];
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

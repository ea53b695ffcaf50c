import type { Operation } from '../../../backend/store/operations.ts';
import {
  type CollectionName,
  collectionNames,
  eachCollection,
} from '../../../backend/store/records.ts';
import { columns, toText } from './columns.ts';
import { toTable } from './sql.ts';
import type { Query } from './transaction.ts';

const inserts = eachCollection<Record<CollectionName, string>>((collection) => {
  const own = columns[collection];
  const names = own.map(({ name }) => `"${name}"`);
  const casts = own.map(({ name, type }) => `"${name}"::${type}`);
  const lists = own.map((_, index) => `$${index + 1}::text[]`);
  return `INSERT INTO ${toTable(collection)} (${names.join(', ')})
    SELECT ${casts.join(', ')} FROM unnest(${lists.join(', ')}) AS rows (${names.join(', ')})`;
});

const upserts = eachCollection<Record<CollectionName, string>>((collection) => {
  const updates = columns[collection]
    .filter(({ name }) => name !== 'id')
    .map(({ name }) => `"${name}" = excluded."${name}"`);
  return `${inserts[collection]} ON CONFLICT (id) DO UPDATE SET ${updates.join(', ')}`;
});

const insertEvents = `INSERT INTO events (payload)
  SELECT payload::json FROM unnest($1::text[]) WITH ORDINALITY AS rows (payload, position)
  ORDER BY position`;

interface ApplyOptions {
  /** They become rows of the table `events`, in this order. */
  events?: readonly string[];
  /** True for a new record whose id was not read: a duplicate must break a constraint. */
  isUnchecked?: (operation: Operation) => boolean;
}

export async function applyOperations(
  query: Query,
  operations: readonly Operation[],
  { events = [], isUnchecked = () => false }: ApplyOptions = {},
): Promise<void> {
  const writes: { text: string; values: unknown[] }[] = [];
  for (const collection of collectionNames) {
    const own = operations.filter((operation) => operation.collection === collection);
    const removed = own.filter(({ record }) => record === null).map(({ id }) => id);
    const unchecked = own.filter(isUnchecked);
    const others = own.filter((operation) => !unchecked.includes(operation));
    if (removed.length > 0) {
      if (collection === 'auditEntries') await query("SET LOCAL caresetu.retention = 'on'");
      await query(`DELETE FROM ${toTable(collection)} WHERE id = ANY($1::text[])`, [removed]);
      if (collection === 'auditEntries') await query("SET LOCAL caresetu.retention = 'off'");
    }
    for (const [texts, given] of [
      [inserts, unchecked],
      [upserts, others],
    ] as const) {
      const stored = given.flatMap(({ record }) => record ?? []);
      const values = columns[collection].map((column) =>
        stored.map((record) => toText(column, record)),
      );
      if (stored.length > 0) writes.push({ text: texts[collection], values });
    }
  }
  if (events.length > 0) writes.push({ text: insertEvents, values: [events] });
  await writeAtOnce(query, writes);
}

/** By one statement, because each costs a round trip. */
async function writeAtOnce(
  query: Query,
  writes: readonly { text: string; values: unknown[] }[],
): Promise<void> {
  const [only] = writes;
  if (!only) return;
  if (writes.length === 1) {
    await query(only.text, only.values);
    return;
  }
  let count = 0;
  const parts = writes.map(({ text, values }, index) => {
    const first = count;
    count += values.length;
    const numbered = text.replace(/\$(\d+)/g, (_, number: string) => `$${first + Number(number)}`);
    return `write_${index} AS (${numbered})`;
  });
  await query(
    `WITH ${parts.join(', ')} SELECT 1`,
    writes.flatMap(({ values }) => values),
  );
}

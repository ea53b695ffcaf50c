import type { Pool } from 'pg';
import { seedOperations } from '../../../backend/store/operations.ts';
import { collectionNames, type SeedData } from '../../../backend/store/records.ts';
import { createPool } from '../../../server/store/postgres/pool.ts';
import { toTable } from '../../../server/store/postgres/sql.ts';
import { applyOperations } from '../../../server/store/postgres/sql-writes.ts';
import { type Query, queryRows } from '../../../server/store/postgres/transaction.ts';

/** Unlike the product's, its connections may remove audit entries. */
export function createResettingPool(databaseUrl: string): Pool {
  return createPool(databaseUrl, console.warn, { options: '-c caresetu.retention=on' });
}

/**
 * Settings stay, since servers may cache them.
 * @param pool of `createResettingPool`
 */
export async function resetDatabase(pool: Pool, seed: SeedData): Promise<void> {
  const changing = collectionNames.filter((collection) => collection !== 'settings');
  const deletions = ['events', 'files', 'outbox', ...changing.map(toTable)].map(
    (table) => `no_${table} AS (DELETE FROM ${table})`,
  );
  // Not serializable, because it would conflict with a server that removes a sent message.
  const query: Query = (text, values) => queryRows(pool, text, values, 'read');
  await query(`WITH ${deletions.join(', ')} SELECT 1`);
  await applyOperations(query, seedOperations(seed));
}

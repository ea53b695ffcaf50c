import type { PoolConfig } from 'pg';
import { onTestFinished } from 'vitest';
import { seedOperations } from '../../../backend/store/operations.ts';
import type { SeedData } from '../../../backend/store/records.ts';
import { createPool } from '../../../server/store/postgres/pool.ts';
import {
  PostgresStore,
  type PostgresStoreOptions,
} from '../../../server/store/postgres/postgres-store.ts';
import { applyOperations } from '../../../server/store/postgres/sql-writes.ts';
import { inTransaction } from '../../../server/store/postgres/transaction.ts';
import { createTestDatabase } from './test-database.ts';

export function createTestPool(url: string, settings?: PoolConfig) {
  const pool = createPool(url, () => undefined, settings);
  onTestFinished(() => pool.end());
  return pool;
}

export async function openTestStore(seed?: SeedData, options?: PostgresStoreOptions) {
  const url = await createTestDatabase();
  const pool = createTestPool(url);
  if (seed) await inTransaction(pool, (query) => applyOperations(query, seedOperations(seed)));
  return { url, pool, store: new PostgresStore(pool, options) };
}

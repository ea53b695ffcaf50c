import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Client, Pool } from 'pg';
import { createClient, type Warn, withSession } from './pool.ts';
import { queryRows } from './transaction.ts';

const MIGRATIONS = 'server/store/postgres/migrations';

/** Searches upwards, because a bundle of the server may be in another folder than this file. */
function findMigrations(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, MIGRATIONS))) {
    if (folder === dirname(folder)) throw new Error(`${MIGRATIONS} is missing`);
    folder = dirname(folder);
  }
  return join(folder, MIGRATIONS);
}

export async function listMigrations(): Promise<string[]> {
  const files = await readdir(findMigrations());
  return files.map((file) => parse(file).name);
}

/** @throws if a migration was not applied, for example because an older backup was restored. */
export async function checkMigrations(pool: Pool, names: readonly string[]): Promise<void> {
  const rows = await queryRows(
    pool,
    `SELECT name FROM unnest($1::text[]) AS names (name)
     WHERE name NOT IN (SELECT name FROM schema_migrations)`,
    [names],
  );
  if (rows.length === 0) return;
  throw new Error(`These migrations are missing: ${rows.map(({ name }) => name).join(', ')}`);
}

export function migrateDatabase(directUrl: string, warn: Warn): Promise<string[]> {
  return applyMigrations(createClient(directUrl), warn);
}

export async function applyMigrations(client: Client, warn: Warn): Promise<string[]> {
  // Import on demand, because loading the module takes 100 ms.
  const { runner } = await import('node-pg-migrate');
  const applied = await withSession(client, warn, () =>
    runner({
      dbClient: client,
      dir: findMigrations(),
      migrationsTable: 'schema_migrations',
      direction: 'up',
      advisoryLockMode: 'wait',
      logger: { info: () => undefined, warn, error: warn },
    }),
  );
  return applied.map(({ name }) => name);
}

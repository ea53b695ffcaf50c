import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import type { Warn } from './pool.ts';

/** Also works from the server's bundle in node_modules/.cache. */
function findMigrations(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'database/migrations'))) {
    if (folder === dirname(folder)) throw new Error('database/migrations is missing');
    folder = dirname(folder);
  }
  return join(folder, 'database/migrations');
}

/** Waits while another process migrates. Returns the names of the applied migrations. */
export async function migrateDatabase(databaseUrl: string, warn: Warn): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'caresetu' });
  client.on('error', (error) => warn(`A database connection was lost: ${error.message}`));
  await client.connect();
  try {
    // Loaded here, because loading takes a tenth of a second.
    const { runner } = await import('node-pg-migrate');
    const applied = await runner({
      dbClient: client,
      dir: findMigrations(),
      migrationsTable: 'schema_migrations',
      direction: 'up',
      advisoryLockMode: 'wait',
      logger: { info: () => undefined, warn, error: warn },
    });
    return applied.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

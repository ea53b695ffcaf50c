import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrateDatabase } from '../../../server/store/postgres/migrate.ts';
import { createPool } from '../../../server/store/postgres/pool.ts';
import { checkDatabase } from '../../../server/store/postgres/transfer.ts';
import {
  createDatabase,
  dropDatabase,
  newDatabaseName,
  withClient,
} from '../../../tests/database/support/databases.ts';
import { insertRecords, type ManyRecords } from '../../../tests/database/support/many-records.ts';
import {
  startServerProcess,
  type ServerProcess,
} from '../../../tests/server/support/server-process.ts';
import { writeManyRecords } from './data-file.ts';

const stockScript = fileURLToPath(new URL('stock-server.mjs', import.meta.url));

export interface Backend {
  server: ServerProcess;
  end: () => Promise<void>;
}

export interface FilledDatabase {
  url: string;
  drop: () => Promise<void>;
}

/**
 * @param isChecked slow for many records
 * @throws {Error} if a record breaks a rule
 */
export async function fillPostgres(
  postgresUrl: string,
  records: ManyRecords,
  { isChecked }: { isChecked: boolean },
): Promise<FilledDatabase> {
  const name = newDatabaseName();
  const url = await createDatabase(postgresUrl, name);
  await migrateDatabase(url, console.warn);
  const pool = createPool(url, console.warn);
  try {
    await insertRecords(pool, records);
    const problems = isChecked ? await checkDatabase(pool) : [];
    if (problems.length > 0) throw new Error(problems.slice(0, 5).join('\n'));
  } finally {
    await pool.end();
  }
  // Otherwise PostgreSQL would do both during the measurements.
  await withClient(url, async (client) => {
    await client.query('VACUUM ANALYZE');
    await client.query('CHECKPOINT');
  });
  return { url, drop: () => dropDatabase(postgresUrl, name) };
}

export function startOnPostgres(databaseUrl: string): Promise<ServerProcess> {
  return startServerProcess(['--port', '0', '--insecure-no-key', '--demo-people'], {
    env: { DATABASE_URL: databaseUrl },
  });
}

export async function openFile(kind: 'own' | 'stock', records: ManyRecords): Promise<Backend> {
  const folder = await mkdtemp(join(tmpdir(), 'caresetu-bench-'));
  const remove = () => rm(folder, { recursive: true });
  try {
    const path = join(folder, 'data.json');
    const isOwn = kind === 'own';
    await writeManyRecords(path, records, { hasVersion: isOwn });
    const server = await startServerProcess(
      isOwn ? ['--data', path, '--port', '0'] : [path],
      isOwn ? {} : { script: stockScript },
    );
    return {
      server,
      async end() {
        await server.end('SIGKILL');
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

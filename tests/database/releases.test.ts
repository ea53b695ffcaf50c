import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runDatabaseCommand } from '../../server/commands/database.ts';
import {
  createTestSeed,
  people,
  signIn,
  unansweredVisit,
} from '../../backend/testing/test-seed.ts';
import { testSecrets } from '../../backend/testing/test-secrets.ts';
import { createHttpDevice } from '../server/support/http-device.ts';
import type { ServerProcess } from '../server/support/server-process.ts';
import { PAGE, temporaryFolder } from '../server/support/test-server.ts';
import {
  fillTestDatabase,
  type ProcessOptions,
  runKitOn,
  startCluster,
  startDatabaseServer,
} from './support/cluster.ts';
import { withClient } from './support/databases.ts';
import { buildNextRelease } from './support/next-release.ts';
import { createTestDatabase } from './support/test-database.ts';

const { patientA, patientB, doctorA } = people;

async function createOptions(seed = createTestSeed()): Promise<ProcessOptions> {
  const databaseUrl = await createTestDatabase();
  await fillTestDatabase(databaseUrl, seed);
  return { databaseUrl, smsPath: join(await temporaryFolder(), 'sms.jsonl'), origin: PAGE };
}

async function startProcess(options: ProcessOptions, url: string): Promise<ServerProcess> {
  const server = await startDatabaseServer(options, url);
  onTestFinished(() => void server.end('SIGKILL'));
  return server;
}

async function isMigratedToNext(databaseUrl: string): Promise<boolean> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query("SELECT FROM schema_migrations WHERE name = '9999_reminders'"),
  );
  return rows.length === 1;
}

test('this release serves all calls while the next release starts and migrates the database, and can start again after it', async () => {
  const options = await createOptions();
  const next = await buildNextRelease();
  onTestFinished(next.remove);
  const { url, servers, serve } = await startCluster({
    startServer: (proxyUrl) => startDatabaseServer(options, proxyUrl),
    onEnd: onTestFinished,
  });
  const statuses: number[] = [];
  let isUpdated = false;
  let callsAfter = 0;
  const keepCalling = async (patient: typeof patientA) => {
    const device = createHttpDevice(url);
    const { accessToken: token } = await signIn(device, patient);
    while (callsAfter < 40) {
      const body = { clientId: crypto.randomUUID(), content: { textContent: 'Hello' } };
      const sent = await device.call('sendMessage', { recipientId: doctorA.id }, { token, body });
      const visits = await device.call('listAppointments', { id: patient.id }, { token });
      statuses.push(sent.status, visits.status);
      if (isUpdated) callsAfter += 1;
    }
  };
  const callers = Promise.all([patientA, patientB].map(keepCalling));
  await expect.poll(() => statuses.length).toBeGreaterThan(20);
  expect(await isMigratedToNext(options.databaseUrl)).toBe(false);
  const updated = await startProcess({ ...options, script: next.script }, url);
  expect(await isMigratedToNext(options.databaseUrl)).toBe(true);
  serve([updated, ...servers].map((server) => server.url));
  isUpdated = true;
  await callers;
  expect(new Set(statuses)).toEqual(new Set([201, 200]));

  const restarted = await startProcess(options, url);
  for (const server of [updated, restarted]) {
    expect((await fetch(`${server.url}/ready`)).status).toBe(200);
    const device = createHttpDevice(server.url);
    const { accessToken: token } = await signIn(device, patientA);
    const read = await device.call('listMessages', { id: doctorA.id }, { token });
    expect(read.status).toBe(200);
  }
  let output = '';
  const print = (text: unknown) => void (output += String(text));
  const env = { DATABASE_URL: options.databaseUrl, ...testSecrets };
  const code = await runDatabaseCommand(['check'], env, { log: print, error: print });
  expect(output).toContain('All rules hold');
  expect(code).toBe(0);
});

test.runIf(process.env['SOAK'])(
  'this release passes the conformance kit side by side with the next release',
  async () => {
    const options = await createOptions(createTestSeed([unansweredVisit]));
    const next = await buildNextRelease();
    onTestFinished(next.remove);
    const flags = ['--trust-proxy', 'loopback', '--common-passwords', 'refuse'];
    let updated: Promise<ServerProcess> | undefined;
    const startServer = async (proxyUrl: string): Promise<ServerProcess> => {
      if (!updated) {
        updated = startDatabaseServer({ ...options, script: next.script }, proxyUrl, flags);
        return updated;
      }
      await updated;
      return startDatabaseServer(options, proxyUrl, flags);
    };
    const { url } = await startCluster({ startServer, onEnd: onTestFinished });
    expect(await runKitOn(url, options)).toBe('');
  },
  600_000,
);

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  createTestSeed,
  people,
  signIn,
  unansweredVisit,
} from '../../backend/testing/test-seed.ts';
import { message } from '../../src/contract/messages.ts';
import { openSocketConnection } from '../../tools/conformance/targets/socket-connection.ts';
import { createHttpDevice } from '../server/support/http-device.ts';
import { PAGE } from '../server/support/test-server.ts';
import {
  fillTestDatabase,
  type ProcessOptions,
  runKitOn,
  startCluster,
  startDatabaseServer,
} from './support/cluster.ts';
import { withClient } from './support/databases.ts';
import { createTestDatabase } from './support/test-database.ts';
import { runDatabaseCommand } from '../../server/commands/database.ts';
import { testSecrets } from '../../backend/testing/test-secrets.ts';

const EVENT_LIMIT_MS = 10_000;

const { patientA, patientB, doctorA } = people;

const stops: (() => Promise<void>)[] = [];
const onEnd = (stop: () => Promise<void>) => void stops.unshift(stop);
let cluster: Awaited<ReturnType<typeof startCluster>>;
let databaseUrl: string;
let options: ProcessOptions;

beforeAll(async () => {
  databaseUrl = await createTestDatabase({ onEnd });
  const folder = await mkdtemp(join(tmpdir(), 'caresetu-cluster-'));
  onEnd(() => rm(folder, { recursive: true, force: true }));
  await fillTestDatabase(databaseUrl, createTestSeed([unansweredVisit]));
  const silent = { log: () => undefined, error: console.error };
  await runDatabaseCommand(['seal'], { DATABASE_URL: databaseUrl, ...testSecrets }, silent);
  options = { databaseUrl, smsPath: join(folder, 'sms.jsonl'), origin: PAGE };
  const more = ['--trust-proxy', 'loopback', '--common-passwords', 'refuse'];
  const startServer = (url: string) => startDatabaseServer(options, url, more);
  cluster = await startCluster({ startServer, onEnd });
}, 120_000);

afterAll(async () => {
  for (const stop of stops) await stop();
}, 60_000);

async function connect(url: string, token: string, personId: string) {
  const texts: string[] = [];
  const connection = await openSocketConnection(url, token, PAGE, (event, payload) => {
    if (event === 'new_message') texts.push(message.parse(payload).content.textContent);
  });
  onTestFinished(() => connection.close());
  connection.register(personId);
  return { texts, isOpen: connection.isOpen };
}

async function cutEventConnections(): Promise<void> {
  await withClient(databaseUrl, (client) =>
    client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'caresetu events'`,
    ),
  );
}

describe('three processes on one database', () => {
  test('pass the conformance kit', async () => {
    expect(await runKitOn(cluster.url, options)).toBe('');
  }, 300_000);

  test("deliver each message once to the sockets of every process, even after the processes' event connections were dropped", async () => {
    const { accessToken: token } = await signIn(createHttpDevice(cluster.url), patientA);
    const { accessToken: doctorToken } = await signIn(createHttpDevice(cluster.url), doctorA);
    const connections = await Promise.all(
      cluster.servers.map(({ url }) => connect(url, doctorToken, doctorA.id)),
    );
    const send = async (url: string, textContent: string) => {
      const body = { clientId: crypto.randomUUID(), content: { textContent } };
      const call = { token, body };
      return createHttpDevice(url).call('sendMessage', { recipientId: doctorA.id }, call);
    };
    await expect
      .poll(
        async () => {
          await send(cluster.url, 'Probe');
          return connections.every(({ texts }) => texts.length > 0);
        },
        { timeout: EVENT_LIMIT_MS },
      )
      .toBe(true);
    for (const [index, { url }] of cluster.servers.entries()) {
      await cutEventConnections();
      expect((await send(url, `Message ${index}`)).status).toBe(201);
    }
    const isNoProbe = (text: string) => text !== 'Probe';
    for (const { texts } of connections) {
      await expect
        .poll(() => texts.filter(isNoProbe), { timeout: EVENT_LIMIT_MS })
        .toEqual(['Message 0', 'Message 1', 'Message 2']);
    }
  });

  test("close an ended session's sockets on all processes", async () => {
    const device = createHttpDevice(cluster.url);
    const { accessToken } = await signIn(device, patientB);
    const connections = await Promise.all(
      cluster.servers.map(({ url }) => connect(url, accessToken, patientB.id)),
    );
    await device.call('logout');
    for (const { isOpen } of connections) {
      await expect.poll(isOpen, { timeout: EVENT_LIMIT_MS }).toBe(false);
    }
  });
});

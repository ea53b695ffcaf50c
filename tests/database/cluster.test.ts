import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Reply, TEST_WEBHOOK_SECRET } from '../../mocks/testing/test-backend.ts';
import { createTestSeed, people, signIn, unansweredVisit } from '../../mocks/testing/test-seed.ts';
import { message } from '../../src/contract/messages.ts';
import { runKit } from '../../tools/conformance/run-kit.ts';
import { testAccounts } from '../../tools/conformance/targets/in-process.ts';
import { openSocketConnection } from '../../tools/conformance/targets/socket-connection.ts';
import { freeSlots } from '../server/support/free-slots.ts';
import { createHttpDevice } from '../server/support/http-device.ts';
import { PAGE, temporaryFolder } from '../server/support/test-server.ts';
import { startCluster } from './support/cluster.ts';
import { withClient } from './support/test-database.ts';

const BOOKINGS = process.env['SOAK'] ? 1000 : 100;
const REPEATS = 50;
const EVENT_LIMIT_MS = 10_000;

const { patientA, patientB, doctorA } = people;

const stops: (() => Promise<void>)[] = [];
let cluster: Awaited<ReturnType<typeof startCluster>>;

beforeAll(async () => {
  const seed = createTestSeed([unansweredVisit]);
  cluster = await startCluster(seed, 3, (stop) => void stops.unshift(stop));
}, 120_000);

afterAll(async () => {
  for (const stop of stops) await stop();
}, 60_000);

function count(replies: Reply[], status: number): number {
  return replies.filter((reply) => reply.status === status).length;
}

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
  await withClient(cluster.databaseUrl, (client) =>
    client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'caresetu events'`,
    ),
  );
}

describe('three processes on one database', () => {
  test('pass the conformance kit', async () => {
    const folder = await temporaryFolder();
    const accounts = join(folder, 'accounts.json');
    await writeFile(accounts, JSON.stringify(testAccounts));
    const { url, smsPath } = cluster;
    let printed = '';
    const places = ['--url', url, '--geocoder', `${url}/geocoder`, '--origin', PAGE];
    const files = ['--accounts', accounts, '--sms-file', smsPath];
    const switches = ['--traces', '--forwarded', '--refuses-common-passwords'];
    const code = await runKit(
      [...places, ...files, ...switches],
      (text) => (printed += text),
      {},
      { WEBHOOK_SECRET: TEST_WEBHOOK_SECRET },
    );
    expect({ code, printed }).toMatchObject({ code: 0 });
  }, 300_000);

  test(`accept only one of ${BOOKINGS} concurrent bookings of a slot`, async () => {
    const device = createHttpDevice(cluster.url);
    const { accessToken: tokenA } = await signIn(createHttpDevice(cluster.url), patientA);
    const { accessToken: tokenB } = await signIn(createHttpDevice(cluster.url), patientB);
    const [slot] = await freeSlots(device);
    if (!slot) throw new Error('There is no free slot');
    const book = (token: string) =>
      device.call(
        'bookAppointment',
        { doctorId: slot.doctorId },
        { token, body: { ...slot, appointmentType: 'video', notes: '' } },
      );
    const replies = await Promise.all(
      Array.from({ length: BOOKINGS }, (_, index) => book(index % 2 ? tokenA : tokenB)),
    );
    expect([count(replies, 201), count(replies, 409)]).toEqual([1, BOOKINGS - 1]);
  });

  test(`book only one visit for ${REPEATS} concurrent requests with one Idempotency-Key`, async () => {
    const device = createHttpDevice(cluster.url);
    const { accessToken: token } = await signIn(device, patientA);
    const slot = (await freeSlots(device)).at(-1);
    if (!slot) throw new Error('There is no free slot');
    const replies = await Promise.all(
      Array.from({ length: REPEATS }, () =>
        device.call(
          'bookAppointment',
          { doctorId: slot.doctorId },
          {
            token,
            body: { ...slot, appointmentType: 'video', notes: '' },
            headers: { 'idempotency-key': 'one-key' },
          },
        ),
      ),
    );
    expect(count(replies, 201)).toBe(REPEATS);
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  test('deliver each message once to the sockets of every process, even after their event connections were dropped', async () => {
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

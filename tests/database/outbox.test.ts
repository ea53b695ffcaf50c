import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import {
  type MessageContent,
  messageKinds,
  type OutboxMessage,
} from '../../backend/outbox/outbox.ts';
import { OutboxDelivery } from '../../server/outbox/outbox-delivery.ts';
import { PostgresOutbox } from '../../server/store/postgres/postgres-outbox.ts';
import { PostgresStore } from '../../server/store/postgres/postgres-store.ts';
import { KeyRing } from '../../server/store/seal/key-ring.ts';
import { createSealedPayloads } from '../../server/store/seal/payloads.ts';
import { Seal } from '../../server/store/seal/seal.ts';
import { createHttpDevice } from '../server/support/http-device.ts';
import { startServerProcess } from '../server/support/server-process.ts';
import { createTestPool } from './support/open-store.ts';
import { withClient } from './support/databases.ts';
import { createTestDatabase } from './support/test-database.ts';
import { testSecrets } from '../../backend/testing/test-secrets.ts';

const textOf = (content: MessageContent) =>
  content.kind === 'report' ? content.report.id : content.text;

function sms(id: string, text = `Code ${id}`): OutboxMessage {
  const content = { kind: 'sms' as const, phone: '9000000001', text };
  return { id, content, lifetimeSeconds: 600 };
}

function openProcess(
  url: string,
  send: (content: MessageContent) => Promise<void> = async () => undefined,
) {
  const pool = createTestPool(url);
  const store = new PostgresStore(pool);
  const outbox = new PostgresOutbox(pool);
  const sent: string[] = [];
  const results: string[] = [];
  const deliveries: OutboxDelivery[] = [];
  const start = (kinds = messageKinds) => {
    const delivery = new OutboxDelivery(outbox, {
      kinds,
      async send(content) {
        await send(content);
        sent.push(textOf(content));
        return 'sent';
      },
      onResult: (result) => results.push(result),
      onError: () => undefined,
    });
    deliveries.push(delivery);
    onTestFinished(() => delivery.close());
    return async () => {
      delivery.wake();
      await delivery.idle();
    };
  };
  const write = (...messages: OutboxMessage[]) =>
    store.write(async (unit) => outbox.append(unit, messages));
  const stop = () => Promise.all(deliveries.map((delivery) => delivery.close(0)));
  return { store, outbox, sent, results, write, start, stop };
}

const endLeases = (url: string) =>
  withClient(url, (client) => client.query('UPDATE outbox SET due_at = now()'));

test('if a process exits after committing a message, another process sends the message', async () => {
  const url = await createTestDatabase();
  await openProcess(url).write(sms('one'));
  const other = openProcess(url);
  await other.start()();
  expect(other.sent).toEqual(['Code one']);
  expect(await other.outbox.measure('sms')).toEqual({ messages: 0, oldestSeconds: 0 });
});

test('a message is committed atomically with the other changes of its write', async () => {
  const { store, outbox } = openProcess(await createTestDatabase());
  const lost = store.write(async (unit) => {
    outbox.append(unit, [sms('lost')]);
    throw new Error('stop here');
  });
  await expect(lost).rejects.toThrow('stop here');
  expect(await outbox.measure('sms')).toMatchObject({ messages: 0 });
});

test('if a process exits after claiming a message, another process sends the message once the lease expires', async () => {
  const url = await createTestDatabase();
  const first = openProcess(url);
  await first.write(sms('one'));
  const [claimed] = await first.outbox.claim('sms', 10);
  const second = openProcess(url);
  const deliver = second.start();
  await deliver();
  expect(second.sent).toEqual([]);
  await endLeases(url);
  await deliver();
  expect(second.sent).toEqual(['Code one']);
  expect(claimed?.attempts).toBe(1);
});

test('a process without the key of a message leaves it to another process', async () => {
  const url = await createTestDatabase();
  const pool = createTestPool(url);
  const [one, other] = [1, 2].map((byte) => {
    const seal = new Seal(new KeyRing(Buffer.alloc(32, byte)));
    seal.isOn = true;
    return new PostgresOutbox(pool, createSealedPayloads(seal));
  });
  await new PostgresStore(pool).write(async (unit) => one?.append(unit, [sms('one')]));
  expect(await other?.claim('sms', 10)).toEqual([]);
  await endLeases(url);
  expect(await one?.claim('sms', 10)).toMatchObject([{ content: { text: 'Code one' } }]);
  await withClient(url, (client) =>
    client.query('UPDATE outbox SET due_at = now(), expires_at = now()'),
  );
  expect(await other?.claim('sms', 10)).toMatchObject([{ content: null }]);
});

test('a process that stops during a gateway outage leaves its messages to another process', async () => {
  const url = await createTestDatabase();
  const failures: (() => void)[] = [];
  const first = openProcess(
    url,
    () => new Promise((_, reject) => failures.push(() => reject(new Error('The gateway is down')))),
  );
  const numbers = Array.from({ length: 40 }, (_, index) => String(index));
  await first.write(...numbers.map((number) => sms(number)));
  const delivering = first.start()();
  await expect.poll(() => failures.length).toBe(32);
  await first.stop();
  expect(await first.outbox.measure('sms')).toMatchObject({ messages: 40 });
  await endLeases(url);
  const second = openProcess(url);
  await second.start()();
  expect(second.sent.toSorted()).toEqual(numbers.map((number) => `Code ${number}`).toSorted());
  for (const fail of failures) fail();
  await delivering;
  expect(failures).toHaveLength(32);
});

test('a process cannot change a message after losing its lease on the message', async () => {
  const url = await createTestDatabase();
  const [slow, other] = [openProcess(url), openProcess(url)];
  await slow.write(sms('one'));
  const [lost] = await slow.outbox.claim('sms', 10);
  await endLeases(url);
  const [current] = await other.outbox.claim('sms', 10);
  if (!lost || !current) throw new Error('Nothing was claimed');
  await slow.outbox.postpone(lost, 0);
  await slow.outbox.remove(lost);
  expect(await slow.outbox.claim('sms', 10)).toEqual([]);
  expect(await other.outbox.measure('sms')).toMatchObject({ messages: 1 });
  await other.outbox.remove(current);
  expect(await other.outbox.measure('sms')).toMatchObject({ messages: 0 });
});

test('four processes send each of 200 messages once', async () => {
  const url = await createTestDatabase();
  const processes = Array.from({ length: 4 }, () => openProcess(url));
  const messages = Array.from({ length: 200 }, (_, index) => sms(String(index)));
  await processes[0]?.write(...messages);
  await Promise.all(processes.map(({ start }) => start()()));
  const sent = processes.flatMap((process) => process.sent);
  expect(sent.toSorted()).toEqual(messages.map(({ content }) => textOf(content)).toSorted());
});

test('a message that failed to send is retried when the gateway recovers', async () => {
  const url = await createTestDatabase();
  let isDown = true;
  const { write, start, sent, results } = openProcess(url, async () => {
    if (isDown) throw new Error('The gateway is down');
  });
  const deliver = start();
  await write(sms('one'));
  await deliver();
  isDown = false;
  await deliver();
  expect(results).toEqual(['failed']);
  await endLeases(url);
  await deliver();
  expect([sent, results]).toEqual([['Code one'], ['failed', 'sent']]);
});

test('an expired one-time code is not sent', async () => {
  const url = await createTestDatabase();
  const { write, start, sent, results, outbox } = openProcess(url);
  await write(sms('one'));
  await withClient(url, (client) => client.query('UPDATE outbox SET expires_at = now()'));
  await start()();
  expect([sent, results]).toEqual([[], ['expired']]);
  expect(await outbox.measure('sms')).toMatchObject({ messages: 0 });
});

test('a new one-time code replaces an earlier code that was not sent', async () => {
  const { write, start, sent } = openProcess(await createTestDatabase());
  await write(sms('one', 'Old code'));
  await write(sms('one', 'New code'));
  await start()();
  expect(sent).toEqual(['New code']);
});

function userReport(id: string): OutboxMessage {
  const user = { id: 'someone', role: 'patient' as const };
  const report = {
    id,
    reportedAt: '2026-11-23T04:00:00.000Z',
    reporter: user,
    reported: { ...user, role: 'doctor' as const },
    reason: 'spam' as const,
    note: '',
    message: null,
  };
  return { id, content: { kind: 'report', report }, lifetimeSeconds: 600 };
}

test('a report is sent by another process than the one that took it', async () => {
  const url = await createTestDatabase();
  await openProcess(url).write(userReport('one'));
  const { start, sent, results } = openProcess(url);
  await start()();
  expect([sent, results]).toEqual([['one'], ['sent']]);
});

test('a report waits for a process that has its recipient', async () => {
  const url = await createTestDatabase();
  const without = openProcess(url);
  await without.write(userReport('report'), sms('code'));
  await without.start(['sms'])();
  expect([without.sent, without.results]).toEqual([['Code code'], ['sent']]);
  const { start, sent } = openProcess(url);
  await start()();
  expect(sent).toEqual(['report']);
});

test('reports that wait longer than a one-time code do not delay it', async () => {
  const url = await createTestDatabase();
  const { write, outbox } = openProcess(url);
  await write(...Array.from({ length: 50 }, (_, index) => userReport(`report ${index}`)));
  await write(sms('one'));
  expect(await outbox.claim('sms', 32)).toMatchObject([{ id: 'one', kind: 'sms' }]);
  expect(await outbox.measure('sms')).toMatchObject({ messages: 1 });
  expect(await outbox.measure('report')).toMatchObject({ messages: 50 });
});

test('a message type from a later release waits for a process that can send it, until the message expires', async () => {
  const url = await createTestDatabase();
  const { start, sent, results } = openProcess(url);
  const deliver = start();
  await withClient(url, (client) =>
    client.query(`INSERT INTO outbox (id, kind, payload, expires_at)
      VALUES ('one', 'webhook', '{}', now() + interval '1 hour')`),
  );
  await deliver();
  expect(results).toEqual([]);
  await withClient(url, (client) => client.query('UPDATE outbox SET expires_at = now()'));
  await deliver();
  expect([sent, results]).toEqual([[], ['expired']]);
});

test('a one-time code is still sent if the sending process is killed while it waits for the gateway', async () => {
  const databaseUrl = await createTestDatabase();
  const received: unknown[] = [];
  let doesAnswer = false;
  const gateway = createServer(async (request, response) => {
    received.push(await json(request));
    if (doesAnswer) response.end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    gateway.closeAllConnections();
    gateway.close();
  });
  await once(gateway, 'listening');
  const address = gateway.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const args = ['--port', '0', '--sms', `http://127.0.0.1:${port}/send`];
  const start = async () => {
    const env = { DATABASE_URL: databaseUrl, ...testSecrets };
    const server = await startServerProcess(args, { env });
    onTestFinished(() => void server.end('SIGKILL'));
    return server;
  };
  const first = await start();
  const body = {
    fullName: 'Asha Rao',
    phone: '9000000077',
    password: 'a-long-password',
    terms: true,
  };
  const reply = await createHttpDevice(first.url).call(
    'signup',
    {},
    { body: { ...body, role: 'patient' } },
  );
  expect(reply.status).toBe(200);
  await expect.poll(() => received).toHaveLength(1);
  await first.end('SIGKILL');
  doesAnswer = true;
  await endLeases(databaseUrl);
  const second = await start();
  await expect.poll(() => received).toHaveLength(2);
  expect(received[1]).toEqual(received[0]);
  expect(received[1]).toMatchObject({
    phone: body.phone,
    text: expect.stringMatching(/^Your CareSetu code is \d{6}\./),
  });
  expect(first.output() + second.output()).not.toMatch(/CareSetu code|9000000077/);
});

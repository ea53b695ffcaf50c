import { expect, test } from 'vitest';
import { StoreBusyError } from '../../backend/store/storage-error.ts';
import { seedOperations } from '../../backend/store/operations.ts';
import { orBusy } from '../../server/store/postgres/pool.ts';
import { queryRows } from '../../server/store/postgres/transaction.ts';
import { fillDatabase } from '../../server/store/postgres/transfer.ts';
import { createTestSeed, people, signIn } from '../../backend/testing/test-seed.ts';
import { message } from '../../src/contract/messages.ts';
import { openSocketConnection } from '../../tools/conformance/targets/socket-connection.ts';
import { createHttpDevice } from '../server/support/http-device.ts';
import { PAGE, startTestServer } from '../server/support/test-server.ts';
import { createTestPool } from './support/open-store.ts';
import { withClient } from './support/databases.ts';
import { createTestDatabase } from './support/test-database.ts';
import { openTransactionPooler } from './support/transaction-pooler.ts';

const { patientA, doctorA } = people;

test('a server behind a connection pooler uses database sessions only on the direct connection', async () => {
  const databaseDirectUrl = await createTestDatabase();
  const seed = seedOperations(createTestSeed());
  await fillDatabase(createTestPool(databaseDirectUrl), async () => seed);
  const pooler = await openTransactionPooler(databaseDirectUrl);
  const server = await startTestServer({ databaseUrl: pooler.url, databaseDirectUrl });
  const device = createHttpDevice(server.url);
  const { accessToken: token } = await signIn(device, patientA);
  const texts: string[] = [];
  const socket = await openSocketConnection(server.url, token, PAGE, (event, payload) => {
    if (event === 'new_message') texts.push(message.parse(payload).content.textContent);
  });
  socket.register(patientA.id);
  const content = { textContent: 'Hello', shareDoc: null };
  const sent = await device.call(
    'sendMessage',
    { recipientId: doctorA.id },
    { token, body: { clientId: 'one', content } },
  );
  expect(sent.status).toBe(201);
  await expect.poll(() => texts).toEqual(['Hello']);
  expect(
    (await device.call('forgotPassword', {}, { body: { phone: patientA.phone } })).status,
  ).toBe(200);
  expect((await device.send('GET', '/ready')).status).toBe(200);
  socket.close();
  // Closing waits for the sweep that each server runs at the start.
  await server.close();
  expect(pooler.refused).toEqual([]);
  expect(JSON.stringify(server.log)).toContain('The database has no statement_timeout');
});

test('a server with a connection pooler but without a direct connection does not start', async () => {
  const pooler = await openTransactionPooler(await createTestDatabase());
  await expect(startTestServer({ databaseUrl: pooler.url })).rejects.toThrow('cannot be used');
  expect(pooler.refused).toHaveLength(1);
});

test('statements, locks and idle transactions have a time limit', async () => {
  const pool = createTestPool(await createTestDatabase());
  const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
  const values = names.map(async (name) => {
    const [row] = await queryRows(pool, 'SELECT current_setting($1) AS value', [name]);
    return row?.['value'];
  });
  expect(await Promise.all(values)).toEqual(['30s', '10s', '30s']);
});

test.each([
  ['takes too long', 'SET LOCAL statement_timeout = 1; SELECT pg_sleep(60)'],
  ['waits too long for a lock', 'SET LOCAL lock_timeout = 1; LOCK TABLE settings'],
])('a statement that %s fails with a busy error', async (_, text) => {
  const url = await createTestDatabase();
  const pool = createTestPool(url);
  await withClient(url, async (other) => {
    await other.query('BEGIN; LOCK TABLE settings');
    await expect(orBusy(pool.query(`BEGIN; ${text}`))).rejects.toThrow(StoreBusyError);
  });
});

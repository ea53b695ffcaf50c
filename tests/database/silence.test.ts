import { expect, onTestFinished, test } from 'vitest';
import { seedOperations } from '../../backend/store/operations.ts';
import { StoreBusyError } from '../../backend/store/storage-error.ts';
import { PostgresStore } from '../../server/store/postgres/postgres-store.ts';
import { fillDatabase } from '../../server/store/postgres/transfer.ts';
import { createTestSeed, people } from '../../backend/testing/test-seed.ts';
import { sample, scrape } from '../server/support/metrics.ts';
import { startTestServer } from '../server/support/test-server.ts';
import { openUnstableProxy } from '../server/support/unstable-proxy.ts';
import { createTestPool } from './support/open-store.ts';
import { createTestDatabase } from './support/test-database.ts';

/** Replaces the 35 seconds of a server, in milliseconds. */
const QUERY_LIMIT_MS = 1000;

async function open() {
  const databaseUrl = await createTestDatabase();
  const seed = seedOperations(createTestSeed());
  await fillDatabase(createTestPool(databaseUrl), async () => seed);
  const { hostname, port } = new URL(databaseUrl);
  const proxy = await openUnstableProxy(() => Number(port), hostname);
  onTestFinished(proxy.close);
  const url = new URL(databaseUrl);
  [url.hostname, url.port] = ['127.0.0.1', new URL(proxy.url).port];
  url.searchParams.set('query_timeout', String(QUERY_LIMIT_MS));
  return { proxy, url: url.href };
}

test('a write fails with a busy error when the database stops responding, and the next write uses a new connection', async () => {
  const { proxy, url } = await open();
  const pool = createTestPool(url);
  const store = new PostgresStore(pool);
  const { id } = people.patientA;
  const write = store.write(async (unit) => {
    await unit.get('accounts', id);
    proxy.freeze();
    await unit.get('accounts', id);
  });
  await expect(write).rejects.toThrow(StoreBusyError);
  expect(pool.totalCount).toBe(0);
  expect(await store.write((unit) => unit.get('accounts', id))).toMatchObject({ id });
});

test('calls return 503 when the database stops responding, and work again without a restart', async () => {
  const { proxy, url } = await open();
  const server = await startTestServer({ databaseUrl: url });
  const device = server.createDevice();
  const call = () => device.call('listDoctors');
  const callOften = () => Promise.all(Array.from({ length: 8 }, call));
  for (const { status } of await callOften()) expect(status).toBe(200);
  proxy.freeze();
  const refused = (await callOften()).filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const { status, headers } of refused) {
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  }
  await expect.poll(async () => (await call()).status, { timeout: 20_000 }).toBe(200);
  const errors = sample(await scrape(server.url), 'caresetu_errors_total{source="request"}');
  expect(errors).toBeGreaterThanOrEqual(refused.length);
  proxy.cut();
});

test('a process can stop even if its database does not respond', async () => {
  const { proxy, url } = await open();
  const server = await startTestServer({ databaseUrl: url });
  proxy.freeze();
  await expect(server.close()).resolves.toBeUndefined();
});

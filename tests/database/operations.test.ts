import { expect, test } from 'vitest';
import { seedOperations } from '../../backend/store/operations.ts';
import { fillDatabase } from '../../server/store/postgres/transfer.ts';
import { createTestSeed, people, signIn } from '../../backend/testing/test-seed.ts';
import { sample, scrape } from '../server/support/metrics.ts';
import { startTestServer } from '../server/support/test-server.ts';
import { createTestPool } from './support/open-store.ts';
import { createTestDatabase } from './support/test-database.ts';

async function start() {
  const databaseUrl = await createTestDatabase();
  const pool = createTestPool(databaseUrl);
  await fillDatabase(pool, async () => seedOperations(createTestSeed()));
  return { pool, ...(await startTestServer({ databaseUrl })) };
}

test('/ready checks the database, its migrations and whether events can be read', async () => {
  const { pool, createDevice } = await start();
  const ready = () => createDevice().send('GET', '/ready');
  const checks = { store: 'ok', migrations: 'ok', events: 'ok' };
  expect(await ready()).toMatchObject({ status: 200, body: { status: 'ready', checks } });
  await pool.query("DELETE FROM schema_migrations WHERE name LIKE '0001%'");
  expect(await ready()).toMatchObject({
    status: 503,
    body: { status: 'not ready', checks: { ...checks, migrations: 'failed' } },
  });
});

test('a process stays ready when a later release has applied a migration', async () => {
  const { pool, createDevice } = await start();
  await pool.query("INSERT INTO schema_migrations (name, run_on) VALUES ('9999_later', now())");
  expect((await createDevice().send('GET', '/ready')).status).toBe(200);
});

test('/metrics reports the connection pool, the outbox, the event lag and rejected bookings', async () => {
  const { url, pool, createDevice } = await start();
  const device = createDevice();
  const { accessToken: token } = await signIn(device, people.patientA);
  const slot = { doctorId: people.doctorA.id, date: '2026-11-24', time: '10:00' };
  const body = { ...slot, appointmentType: 'video', notes: '' };
  for (const status of [201, 409, 409]) {
    const reply = await device.call(
      'bookAppointment',
      { doctorId: slot.doctorId },
      { token, body },
    );
    expect(reply.status).toBe(status);
  }
  await pool.query(`INSERT INTO outbox (id, kind, payload, created_at, expires_at)
    VALUES ('one', 'report', '{}', now() - interval '90 seconds', now() + interval '1 hour')`);
  const metrics = await scrape(url);
  const conflicts = (code: string) =>
    sample(metrics, `caresetu_conflicts_total{route="/api/appointment/:doctorId",code="${code}"}`);
  expect(conflicts('slot-taken')).toBe(2);
  expect(sample(metrics, 'caresetu_outbox_messages{kind="report"}')).toBe(1);
  expect(sample(metrics, 'caresetu_outbox_messages{kind="sms"}')).toBe(0);
  const oldest = sample(metrics, 'caresetu_outbox_oldest_seconds{kind="report"}');
  expect(oldest).toBeGreaterThanOrEqual(90);
  expect(sample(metrics, 'caresetu_pool_connections')).toBeGreaterThanOrEqual(1);
  expect(sample(metrics, 'caresetu_pool_idle_connections')).toBeLessThanOrEqual(8);
  expect(sample(metrics, 'caresetu_pool_waiting')).toBe(0);
  expect(sample(metrics, 'caresetu_event_lag_seconds')).toBeGreaterThanOrEqual(0);
});

test('/metrics still returns the other values when the database cannot be read', async () => {
  const { url, pool } = await start();
  await pool.query('ALTER TABLE outbox RENAME TO hidden');
  const metrics = await scrape(url);
  expect(metrics).toMatch(/^caresetu_outbox_messages\{kind="sms"\} nan$/im);
  expect(sample(metrics, 'caresetu_open_sockets')).toBe(0);
});

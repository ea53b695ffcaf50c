import { expect, test } from 'vitest';
import { createTestSeed, people, signIn } from '../../mocks/testing/test-seed.ts';
import { seedOperations } from '../../mocks/store/core/operations.ts';
import { fillDatabase } from '../../mocks/store/postgres/transfer.ts';
import { createHttpDevice } from '../server/support/http-device.ts';
import { ServerExit, startServerProcess } from '../server/support/server-process.ts';
import { startTestServer } from '../server/support/test-server.ts';
import { createTestPool } from './support/open-store.ts';
import { createTestDatabase } from './support/test-database.ts';

const BOOKINGS = process.env['SOAK'] ? 1000 : 100;

const { patientA, patientB } = people;

async function createSeededDatabase() {
  const url = await createTestDatabase();
  const pool = createTestPool(url);
  await fillDatabase(pool, async () => seedOperations(createTestSeed()));
  return { url, pool };
}

test('starting with an empty database creates the tables but no demo data', async () => {
  const databaseUrl = await createTestDatabase({ isEmpty: true });
  const { url } = await startTestServer({ databaseUrl });
  const { status, body } = await createHttpDevice(url).call('listDoctors');
  expect([status, body]).toEqual([200, []]);
});

test('a session and its access token are valid on another process and after a restart', async () => {
  const { url: databaseUrl } = await createSeededDatabase();
  const first = await startTestServer({ databaseUrl });
  const second = await startTestServer({ databaseUrl });
  const device = createHttpDevice(first.url);
  const { accessToken: token } = await signIn(device, patientA);
  await first.close();
  const restarted = await startTestServer({ databaseUrl });
  for (const { url } of [second, restarted]) {
    const other = createHttpDevice(url);
    other.cookie = device.cookie;
    expect((await other.call('listAppointments', { id: patientA.id }, { token })).status).toBe(200);
    expect((await other.call('refreshAtStart')).status).toBe(200);
    device.cookie = other.cookie;
  }
});

test.each([
  ['constraints and transactions', ''],
  ['transactions alone', 'DROP INDEX one_visit_a_slot; DROP INDEX one_visit_a_patient_and_time'],
])(`only one of ${BOOKINGS} concurrent bookings of a slot succeeds with %s`, async (_what, sql) => {
  const { url: databaseUrl, pool } = await createSeededDatabase();
  await pool.query(sql);
  const servers = [await startTestServer({ databaseUrl }), await startTestServer({ databaseUrl })];
  const callers = await Promise.all(
    servers.flatMap(({ url }) =>
      [patientA, patientB].map(async (patient) => {
        const device = createHttpDevice(url);
        const { accessToken: token } = await signIn(device, patient);
        return { device, token };
      }),
    ),
  );
  const slot = { doctorId: people.doctorA.id, date: '2026-11-24', time: '10:00' };
  const body = { ...slot, appointmentType: 'video', notes: '' };
  const replies = await Promise.all(
    Array.from({ length: BOOKINGS / callers.length }, () => callers)
      .flat()
      .map(({ device, token }) =>
        device.call('bookAppointment', { doctorId: slot.doctorId }, { token, body }),
      ),
  );
  const statuses = replies.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array.from({ length: BOOKINGS - 1 }, () => 409)]);
  const { rowCount } = await pool.query("SELECT id FROM appointments WHERE status <> 'cancelled'");
  expect(rowCount).toBe(1);
});

test.each([
  [
    'postgres://user:secret@127.0.0.1:1/none',
    'The database none at 127.0.0.1:1 cannot be used: no PostgreSQL answers there. Is it running?',
  ],
  ['http://user:secret@localhost', 'DATABASE_URL must be like postgres://'],
])(
  'the error for %s says why the server does not start, and does not include the password',
  async (databaseUrl, message) => {
    const start = startServerProcess(['--port', '0'], { env: { DATABASE_URL: databaseUrl } });
    const error: unknown = await start.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ServerExit);
    expect(error).toMatchObject({ code: 1, message: expect.stringContaining(message) });
    expect(String(error)).not.toContain('secret');
  },
);

test('the error contains the name of the missing database', async () => {
  const url = new URL(await createTestDatabase());
  url.pathname = '/caresetu_test_missing';
  await expect(startTestServer({ databaseUrl: url.href })).rejects.toThrow(
    /caresetu_test_missing at .* does not exist\. Create it with createdb/,
  );
});

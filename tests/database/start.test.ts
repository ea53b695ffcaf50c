import { expect, test } from 'vitest';
import { createTestSeed, people, signIn } from '../../backend/testing/test-seed.ts';
import { createHttpDevice } from '../server/support/http-device.ts';
import { ServerExit, startServerProcess } from '../server/support/server-process.ts';
import { startTestServer } from '../server/support/test-server.ts';
import { fillTestDatabase } from './support/cluster.ts';
import { createTestDatabase } from './support/test-database.ts';
import { testSecrets } from '../../backend/testing/test-secrets.ts';

const { patientA } = people;

test('starting with an empty database creates the tables but no demo data', async () => {
  const databaseUrl = await createTestDatabase({ isEmpty: true });
  const { url } = await startTestServer({ databaseUrl });
  const { status, body } = await createHttpDevice(url).call('listDoctors');
  expect([status, body]).toEqual([200, []]);
});

test('a session and its access token are valid on another process and after a restart', async () => {
  const databaseUrl = await createTestDatabase();
  await fillTestDatabase(databaseUrl, createTestSeed());
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
  [
    'postgres://user:secret@127.0.0.1:1/none',
    'The database none at 127.0.0.1:1 cannot be used: no PostgreSQL answers there. Is it running?',
  ],
  ['http://user:secret@localhost', 'DATABASE_URL must be like postgres://'],
])(
  'the startup error for %s gives the reason and does not contain the password',
  async (databaseUrl, message) => {
    const env = { DATABASE_URL: databaseUrl, ...testSecrets };
    const start = startServerProcess(['--port', '0'], { env });
    const error: unknown = await start.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ServerExit);
    expect(error).toMatchObject({ code: 1, message: expect.stringContaining(message) });
    expect(String(error)).not.toContain('secret');
  },
);

test("the startup error for a missing database contains the database's name", async () => {
  const url = new URL(await createTestDatabase());
  url.pathname = '/caresetu_test_missing';
  await expect(startTestServer({ databaseUrl: url.href })).rejects.toThrow(
    /caresetu_test_missing at .* does not exist\. Create it with createdb/,
  );
});

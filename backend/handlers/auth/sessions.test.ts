import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestBackend, type TestDevice } from '../../testing/test-backend.ts';
import { createTestSeed, people, signIn } from '../../testing/test-seed.ts';

const { patientA, doctorA } = people;

async function startSignedIn() {
  const backend = createTestBackend({ seed: createTestSeed() });
  const device = backend.createDevice();
  const { accessToken } = await signIn(device, patientA);
  return { ...backend, device, accessToken, firstCookie: device.cookie };
}

function refreshWith(device: TestDevice, cookie: string) {
  return device.call('refreshOn403', {}, { headers: { cookie } });
}

test.each(['refreshAtStart', 'refreshOn403'] as const)('%s renews the session', async (name) => {
  const { device, firstCookie, clock } = await startSignedIn();
  clock.advance(60 * 60);
  const reply = await device.call(name);
  const { accessToken, user } = z
    .object({ accessToken: z.string(), user: z.object({ id: z.string() }) })
    .parse(reply.body);
  expect(reply.status).toBe(200);
  expect(user.id).toBe(patientA.id);
  expect(device.cookie).not.toBe(firstCookie);
  const own = await device.call('listAppointments', { id: patientA.id }, { token: accessToken });
  expect(own.status).toBe(200);
});

test('a refresh without a session returns 401', async () => {
  const device = createTestBackend().createDevice();
  expect(await device.call('refreshAtStart')).toMatchObject({
    status: 401,
    body: { success: false, code: 'not-signed-in' },
  });
});

test('a refresh can be repeated for 30 seconds in case its response was lost', async () => {
  const { device, firstCookie, clock } = await startSignedIn();
  await device.call('refreshOn403');
  const successor = device.cookie;
  clock.advance(30);
  const again = await refreshWith(device, firstCookie);
  expect(again.status).toBe(200);
  expect(device.cookie).toBe(successor);
  expect((await device.call('refreshOn403')).status).toBe(200);
});

test('20 concurrent refreshes with the same refresh token return the same new token', async () => {
  const { device, firstCookie } = await startSignedIn();
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => refreshWith(device, firstCookie)),
  );
  const successors = new Set(replies.map(({ headers }) => headers.get('set-cookie')));
  expect(replies.every(({ status }) => status === 200)).toBe(true);
  expect(successors.size).toBe(1);
  expect((await device.call('refreshOn403')).status).toBe(200);
});

test('reusing a replaced refresh token after 30 seconds ends the session', async () => {
  const { device, firstCookie, clock, accessToken } = await startSignedIn();
  await device.call('refreshOn403');
  const current = device.cookie;
  clock.advance(31);
  const reused = await refreshWith(device, firstCookie);
  expect(reused).toMatchObject({ status: 401, body: { code: 'session-ended' } });
  expect(reused.headers.get('set-cookie')).toContain('Max-Age=0');
  expect(await refreshWith(device, current)).toMatchObject({ status: 401 });
  const own = await device.call('listAppointments', { id: patientA.id }, { token: accessToken });
  expect(own.status).toBe(403);
});

test('reusing a refresh token that is two rotations old ends the session', async () => {
  const { device, firstCookie } = await startSignedIn();
  await device.call('refreshOn403');
  await device.call('refreshOn403');
  expect(await refreshWith(device, firstCookie)).toMatchObject({ status: 401 });
  expect((await device.call('refreshOn403')).status).toBe(401);
});

test('a session expires after 30 days however often it is refreshed', async () => {
  const { device, clock } = await startSignedIn();
  for (let day = 0; day < 29; day += 1) {
    clock.advance(24 * 60 * 60);
    expect((await device.call('refreshOn403')).status).toBe(200);
  }
  clock.advance(24 * 60 * 60);
  expect((await device.call('refreshOn403')).status).toBe(401);
});

test('a logout during a refresh ends the session', async () => {
  const { device, backend } = await startSignedIn();
  await Promise.all([device.call('refreshOn403'), device.call('logout')]);
  expect(await backend.store.read((reads) => reads.find('sessions'))).toEqual([]);
});

test('signing in as another user ends the previous session on the same device', async () => {
  const { device, backend } = await startSignedIn();
  await signIn(device, doctorA);
  const sessions = await backend.store.read((reads) => reads.find('sessions'));
  expect(sessions.map(({ accountId }) => accountId)).toEqual([doctorA.id]);
});

test('the store does not contain any tokens in plain text', async () => {
  const { device, backend, accessToken } = await startSignedIn();
  const [, token = ''] = /caresetu_refresh=([^;]+)/.exec(device.cookie) ?? [];
  expect(token).not.toBe('');
  const stored = JSON.stringify(await backend.store.read((reads) => reads.find('sessions')));
  expect(stored).not.toContain(token);
  expect(stored).not.toContain(accessToken);
});

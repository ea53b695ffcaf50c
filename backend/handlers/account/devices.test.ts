import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { deviceSession, knownDevice } from '../../../src/contract/account.ts';
import { createTestBackend } from '../../testing/test-backend.ts';
import { createTestSeed, people, TEST_PASSWORD } from '../../testing/test-seed.ts';

const { patientA, patientB } = people;
const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36';
const sessions = z.array(deviceSession);
const knownDevices = z.array(knownDevice);

async function start() {
  const backend = createTestBackend({ seed: createTestSeed() });
  const open = async (person = patientA, userAgent = '') => {
    const device = backend.createDevice();
    const { phone, role } = person;
    const body = { phone, password: TEST_PASSWORD, role, remember: false };
    const headers = { 'user-agent': userAgent };
    const reply = await device.call('login', {}, { body, headers });
    const { accessToken: token } = z.object({ accessToken: z.string() }).parse(reply.body);
    const call = (name: Parameters<typeof device.call>[0], params = {}) =>
      device.call(name, params, { token });
    const list = async () => sessions.parse((await call('listSessions')).body);
    const listKnown = async () => knownDevices.parse((await call('listKnownDevices')).body);
    return { device, call, list, listKnown, token };
  };
  return { ...backend, open };
}

test('each login is listed with its device, the current one first', async () => {
  const { open, clock } = await start();
  const first = await open(patientA, PHONE);
  clock.advance(60);
  const second = await open();
  await open(patientB);
  const listed = await second.list();
  expect(listed).toMatchObject([
    { browser: '', system: '', createdAt: '2026-11-23T04:01:00.000Z', isCurrent: true },
    { browser: 'Chrome', system: 'Android', createdAt: '2026-11-23T04:00:00.000Z' },
  ]);
  expect(await first.list()).toMatchObject([{ browser: 'Chrome' }, { browser: '' }]);
});

test('a refresh counts as the last use', async () => {
  const { open, clock } = await start();
  const { device, list } = await open();
  clock.advance(10 * 60);
  await device.call('refreshOn403');
  expect(await list()).toMatchObject([
    { createdAt: '2026-11-23T04:00:00.000Z', lastUsedAt: '2026-11-23T04:10:00.000Z' },
  ]);
});

test('expired sessions are not listed', async () => {
  const { open, clock } = await start();
  await open();
  clock.advance(31 * 24 * 60 * 60);
  const { list } = await open();
  expect(await list()).toHaveLength(1);
});

test('ending a session signs that device out and closes its realtime connections', async () => {
  const { open, backend } = await start();
  const other = await open();
  const own = await open();
  let isOpen = true;
  const connection = { token: other.token, emit: () => {}, close: () => void (isOpen = false) };
  await backend.realtime.register(connection, patientA.id);
  const id = (await other.list())[0]?.id ?? '';
  expect(sessions.parse((await own.call('endSession', { id })).body)).toHaveLength(1);
  expect(isOpen).toBe(false);
  expect((await other.call('getAccount')).body).toMatchObject({ code: 'token-expired' });
  expect((await other.device.call('refreshOn403')).status).toBe(401);
  expect((await own.call('getAccount')).status).toBe(200);
});

test('a write that waits for the end of its own session is refused', async () => {
  const { open } = await start();
  const [thief, owner] = [await open(), await open()];
  const [own, stolen] = await Promise.all([
    owner.call('endOtherSessions'),
    thief.call('endOtherSessions'),
  ]);
  expect(own.status).toBe(200);
  expect(stolen.body).toMatchObject({ code: 'token-expired' });
  expect((await owner.call('getAccount')).status).toBe(200);
});

test("another user's session cannot be ended", async () => {
  const { open } = await start();
  const other = await open(patientB);
  const own = await open();
  const id = (await other.list())[0]?.id ?? '';
  expect((await own.call('endSession', { id })).status).toBe(404);
  expect((await other.call('getAccount')).status).toBe(200);
});

test('all other sessions can be ended at once', async () => {
  const { open } = await start();
  const others = [await open(), await open()];
  const stranger = await open(patientB);
  const own = await open();
  expect(sessions.parse((await own.call('endOtherSessions')).body)).toMatchObject([
    { isCurrent: true },
  ]);
  for (const { device } of others) expect((await device.call('refreshOn403')).status).toBe(401);
  expect((await stranger.call('getAccount')).status).toBe(200);
});

test('each device that has logged in is known, also after its logout, the current one first', async () => {
  const { open, clock } = await start();
  const first = await open(patientA, PHONE);
  await first.device.call('logout');
  clock.advance(60);
  const second = await open();
  await open(patientB);
  expect(await second.listKnown()).toMatchObject([
    { browser: '', system: '', createdAt: '2026-11-23T04:01:00.000Z', isCurrent: true },
    { browser: 'Chrome', system: 'Android', isCurrent: false },
  ]);
});

test('a device is not known a year after its last login', async () => {
  const { open, clock } = await start();
  await open();
  clock.advance(365 * 24 * 60 * 60);
  const { listKnown } = await open();
  expect(await listKnown()).toHaveLength(1);
});

test('a user can remove a known device, and stays logged in on it', async () => {
  const { open } = await start();
  const other = await open();
  const own = await open();
  const id = (await other.listKnown())[0]?.id ?? '';
  const left = knownDevices.parse((await own.call('endKnownDevice', { id })).body);
  expect(left).toMatchObject([{ isCurrent: true }]);
  expect((await other.call('getAccount')).status).toBe(200);
  expect((await own.call('endKnownDevice', { id })).status).toBe(404);
});

test("another user's known device cannot be removed", async () => {
  const { open } = await start();
  const other = await open(patientB);
  const own = await open();
  const id = (await other.listKnown())[0]?.id ?? '';
  expect((await own.call('endKnownDevice', { id })).status).toBe(404);
  expect(await other.listKnown()).toHaveLength(1);
});

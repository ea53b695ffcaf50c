import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { callEndpoints } from '../../../src/contract/calls.ts';
import { createTestBackend } from '../../testing/test-backend.ts';
import { createTestSeed, people, type PersonName, signIn } from '../../testing/test-seed.ts';

const SECRET = 'a-secret-of-coturn-with-40-characters-aa';
const turn = { urls: ['turn:turn.test:3478'], secret: SECRET };

async function start(callServers?: { stun: string[]; turn: typeof turn | null }) {
  const { createDevice } = createTestBackend({
    seed: createTestSeed(),
    ...(callServers && { callServers }),
  });
  return async (name: PersonName = 'patientA') => {
    const device = createDevice();
    const { accessToken: token } = await signIn(device, people[name]);
    const call = () => device.call('listIceServers', {}, { token });
    const { response } = callEndpoints.listIceServers;
    return { call, read: async () => response.parse((await call()).body) };
  };
}

test('without servers, the list is empty and never expires', async () => {
  const open = await start();
  expect(await (await open()).read()).toEqual({ iceServers: [], expiresAt: null });
});

test('a STUN server needs no credentials', async () => {
  const open = await start({ stun: ['stun:stun.test'], turn: null });
  const iceServers = [{ urls: ['stun:stun.test'] }];
  expect(await (await open()).read()).toEqual({ iceServers, expiresAt: null });
});

test('the credentials of TURN are those of coturn’s shared secret, for twelve hours', async () => {
  const open = await start({ stun: [], turn });
  const { iceServers, expiresAt } = await (await open()).read();
  expect(expiresAt).toBe('2026-11-23T16:00:00.000Z');
  const [{ username = '', credential } = {}] = iceServers;
  expect(username).toMatch(new RegExp(`^${Date.parse(expiresAt ?? '') / 1000}:[\\w-]{22}$`));
  expect(credential).toBe(createHmac('sha1', SECRET).update(username).digest('base64'));
});

test('a username is the same for all calls of a user, and names no user', async () => {
  const open = await start({ stun: [], turn });
  const nameOf = async (person: PersonName) =>
    (await (await open(person)).read()).iceServers[0]?.username ?? '';
  const own = await nameOf('patientA');
  expect(await nameOf('patientA')).toBe(own);
  expect(await nameOf('patientB')).not.toBe(own);
  for (const detail of [people.patientA.id, people.patientA.phone, 'Asha']) {
    expect(own).not.toContain(detail);
  }
});

test('a user can request the list 120 times an hour', async () => {
  const { call } = await (await start())();
  const statuses: number[] = [];
  for (let count = 0; count < 121; count += 1) statuses.push((await call()).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  const { status, headers } = await call();
  expect([status, headers.get('retry-after')]).toEqual([429, '3600']);
});

import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { callEndpoints } from '../../../src/contract/calls.ts';
import type { AppointmentRecord } from '../../store/records.ts';
import { createTestBackend } from '../../testing/test-backend.ts';
import { createTestSeed, people, type PersonName, signIn, visit } from '../../testing/test-seed.ts';
import { decide } from '../../testing/test-verification.ts';

const SECRET = 'a-secret-of-coturn-with-40-characters-aa';
const turn = { urls: ['turn:turn.test:3478'], secret: SECRET };

const today: Partial<AppointmentRecord> = { date: '2026-11-23', appointmentType: 'video' };

async function start(
  callServers?: { stun: string[]; turn: typeof turn | null },
  changes: Partial<AppointmentRecord> = today,
) {
  const own = { ...visit('visit-a', '17:00', 'scheduled'), ...changes };
  const ofOther = { ...own, id: 'visit-b', patientId: people.patientB.id };
  const { createDevice, clock, backend } = createTestBackend({
    seed: createTestSeed([own, { ...ofOther, time: '17:30' }]),
    ...(callServers && { callServers }),
  });
  const open = async (name: PersonName = 'patientA') => {
    const device = createDevice();
    const { accessToken: token } = await signIn(device, people[name]);
    const call = () => device.call('listIceServers', {}, { token });
    const { response } = callEndpoints.listIceServers;
    return { call, read: async () => response.parse((await call()).body) };
  };
  return Object.assign(open, { clock, backend });
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

test('the credentials of TURN are those of coturn’s shared secret, for one hour', async () => {
  const open = await start({ stun: [], turn });
  const { iceServers, expiresAt } = await (await open()).read();
  expect(expiresAt).toBe('2026-11-23T05:00:00.000Z');
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

const both = { stun: ['stun:stun.test'], turn };
const stunOnly = { iceServers: [{ urls: ['stun:stun.test'] }], expiresAt: null };

test.each<[string, Partial<AppointmentRecord>]>([
  ['a visit by phone', { ...today, appointmentType: 'phone' }],
  ['a visit of tomorrow', { ...today, date: '2026-11-24' }],
  ['a visit of yesterday', { ...today, date: '2026-11-22' }],
  ['a request', { ...today, status: 'pending' }],
  ['a cancelled visit', { ...today, status: 'cancelled' }],
  ['a completed visit', { ...today, status: 'completed' }],
])('%s gets no credentials of TURN', async (_, changes) => {
  const open = await start(both, changes);
  expect(await (await open()).read()).toEqual(stunOnly);
  expect(await (await open('doctorA')).read()).toEqual(stunOnly);
});

test('both people of a video visit today get credentials, and no one else', async () => {
  const open = await start(both);
  for (const name of ['patientA', 'doctorA'] as const) {
    expect((await (await open(name)).read()).iceServers).toHaveLength(2);
  }
  expect(await (await open('doctorB')).read()).toEqual(stunOnly);
});

test('a suspended doctor is refused, and the patient gets no credentials', async () => {
  const open = await start(both);
  await decide(open.backend, people.doctorA.id, { outcome: 'suspended', reason: 'A complaint' });
  expect(await (await open('patientA')).read()).toEqual(stunOnly);
  expect((await (await open('doctorA')).call()).status).toBe(403);
});

test('a call that goes on after midnight renews its credentials, until it has ended', async () => {
  const open = await start(both);
  open.clock.advance(20 * 60 * 60);
  const { read } = await open();
  expect(await read()).toEqual(stunOnly);
  const now = open.clock.now().toISOString();
  await open.backend.store.write((unit) =>
    unit.insert('callSeats', {
      id: `visit-a|${people.patientA.id}`,
      appointmentId: 'visit-a',
      personId: people.patientA.id,
      otherId: people.doctorA.id,
      seat: 'a-seat-of-the-patient-1',
      joinedAt: now,
      expiresAt: new Date(Date.parse(now) + 45_000).toISOString(),
    }),
  );
  expect((await read()).iceServers).toHaveLength(2);
  open.clock.advance(46);
  expect(await read()).toEqual(stunOnly);
});

test('a user can request the list 120 times an hour', async () => {
  const { call } = await (await start())();
  const statuses: number[] = [];
  for (let count = 0; count < 121; count += 1) statuses.push((await call()).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  const { status, headers } = await call();
  expect([status, headers.get('retry-after')]).toEqual([429, '3600']);
});

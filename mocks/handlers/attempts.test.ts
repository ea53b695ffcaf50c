import { describe, expect, test } from 'vitest';
import { createTestBackend, type TestDevice } from '../testing/test-backend.ts';
import { createTestSeed, people, signIn } from '../testing/test-seed.ts';

const PHONE = '9222222222';
const VICTIM = { address: '198.51.100.1', fullName: 'Esha Pillai', password: 'victims-own' };
const ATTACKER = { address: '203.0.113.1', fullName: 'Attacker', password: 'attackers-own' };

function start() {
  const backend = createTestBackend({ seed: createTestSeed() });
  const signUp = (device: TestDevice, { fullName, password }: typeof VICTIM) =>
    device.call(
      'signup',
      {},
      { body: { fullName, phone: PHONE, password, role: 'patient', terms: true } },
    );
  const verify = (device: TestDevice, otp: string, attemptId?: string) =>
    device.call('verifyOtp', {}, { body: { phone: PHONE, otp, attemptId } });
  return { ...backend, signUp, verify };
}

const dropCookies = (device: TestDevice) => {
  device.cookie = '';
};
const attemptIdOf = (body: unknown): string => Object(body).attemptId;

describe('a signup of a number that somebody else signs up 31 seconds later', () => {
  test.each(['with its cookie', 'without cookies'])(
    "opens the person's own account only, %s",
    async (cookies) => {
      const { createDevice, signUp, verify, codeFor, clock, backend } = start();
      const victim = createDevice(VICTIM.address);
      const attacker = createDevice(ATTACKER.address);
      await signUp(victim, VICTIM);
      const ownCode = codeFor(PHONE);
      clock.advance(31);
      expect((await signUp(attacker, ATTACKER)).status).toBe(200);
      if (cookies === 'without cookies') dropCookies(victim);

      const newest = codeFor(PHONE);
      if (newest === ownCode) return;
      expect(await verify(victim, newest)).toMatchObject({ body: { code: 'invalid-otp' } });
      const accounts = () =>
        backend.store.read((reads) => reads.find('accounts', { phone: PHONE }));
      expect(await accounts()).toEqual([]);

      clock.advance(31);
      await victim.call('resendOtp', {}, { body: { phone: PHONE, purpose: 'signup' } });
      if (cookies === 'without cookies') dropCookies(victim);
      expect(await verify(victim, codeFor(PHONE))).toMatchObject({
        status: 200,
        body: { user: { name: VICTIM.fullName } },
      });
      expect(await accounts()).toHaveLength(1);
      const person = { phone: PHONE, role: 'patient' } as const;
      await signIn(createDevice(), person, { password: VICTIM.password });
      await expect(signIn(createDevice(), person, { password: ATTACKER.password })).rejects.toThrow(
        'wrong-credentials',
      );
    },
  );

  test('is told apart behind one address by its cookie, or by its id in the body', async () => {
    const { createDevice, signUp, verify, codeFor, clock } = start();
    const [victim, attacker] = [createDevice(), createDevice()];
    const attemptId = attemptIdOf((await signUp(victim, VICTIM)).body);
    const ownCode = codeFor(PHONE);
    clock.advance(31);
    await signUp(attacker, ATTACKER);
    if (codeFor(PHONE) === ownCode) return;
    expect(await verify(victim, codeFor(PHONE))).toMatchObject({ body: { code: 'invalid-otp' } });
    dropCookies(victim);
    expect(await verify(victim, ownCode, attemptId)).toMatchObject({
      status: 200,
      body: { user: { name: VICTIM.fullName } },
    });
  });

  test('loses its code with its id, and never falls back to the other one', async () => {
    const { createDevice, signUp, verify, codeFor } = start();
    await signUp(createDevice(), ATTACKER);
    const victim = createDevice();
    expect(await verify(victim, codeFor(PHONE), 'an-id-that-has-expired')).toMatchObject({
      status: 400,
      body: { code: 'invalid-otp' },
    });
  });
});

test('the id of an attempt is out of reach of scripts, and lives as long as the attempt', async () => {
  const { createDevice, signUp } = start();
  const { headers, body } = await signUp(createDevice(), VICTIM);
  expect(headers.get('set-cookie')).toBe(
    `caresetu_signup=${attemptIdOf(body)}; Path=/; HttpOnly; SameSite=Lax; Max-Age=86400`,
  );
});

test("wrong codes of an attacker's attempt leave the owner's attempt its own", async () => {
  const { createDevice, signUp, verify, codeFor, clock } = start();
  const victim = createDevice(VICTIM.address);
  const attacker = createDevice(ATTACKER.address);
  await signUp(victim, VICTIM);
  const ownCode = codeFor(PHONE);
  clock.advance(31);
  await signUp(attacker, ATTACKER);
  const wrong = codeFor(PHONE) === '000000' ? '111111' : '000000';
  for (let round = 0; round < 7; round += 1) await verify(attacker, wrong);
  expect((await verify(victim, ownCode)).status).toBe(200);
});

test('a number has 20 wrong codes an hour over all its attempts', async () => {
  const { createDevice, signUp, verify, codeFor, clock } = start();
  const statuses: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const device = createDevice();
    await signUp(device, ATTACKER);
    const wrong = codeFor(PHONE) === '000000' ? '111111' : '000000';
    for (let guess = 0; guess < 5; guess += 1) statuses.push((await verify(device, wrong)).status);
    clock.advance(31);
  }
  expect(statuses.filter((status) => status === 400)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
});

test('a reset takes the code of its own attempt only', async () => {
  const { createDevice, codeFor, clock } = start();
  const { phone } = people.patientA;
  const owner = createDevice(VICTIM.address);
  const other = createDevice(ATTACKER.address);
  const forgot = (device: TestDevice) => device.call('forgotPassword', {}, { body: { phone } });
  const reset = (device: TestDevice, otp: string) =>
    device.call('resetPassword', {}, { body: { phone, otp, password: 'a-new-password' } });
  await forgot(owner);
  const ownCode = codeFor(phone);
  clock.advance(31);
  await forgot(other);
  if (codeFor(phone) === ownCode) return;
  expect(await reset(owner, codeFor(phone))).toMatchObject({ body: { code: 'invalid-otp' } });
  dropCookies(owner);
  expect(await reset(owner, codeFor(phone))).toMatchObject({ body: { code: 'invalid-otp' } });
  expect((await reset(owner, ownCode)).status).toBe(200);
});

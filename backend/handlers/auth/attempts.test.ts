import { describe, expect, test } from 'vitest';
import { createTestBackend, type TestDevice } from '../../testing/test-backend.ts';
import { createTestSeed, people, signIn } from '../../testing/test-seed.ts';

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

describe('a signup 31 seconds before a stranger’s signup for the same phone number', () => {
  test.each(['with its cookie', 'without cookies'])(
    'creates only the account of its own user, %s',
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

  test('is identified by its cookie, or by the id in the body when both signups come from the same IP address', async () => {
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

  test('cannot be completed with an unknown attempt id, even though another attempt exists', async () => {
    const { createDevice, signUp, verify, codeFor } = start();
    await signUp(createDevice(), ATTACKER);
    const victim = createDevice();
    expect(await verify(victim, codeFor(PHONE), 'an-id-that-has-expired')).toMatchObject({
      status: 400,
      body: { code: 'invalid-otp' },
    });
  });
});

test('the attempt cookie is HttpOnly and expires with the attempt', async () => {
  const { createDevice, signUp } = start();
  const { headers, body } = await signUp(createDevice(), VICTIM);
  expect(headers.get('set-cookie')).toBe(
    `caresetu_signup=${attemptIdOf(body)}; Path=/; HttpOnly; SameSite=Lax; Max-Age=86400`,
  );
});

test('wrong codes for an attacker’s attempt do not count against the owner’s attempt', async () => {
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

test('for each phone number, at most 20 wrong codes an hour are checked across all its signup attempts', async () => {
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

test('a stranger’s 20 wrong codes do not block a code that was sent earlier', async () => {
  const { createDevice, signUp, verify, codeFor, clock } = start();
  const guesses: [TestDevice, string][] = [];
  for (let round = 0; round < 4; round += 1) {
    const stranger = createDevice(`203.0.113.${round}`);
    await signUp(stranger, ATTACKER);
    guesses.push([stranger, codeFor(PHONE) === '000000' ? '111111' : '000000']);
    clock.advance(31);
  }
  const owner = createDevice(VICTIM.address);
  await signUp(owner, VICTIM);
  const ownCode = codeFor(PHONE);
  for (const [stranger, wrong] of guesses) {
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await verify(stranger, wrong)).status).toBe(400);
    }
  }
  const wrong = ownCode === '000000' ? '111111' : '000000';
  for (let guess = 0; guess < 4; guess += 1) {
    expect(await verify(owner, wrong)).toMatchObject({ body: { code: 'invalid-otp' } });
  }
  expect((await verify(owner, ownCode)).status).toBe(200);
});

test.each(['signup', 'reset'] as const)(
  'a resend for an unknown attempt (%s) gets the usual response, but no code is sent or counted',
  async (purpose) => {
    const { createDevice, codeFor, clock, sms, backend } = start();
    const { phone } = people.patientA;
    const forgot = () => createDevice().call('forgotPassword', {}, { body: { phone } });
    const resend = (attemptId?: string) =>
      createDevice(ATTACKER.address).call('resendOtp', {}, { body: { phone, purpose, attemptId } });
    await forgot();
    const own = codeFor(phone);
    expect((await resend('unknown')).status).toBe(429);
    for (let call = 0; call < 6; call += 1) {
      clock.advance(31);
      expect(await resend(call % 2 === 0 ? 'unknown' : undefined)).toMatchObject({
        status: 200,
        body: { success: true, attemptId: expect.any(String), resendAfterSeconds: 30 },
      });
    }
    expect(codeFor(phone)).toBe(own);
    expect(sms).toHaveLength(1);
    const attempts = await backend.store.read((reads) => reads.find('oneTimeCodes', { phone }));
    expect(attempts).toHaveLength(1);
    expect((await forgot()).status).toBe(200);
  },
);

test('a resend for another phone number leaves the attempt cookie unchanged', async () => {
  const { createDevice, signUp, verify, codeFor, clock } = start();
  const device = createDevice();
  await signUp(device, VICTIM);
  clock.advance(31);
  const body = { phone: '9333333333', purpose: 'signup' };
  await device.call('resendOtp', {}, { body });
  expect((await verify(device, codeFor(PHONE))).status).toBe(200);
});

test('a password reset accepts only the code that was sent for its own attempt', async () => {
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

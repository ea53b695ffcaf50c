import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestBackend, TEST_ADDRESS, type TestDevice } from '../../testing/test-backend.ts';
import {
  createTestSeed,
  people,
  signIn,
  TEST_PASSWORD,
  testRecord,
  visit,
} from '../../testing/test-seed.ts';

const STEP_SECONDS = 30;
const HOUR_SECONDS = 60 * 60;
const { patientA, doctorA } = people;
const enrolment = z.object({ secret: z.string(), uri: z.string() });
const withCodes = z.object({ recoveryCodes: z.array(z.string()) });
const withToken = z.object({ accessToken: z.string() });
const password = TEST_PASSWORD;

type TestBackend = ReturnType<typeof createTestBackend>;

async function start(person = patientA) {
  const seed = createTestSeed([visit('scheduled', '10:30', 'scheduled')], [testRecord('record')]);
  const ids = { id: 'scheduled', patientId: patientA.id, doctorId: doctorA.id };
  seed.sharings = [{ ...ids, scope: 'everything', specialty: '', lastDay: '2026-12-01' }];
  seed.healthFacts = [{ id: patientA.id, allergies: 'Penicillin', medicines: '' }];
  const backend = createTestBackend({ seed });
  const device = backend.createDevice();
  let { accessToken: token } = await signIn(device, person);
  const call = (name: Parameters<TestDevice['call']>[0], body?: unknown, params = {}) =>
    device.call(name, params, { token, body });
  const loginBody = { phone: person.phone, password, role: person.role, remember: false };
  const logIn = (code?: string, address?: string) =>
    backend
      .createDevice(address)
      .call(
        code === undefined ? 'login' : 'loginWithCode',
        {},
        { body: { ...loginBody, ...(code !== undefined && { code }) } },
      );
  const refresh = async () => {
    ({ accessToken: token } = withToken.parse((await device.call('refreshOn403')).body));
  };
  return { ...backend, device, call, logIn, refresh, loginBody };
}

async function startWithFactor(person = patientA) {
  const started = await start(person);
  const reply = await started.call('startSecondFactor', { password });
  const { secret, uri } = enrolment.parse(reply.body);
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const codeAt = (steps: number) =>
    totp.generate({ timestamp: started.clock.now().getTime() + steps * STEP_SECONDS * 1000 });
  const confirmed = await started.call('confirmSecondFactor', {
    code: codeAt(0),
    otp: started.codeFor(person.phone),
  });
  const { recoveryCodes } = withCodes.parse(confirmed.body);
  started.clock.advance(10 * STEP_SECONDS);
  return { ...started, secret, uri, codeAt, recoveryCodes };
}

const wrong = { status: 400, body: { code: 'invalid-otp' } };

describe('turning on the second factor', () => {
  test('needs the password', async () => {
    const { call } = await start();
    const reply = await call('startSecondFactor', { password: 'wrong-password' });
    expect(reply).toMatchObject({ status: 400, body: { code: 'wrong-password' } });
  });

  test('has no effect before a correct code', async () => {
    const { call, logIn, codeFor } = await start();
    await call('startSecondFactor', { password });
    const otp = codeFor(patientA.phone);
    expect(await call('confirmSecondFactor', { code: '000000', otp })).toMatchObject(wrong);
    expect(await call('getSecondFactor')).toMatchObject({ body: { isOn: false } });
    expect((await logIn()).status).toBe(200);
  });

  test('needs the code that was sent to the mobile number, so a stolen password is not enough', async () => {
    const { call, codeFor, clock, sms, refresh } = await start();
    const { secret } = enrolment.parse((await call('startSecondFactor', { password })).body);
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const confirm = (otp: string) =>
      call('confirmSecondFactor', {
        code: totp.generate({ timestamp: clock.now().getTime() }),
        otp,
      });
    const first = codeFor(patientA.phone);
    expect(await confirm(first === '000000' ? '000001' : '000000')).toMatchObject({
      status: 400,
      body: { code: 'invalid-otp', fields: { otp: expect.any(String) } },
    });
    expect(await call('getSecondFactor')).toMatchObject({ body: { isOn: false } });
    clock.advance(25 * 60);
    await refresh();
    expect(await confirm(first)).toMatchObject(wrong);
    const again = enrolment.parse((await call('startSecondFactor', { password })).body);
    const code = new TOTP({ secret: Secret.fromBase32(again.secret) }).generate({
      timestamp: clock.now().getTime(),
    });
    expect(await call('confirmSecondFactor', { code, otp: first })).toMatchObject(wrong);
    const otp = codeFor(patientA.phone);
    expect((await call('confirmSecondFactor', { code, otp })).status).toBe(200);
    expect(sms.at(-1)).toMatchObject({
      kind: 'sms',
      phone: patientA.phone,
      text: expect.stringContaining('Two-step sign-in is now on'),
    });
  });

  test('blocks an address that guesses the code of the SMS', async () => {
    const { call } = await start();
    await call('startSecondFactor', { password });
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1) {
      const body = { code: '000000', otp: String(guess).padStart(6, '0') };
      statuses.push((await call('confirmSecondFactor', body)).status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  test('sends at most ten codes an hour', async () => {
    const { call, sms } = await start();
    const statuses: number[] = [];
    for (let begun = 0; begun < 11; begun += 1) {
      statuses.push((await call('startSecondFactor', { password })).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
    expect(sms).toHaveLength(10);
  });

  test('still turns on with the last code sent after further ones were refused', async () => {
    const { call, clock, codeFor } = await start();
    let secret = '';
    for (let begun = 0; begun < 12; begun += 1) {
      const { status, body } = await call('startSecondFactor', { password });
      if (status === 200) ({ secret } = enrolment.parse(body));
    }
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: clock.now().getTime(),
    });
    const otp = codeFor(patientA.phone);
    expect((await call('confirmSecondFactor', { code, otp })).status).toBe(200);
  });

  test('returns an address for authenticator apps, and ten recovery codes', async () => {
    const { uri, secret, recoveryCodes, call } = await startWithFactor();
    expect(uri).toBe(
      `otpauth://totp/CareSetu:${patientA.phone}?issuer=CareSetu&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[A-Z2-7]{5}-[A-Z2-7]{5}$/);
    expect(await call('getSecondFactor')).toMatchObject({
      body: { isOn: true, isRequired: false, recoveryCodesLeft: 10 },
    });
  });

  test('cannot replace a second factor that is on', async () => {
    const { call, secret, backend } = await startWithFactor();
    const reply = await call('startSecondFactor', { password });
    expect(reply).toMatchObject({ status: 409, body: { code: 'invalid-transition' } });
    const factor = await backend.store.read((reads) => reads.get('secondFactors', patientA.id));
    expect(factor?.secret).toBe(secret);
  });

  test('stores recovery codes only as hashes', async () => {
    const { backend, recoveryCodes } = await startWithFactor();
    const stored = await backend.store.read((reads) => reads.find('secondFactors'));
    for (const code of recoveryCodes) expect(JSON.stringify(stored)).not.toContain(code);
  });
});

describe('a login with a second factor', () => {
  test('refuses the password alone and sets no cookie', async () => {
    const { logIn } = await startWithFactor();
    const reply = await logIn();
    expect(reply).toMatchObject({ status: 401, body: { code: 'second-factor-needed' } });
    expect(reply.headers.getSetCookie()).toEqual([]);
  });

  test('does not reveal the second factor to someone without the password', async () => {
    const { createDevice, loginBody, codeAt } = await startWithFactor();
    const body = { ...loginBody, password: 'wrong-password', code: codeAt(0) };
    for (const name of ['login', 'loginWithCode'] as const) {
      const reply = await createDevice().call(name, {}, { body });
      expect(reply).toMatchObject({ status: 401, body: { code: 'wrong-credentials' } });
    }
  });

  test('accepts each code once', async () => {
    const { logIn, codeAt } = await startWithFactor();
    expect((await logIn(codeAt(0))).status).toBe(200);
    expect(await logIn(codeAt(0))).toMatchObject(wrong);
  });

  test('accepts no code that is older than a used one', async () => {
    const { logIn, codeAt } = await startWithFactor();
    expect((await logIn(codeAt(0))).status).toBe(200);
    expect(await logIn(codeAt(-1))).toMatchObject(wrong);
    expect((await logIn(codeAt(1))).status).toBe(200);
  });

  test.each([
    [-2, 400],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 400],
  ])('with a code that is %i steps away returns HTTP status %i', async (steps, status) => {
    const { logIn, codeAt } = await startWithFactor();
    expect((await logIn(codeAt(steps))).status).toBe(status);
  });

  test('accepts each recovery code once, in any case and without the hyphen', async () => {
    const { logIn, call, recoveryCodes } = await startWithFactor();
    const [first = '', second = ''] = recoveryCodes;
    expect((await logIn(first)).status).toBe(200);
    expect(await logIn(first)).toMatchObject(wrong);
    expect((await logIn(second.replace('-', '').toLowerCase())).status).toBe(200);
    expect(await call('getSecondFactor')).toMatchObject({ body: { recoveryCodesLeft: 8 } });
  });

  test('accepts one of 20 concurrent uses of a code', async () => {
    const { logIn, codeAt } = await startWithFactor();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => logIn(codeAt(0), `192.0.2.${100 + index}`)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('blocks a client for 15 minutes after 5 wrong codes', async () => {
    const { logIn, codeAt, clock } = await startWithFactor();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await logIn('000000')).toMatchObject(wrong);
    }
    expect((await logIn(codeAt(0))).status).toBe(429);
    expect((await logIn(codeAt(0), '198.51.100.7')).status).toBe(200);
    clock.advance(15 * 60);
    expect((await logIn(codeAt(0))).status).toBe(200);
  });

  test('checks only 20 codes an hour from all addresses', async () => {
    const { logIn, codeAt } = await startWithFactor();
    for (let attempt = 0; attempt < 20; attempt += 1) {
      expect(await logIn('000000', `198.51.100.${attempt}`)).toMatchObject(wrong);
    }
    expect((await logIn(codeAt(0), '203.0.113.1')).status).toBe(429);
  });

  test('is still needed after a password reset', async () => {
    const { createDevice, codeFor, loginBody, codeAt } = await startWithFactor();
    const device = createDevice();
    const { phone } = loginBody;
    await device.call('forgotPassword', {}, { body: { phone } });
    const body = { phone, otp: codeFor(phone), password: 'another-password' };
    expect((await device.call('resetPassword', {}, { body })).status).toBe(200);
    const login = { ...loginBody, password: 'another-password' };
    const refused = await device.call('login', {}, { body: login });
    expect(refused.body).toMatchObject({ code: 'second-factor-needed' });
    const reply = await device.call('loginWithCode', {}, { body: { ...login, code: codeAt(0) } });
    expect(reply.status).toBe(200);
  });
});

describe('the second factor', () => {
  test('is turned off with the password and a code', async () => {
    const { call, logIn, codeAt } = await startWithFactor();
    const withWrongPassword = { password: 'wrong-password', code: codeAt(0) };
    expect(await call('turnOffSecondFactor', withWrongPassword)).toMatchObject({
      body: { code: 'wrong-password' },
    });
    expect(await call('turnOffSecondFactor', { password, code: '000000' })).toMatchObject(wrong);
    expect((await call('turnOffSecondFactor', { password, code: codeAt(0) })).status).toBe(200);
    expect((await logIn()).status).toBe(200);
  });

  test('gets new recovery codes, which replace the old ones', async () => {
    const { call, codeAt, recoveryCodes } = await startWithFactor();
    const reply = await call('renewRecoveryCodes', { code: codeAt(0) });
    const renewed = withCodes.parse(reply.body).recoveryCodes;
    expect(await call('proveSecondFactor', { code: recoveryCodes[0] })).toMatchObject(wrong);
    expect((await call('proveSecondFactor', { code: renewed[0] })).status).toBe(200);
  });

  test('is exported only as the time when it was turned on', async () => {
    const { call, secret, backend } = await startWithFactor();
    const { body } = await call('exportAccount');
    const text = body instanceof File ? await body.text() : '';
    expect(text).toContain('"twoStepSignInSince": "2026-11-23T04:00:00.000Z"');
    expect(text).not.toContain(secret);
    const factor = await backend.store.read((reads) => reads.get('secondFactors', patientA.id));
    for (const hash of factor?.recoveryHashes ?? []) expect(text).not.toContain(hash);
  });

  test('is deleted with the account, and so are its counts of wrong codes', async () => {
    const { call, logIn, backend } = await startWithFactor();
    await logIn('000000');
    expect((await call('deleteAccount', { password })).status).toBe(200);
    const { factors, throttles } = await backend.store.read(async (reads) => ({
      factors: await reads.find('secondFactors'),
      throttles: await reads.find('throttles'),
    }));
    expect(factors).toEqual([]);
    expect(throttles.map(({ id }) => id)).not.toContain(
      `second-factor:${patientA.phone}:${TEST_ADDRESS}`,
    );
  });
});

describe('every other device of the user is logged out', () => {
  async function withOtherDevice(logIn: () => Promise<{ body: unknown }>, backend: TestBackend) {
    const { accessToken: token } = withToken.parse((await logIn()).body);
    let isOpen = true;
    const connection = { token, emit: () => {}, close: () => void (isOpen = false) };
    await backend.backend.realtime.register(connection, patientA.id);
    expect(isOpen).toBe(true);
    const read = () => backend.createDevice().call('getAccount', {}, { token });
    return { isOpen: () => isOpen, read };
  }
  const ended = { status: 403, body: { code: 'token-expired' } };

  test('when the second factor is turned on', async () => {
    const started = await start();
    const other = await withOtherDevice(started.logIn, started);
    const { secret } = enrolment.parse(
      (await started.call('startSecondFactor', { password })).body,
    );
    expect((await other.read()).status).toBe(200);
    const timestamp = started.clock.now().getTime();
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
    const otp = started.codeFor(patientA.phone);
    expect((await started.call('confirmSecondFactor', { code, otp })).status).toBe(200);
    expect(await other.read()).toMatchObject(ended);
    expect(other.isOpen()).toBe(false);
    expect((await started.call('getAccount')).status).toBe(200);
  });

  test.each(['turnOffSecondFactor', 'renewRecoveryCodes'] as const)('by %s', async (name) => {
    const started = await startWithFactor();
    const { logIn, codeAt, clock, call } = started;
    const other = await withOtherDevice(() => logIn(codeAt(0)), started);
    clock.advance(2 * STEP_SECONDS);
    await call(name, { password, code: '000000' });
    expect((await other.read()).status).toBe(200);
    expect((await call(name, { password, code: codeAt(0) })).status).toBe(200);
    expect(await other.read()).toMatchObject(ended);
    expect(other.isOpen()).toBe(false);
    expect((await call('getAccount')).status).toBe(200);
  });
});

describe('reading the records of a patient', () => {
  const readAll = async ({ call }: Awaited<ReturnType<typeof start>>) => [
    await call('listRecords', undefined, { id: patientA.id }),
    await call('getRecord', undefined, { id: 'record' }),
    await call('getHealthFacts', undefined, { id: patientA.id }),
  ];

  test('needs no code from a doctor without a second factor', async () => {
    const started = await start(doctorA);
    for (const { status } of await readAll(started)) expect(status).toBe(200);
  });

  test('needs another code more than 12 hours after the last one', async () => {
    const started = await startWithFactor(doctorA);
    const { clock, refresh, call, codeAt } = started;
    clock.advance(12 * HOUR_SECONDS - 10 * STEP_SECONDS);
    await refresh();
    for (const { status } of await readAll(started)) expect(status).toBe(200);
    clock.advance(1);
    for (const reply of await readAll(started)) {
      expect(reply).toMatchObject({ status: 403, body: { code: 'step-up-needed' } });
    }
    expect((await call('proveSecondFactor', { code: codeAt(0) })).status).toBe(200);
    for (const { status } of await readAll(started)) expect(status).toBe(200);
  });

  test('needs a code in a session that began without one', async () => {
    const { backend, device } = await startWithFactor(doctorA);
    const { accessToken } = withToken.parse((await device.call('refreshOn403')).body);
    await backend.store.write(async (unit) => {
      const [session] = await unit.find('sessions', { accountId: doctorA.id });
      if (session) await unit.update('sessions', session.id, { provedAt: undefined });
    });
    const call = () => device.call('getRecord', { id: 'record' }, { token: accessToken });
    expect(await call()).toMatchObject({ status: 403, body: { code: 'step-up-needed' } });
  });

  test('needs a code of the present second factor, not of one that was turned off', async () => {
    const { backend, call, clock } = await startWithFactor(doctorA);
    clock.advance(STEP_SECONDS);
    const confirmedAt = clock.now().toISOString();
    await backend.store.write((unit) => unit.update('secondFactors', doctorA.id, { confirmedAt }));
    const reply = await call('getRecord', undefined, { id: 'record' });
    expect(reply).toMatchObject({ status: 403, body: { code: 'step-up-needed' } });
  });

  test('never needs a code from the patient', async () => {
    const started = await startWithFactor(patientA);
    started.clock.advance(13 * HOUR_SECONDS);
    await started.refresh();
    for (const { status } of await readAll(started)) expect(status).toBe(200);
  });
});

describe('on a server that requires a second factor from doctors', () => {
  async function startRequired(person = doctorA) {
    const started = await start(person);
    started.backend.requiresSecondFactor = true;
    return started;
  }

  test('a doctor without one can only turn it on', async () => {
    const { call, clock, codeFor } = await startRequired();
    const listing = () => call('listAppointments', undefined, { id: doctorA.id });
    expect(await listing()).toMatchObject({
      status: 403,
      body: { code: 'second-factor-required' },
    });
    expect(await call('getSecondFactor')).toMatchObject({ body: { isRequired: true } });
    expect((await call('getAccount')).status).toBe(200);
    const { secret } = enrolment.parse((await call('startSecondFactor', { password })).body);
    const timestamp = clock.now().getTime();
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
    const otp = codeFor(doctorA.phone);
    expect((await call('confirmSecondFactor', { code, otp })).status).toBe(200);
    expect((await listing()).status).toBe(200);
  });

  test('patients need none', async () => {
    const { call } = await startRequired(patientA);
    expect((await call('listAppointments', undefined, { id: patientA.id })).status).toBe(200);
  });
});

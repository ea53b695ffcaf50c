import { describe, expect, test } from 'vitest';
import {
  createTestBackend,
  type Reply,
  type TestBackend,
  type TestDevice,
} from '../../testing/test-backend.ts';
import { createTestSeed, people, signIn, TEST_PASSWORD } from '../../testing/test-seed.ts';

const { patientA, doctorA } = people;
const UNKNOWN_PHONE = '9111111111';

function start(): TestBackend & { device: TestDevice } {
  const backend = createTestBackend({ seed: createTestSeed() });
  return { ...backend, device: backend.createDevice() };
}

function login(device: TestDevice, phone: string, password: string, role = 'patient') {
  return device.call('login', {}, { body: { phone, password, role, remember: false } });
}

describe('login', () => {
  test('accepts the mobile number, password and role', async () => {
    const { device } = start();
    const reply = await login(device, patientA.phone, TEST_PASSWORD);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      success: true,
      message: 'Login Successful',
      user: { id: patientA.id, name: patientA.name, role: 'patient', profilePicture: null },
    });
  });

  test('returns the same response for a wrong password and an unknown phone number', async () => {
    const { device } = start();
    const wrong = await login(device, patientA.phone, 'wrong-password');
    const unknown = await login(device, UNKNOWN_PHONE, 'wrong-password');
    expect(wrong.status).toBe(401);
    expect(wrong.body).toMatchObject({ success: false, code: 'wrong-credentials' });
    expect(unknown).toMatchObject({ status: wrong.status, body: wrong.body });
  });

  test('reports a wrong role only when the password is correct', async () => {
    const { device } = start();
    const right = await login(device, doctorA.phone, TEST_PASSWORD, 'patient');
    const wrong = await login(device, doctorA.phone, 'wrong-password', 'patient');
    expect(right).toMatchObject({ status: 401, body: { code: 'wrong-role' } });
    expect(wrong).toMatchObject({ status: 401, body: { code: 'wrong-credentials' } });
    expect(device.cookie).toBe('');
  });

  test.each([patientA.phone, UNKNOWN_PHONE])(
    'blocks %s after 5 wrong attempts, for longer each time',
    async (phone) => {
      const { device, clock } = start();
      const fail = async (times: number) => {
        for (let round = 0; round < times; round += 1) {
          expect((await login(device, phone, 'wrong-password')).status).toBe(401);
        }
      };
      await fail(5);
      const blocked = await login(device, phone, TEST_PASSWORD);
      expect(blocked).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
      expect(blocked.headers.get('retry-after')).toBe(String(15 * 60));

      clock.advance(15 * 60);
      await fail(5);
      const again = await login(device, phone, TEST_PASSWORD);
      expect(again.headers.get('retry-after')).toBe(String(30 * 60));
    },
  );

  test('blocks the IP address that guesses passwords, but not the account owner at another address', async () => {
    const { device, createDevice, clock } = start();
    const guesser = createDevice('203.0.113.1');
    for (let round = 0; round < 40; round += 1) {
      await login(guesser, patientA.phone, 'wrong-password');
    }
    expect((await login(guesser, patientA.phone, 'wrong-password')).status).toBe(429);
    expect((await login(device, patientA.phone, TEST_PASSWORD)).status).toBe(200);
    clock.advance(15 * 60);
    expect((await login(guesser, patientA.phone, 'wrong-password')).status).toBe(401);
  });

  test.each([patientA.phone, UNKNOWN_PHONE])(
    'blocks %s from every IP address after 50 wrong attempts',
    async (phone) => {
      const { createDevice } = start();
      const from = (guess: number) => createDevice(`203.0.113.${guess % 20}`);
      for (let guess = 0; guess < 50; guess += 1) {
        expect((await login(from(guess), phone, 'wrong-password')).status).toBe(401);
      }
      const blocked = await login(createDevice(), phone, TEST_PASSWORD);
      expect(blocked).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    },
  );

  test('counts only wrong passwords for each phone number, and a correct password does not reset the count', async () => {
    const { device, createDevice } = start();
    for (let round = 0; round < 60; round += 1) {
      expect((await login(device, patientA.phone, TEST_PASSWORD)).status).toBe(200);
    }
    for (let guess = 0; guess < 49; guess += 1) {
      await login(createDevice(`203.0.113.${guess}`), patientA.phone, 'wrong-password');
    }
    expect((await login(createDevice(), patientA.phone, TEST_PASSWORD)).status).toBe(200);
    const elsewhere = createDevice('198.51.100.1');
    expect((await login(elsewhere, patientA.phone, 'wrong-password')).status).toBe(401);
    expect((await login(createDevice(), patientA.phone, TEST_PASSWORD)).status).toBe(429);
  });

  test('checks only 5 of 200 passwords that are sent concurrently', async () => {
    const { device } = start();
    const replies = await Promise.all(
      Array.from({ length: 200 }, () => login(device, patientA.phone, 'wrong-password')),
    );
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(195);
  });

  test('resets the count of wrong passwords for the IP address after a correct password', async () => {
    const { device } = start();
    for (let round = 0; round < 4; round += 1)
      await login(device, patientA.phone, 'wrong-password');
    expect((await login(device, patientA.phone, TEST_PASSWORD)).status).toBe(200);
    for (let round = 0; round < 4; round += 1)
      await login(device, patientA.phone, 'wrong-password');
    expect((await login(device, patientA.phone, TEST_PASSWORD)).status).toBe(200);
  });

  test('keeps the session for 30 days only with "remember me"', async () => {
    const { device } = start();
    const body = { phone: patientA.phone, password: TEST_PASSWORD, role: 'patient' };
    const forgotten = await device.call('login', {}, { body: { ...body, remember: false } });
    const kept = await device.call('login', {}, { body: { ...body, remember: true } });
    const sessionCookie = ({ headers }: Reply) =>
      headers.getSetCookie().find((cookie) => cookie.startsWith('caresetu_refresh='));
    expect(sessionCookie(forgotten)).not.toContain('Max-Age');
    expect(sessionCookie(kept)).toContain(`Max-Age=${30 * 24 * 60 * 60}`);
    expect(sessionCookie(kept)).toMatch(/HttpOnly; SameSite=Lax/);
  });
});

describe('logout', () => {
  test('ends the session and revokes its access token, and a second logout also succeeds', async () => {
    const { device } = start();
    const { accessToken } = await signIn(device, patientA);
    const used = device.cookie;
    expect((await device.call('logout')).status).toBe(200);
    expect((await device.call('logout')).status).toBe(200);
    expect((await device.call('refreshAtStart')).body).toMatchObject({ code: 'not-signed-in' });

    device.cookie = used;
    expect((await device.call('refreshAtStart')).body).toMatchObject({ code: 'session-ended' });
    const own = await device.call('listAppointments', { id: patientA.id }, { token: accessToken });
    expect(own).toMatchObject({ status: 403, body: { code: 'token-expired' } });
  });
});

describe('an access token', () => {
  const listOwn = (device: TestDevice, token?: string) =>
    device.call('listAppointments', { id: patientA.id }, token === undefined ? {} : { token });

  test('is valid for 15 minutes', async () => {
    const { device, clock } = start();
    const { accessToken } = await signIn(device, patientA);
    clock.advance(15 * 60 - 1);
    expect((await listOwn(device, accessToken)).status).toBe(200);
    clock.advance(1);
    expect(await listOwn(device, accessToken)).toMatchObject({
      status: 403,
      body: { code: 'token-expired' },
    });
  });

  test('cannot be forged or extended', async () => {
    const { device } = start();
    const { accessToken } = await signIn(device, patientA);
    const [session = '', expiry = '', mac = ''] = accessToken.split('.');
    const forged = [
      '',
      'nonsense',
      `${session}.${Number(expiry) + 60}.${mac}`,
      `${session}.${expiry}.`,
    ];
    for (const token of forged) {
      expect(await listOwn(device, token)).toMatchObject({ status: 403 });
    }
  });

  test('is required to list appointments', async () => {
    const { device } = start();
    expect(await listOwn(device)).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
  });
});

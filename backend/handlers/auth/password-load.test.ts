import { pbkdf2Sync } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestBackend } from '../../testing/test-backend.ts';
import { createTestSeed, people, signIn } from '../../testing/test-seed.ts';
import { Passwords } from '../core/passwords.ts';

const { patientA } = people;
const NEW_PHONE = '9222222222';
const NEW_PASSWORD = 'another-password';

function start() {
  let hashes = 0;
  const maxCalls = 20;
  const passwords = new Passwords({
    deriveKey: async (password, salt, iterations) => {
      hashes += 1;
      return pbkdf2Sync(password, salt, iterations, 32, 'sha256');
    },
    maxRunning: maxCalls,
    maxWaiting: 0,
  });
  const backend = createTestBackend({ seed: createTestSeed(), passwords });
  const device = backend.createDevice();
  const fill = () => {
    let free: () => void = () => undefined;
    const isFree = new Promise<void>((resolve) => (free = resolve));
    for (let place = 0; place < maxCalls; place += 1)
      void passwords.admit(`elsewhere ${place}`, () => isFree);
    return free;
  };
  const reset = (otp: string) =>
    device.call(
      'resetPassword',
      {},
      { body: { phone: patientA.phone, otp, password: NEW_PASSWORD } },
    );
  const signUp = (phone: string) =>
    device.call(
      'signup',
      {},
      {
        body: {
          fullName: 'Esha Pillai',
          phone,
          password: NEW_PASSWORD,
          role: 'patient',
          terms: true,
        },
      },
    );
  const logIn = (password: string) =>
    device.call(
      'login',
      {},
      { body: { phone: patientA.phone, password, role: 'patient', remember: false } },
    );
  const forgot = () => device.call('forgotPassword', {}, { body: { phone: patientA.phone } });
  const countHashes = async (work: () => Promise<unknown>) => {
    const before = hashes;
    await work();
    return hashes - before;
  };
  return { ...backend, passwords, device, fill, reset, signUp, logIn, forgot, countHashes };
}

const times = <T>(count: number, act: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));

test('no password hash is computed when wrong codes are sent concurrently', async () => {
  const { reset, forgot, codeFor, countHashes } = start();
  await forgot();
  const right = codeFor(patientA.phone);
  const guesses = Array.from({ length: 30 }, (_, index) => String(index).padStart(6, '0'));
  const wrong = guesses.filter((code) => code !== right);
  expect(await countHashes(() => times(wrong.length, (index) => reset(wrong[index] ?? '')))).toBe(
    0,
  );
});

test('only one password hash is computed when the same correct code is sent many times', async () => {
  const { reset, forgot, codeFor, countHashes } = start();
  await forgot();
  const code = codeFor(patientA.phone);
  const statuses: number[] = [];
  const hashes = await countHashes(async () => {
    statuses.push(...(await times(10, () => reset(code))).map(({ status }) => status));
  });
  expect(hashes).toBe(1);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});

test('a password reset that a busy server rejects can be retried with the same code', async () => {
  const { reset, forgot, codeFor, fill, logIn } = start();
  await forgot();
  const free = fill();
  expect((await reset(codeFor(patientA.phone))).status).toBe(503);
  free();
  expect((await reset(codeFor(patientA.phone))).status).toBe(200);
  expect((await logIn(NEW_PASSWORD)).status).toBe(200);
});

test('a correct code can be used again if hashing the new password failed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  const { reset, forgot, codeFor, logIn, passwords } = start();
  await forgot();
  const code = codeFor(patientA.phone);
  vi.spyOn(passwords, 'hash').mockRejectedValueOnce(new Error('A thread has ended'));
  expect((await reset(code)).status).toBe(500);
  expect((await reset(code)).status).toBe(200);
  expect((await logIn(NEW_PASSWORD)).status).toBe(200);
});

test('no password hash is computed for a signup that is not sent a code', async () => {
  const { signUp, countHashes } = start();
  expect(await countHashes(() => signUp(patientA.phone))).toBe(0);
  expect(await countHashes(() => signUp(NEW_PHONE))).toBe(1);
  expect(await countHashes(() => times(5, () => signUp(NEW_PHONE)))).toBe(0);
});

test('a password change with a wrong current password computes only one hash', async () => {
  const { device, countHashes } = start();
  const { accessToken: token } = await signIn(device, patientA);
  const change = (currentPassword: string) =>
    device.call(
      'changePassword',
      {},
      { token, body: { currentPassword, newPassword: NEW_PASSWORD } },
    );
  expect(await countHashes(() => change('wrong-password'))).toBe(1);
});

test('a login that a busy server rejects gets a Retry-After header and does not count as an attempt', async () => {
  const { logIn, fill } = start();
  const free = fill();
  const refused = await times(10, () => logIn('right-password'));
  for (const { status, body, headers } of refused) {
    expect(status).toBe(503);
    expect(body).toMatchObject({ code: 'busy', message: expect.stringContaining('try again') });
    expect(headers.get('retry-after')).toBe('5');
  }
  free();
  expect((await logIn('wrong-password')).status).toBe(401);
});

test('a signup that a busy server rejects can be retried immediately', async () => {
  const { signUp, fill } = start();
  const free = fill();
  expect((await signUp(NEW_PHONE)).status).toBe(503);
  free();
  expect((await signUp(NEW_PHONE)).status).toBe(200);
});

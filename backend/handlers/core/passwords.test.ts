import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { browserPasswords, decoyHash, Passwords } from './passwords.ts';

const passwords = browserPasswords();

test('a password check accepts only the stored password', async () => {
  const stored = await passwords.hash('correct horse', 3);
  expect(stored).toMatch(/^pbkdf2-sha256\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(await passwords.verify('correct horse', stored)).toBe(true);
  expect(await passwords.verify('correct hors', stored)).toBe(false);
});

test('a password check treats composed and decomposed accents alike', async () => {
  const stored = await passwords.hash('caf\u00e9-caf\u00e9', 1);
  expect(await passwords.verify('cafe\u0301-cafe\u0301', stored)).toBe(true);
});

test('equal passwords get different hashes', async () => {
  expect(await passwords.hash('same', 1)).not.toBe(await passwords.hash('same', 1));
});

test.each(['', 'plain', 'pbkdf2-sha256$0$salt$hash', 'pbkdf2-sha256$x$salt$hash', 'scrypt$1$s$h'])(
  'a password check rejects every password if %j is stored instead of a hash',
  async (stored) => {
    expect(await passwords.verify('', stored)).toBe(false);
  },
);

test('a password hash matches the test vector of RFC 7914 §11', async () => {
  const stored = 'pbkdf2-sha256$1$salt$VawEblbjCJ_sFpHCJUS2BflBhSFt3gRl5oudV8INrLw';
  expect(await passwords.verify('passwd', stored)).toBe(true);
});

test('a login with an unknown phone number also computes a real hash', async () => {
  const derived: number[] = [];
  const counted = new Passwords({
    maxRunning: 1,
    maxWaiting: 0,
    deriveKey: async (_password, _salt, iterations) => {
      derived.push(iterations);
      return new Uint8Array(32);
    },
  });
  expect(await counted.verify('a-password', decoyHash(7))).toBe(false);
  expect(derived).toEqual([7]);
});

const instant = { deriveKey: async () => new Uint8Array(32) };

test('a password check beyond the concurrency limit gets 503 with Retry-After, and is accepted later', async () => {
  const limited = new Passwords({ ...instant, maxRunning: 1, maxWaiting: 1 });
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const running = [limited.admit('a', () => finished), limited.admit('a', () => finished)];
  const refusal = await limited.admit('a', async () => 'in').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ApiError);
  expect(refusal).toMatchObject({ code: 'busy', headers: { 'retry-after': '5' } });
  finish();
  await Promise.all(running);
  expect(await limited.admit('a', async () => 'in')).toBe('in');
});

test('a password check that fails frees its place in the concurrency limit', async () => {
  const limited = new Passwords({ ...instant, maxRunning: 1, maxWaiting: 0 });
  const fail = () => Promise.reject(new Error('wrong'));
  await expect(limited.admit('a', fail)).rejects.toThrow('wrong');
  expect(await limited.admit('a', async () => 'in')).toBe('in');
});

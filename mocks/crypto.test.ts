import { afterEach, expect, test, vi } from 'vitest';
import { hashPassword, hmac, isEqual, randomCode, randomId, verifyPassword } from './crypto.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a password is known again, and no other', async () => {
  const stored = await hashPassword('correct horse', 3);
  expect(stored).toMatch(/^pbkdf2-sha256\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(await verifyPassword('correct horse', stored)).toBe(true);
  expect(await verifyPassword('correct hors', stored)).toBe(false);
});

test('a password counts the same however its accents are typed', async () => {
  const stored = await hashPassword('caf\u00e9-caf\u00e9', 1);
  expect(await verifyPassword('cafe\u0301-cafe\u0301', stored)).toBe(true);
});

test('equal passwords are stored differently', async () => {
  expect(await hashPassword('same', 1)).not.toBe(await hashPassword('same', 1));
});

test.each(['', 'plain', 'pbkdf2-sha256$0$salt$hash', 'pbkdf2-sha256$x$salt$hash', 'scrypt$1$s$h'])(
  'what is no stored password matches nothing: %j',
  async (stored) => {
    expect(await verifyPassword('', stored)).toBe(false);
  },
);

test('PBKDF2 and HMAC are the standard ones', async () => {
  // The vectors of RFC 7914 §11 and RFC 4231 §4.3, as base64url.
  const stored = 'pbkdf2-sha256$1$salt$VawEblbjCJ_sFpHCJUS2BflBhSFt3gRl5oudV8INrLw';
  expect(await verifyPassword('passwd', stored)).toBe(true);
  const signature = await hmac('Jefe', 'what do ya want for nothing?');
  expect(signature).toBe('W9zBRr9gdU5qBCQmCJV1x1oAPwidJzmDnexYuWTsOEM');
});

test('a code has six digits and throws away what would favour low ones', () => {
  const drawn = [4_294_967_295, 4_294_000_000, 4_293_999_999, 42];
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint32Array) array[0] = drawn.shift() ?? 0;
    return array;
  });
  expect(randomCode(6)).toBe('999999');
  expect(randomCode(6)).toBe('000042');
});

test('ids do not repeat', () => {
  expect(new Set(Array.from({ length: 1000 }, randomId)).size).toBe(1000);
});

test('texts are equal only when every character is', () => {
  expect(isEqual('abc', 'abc')).toBe(true);
  expect(isEqual('abc', 'abd')).toBe(false);
  expect(isEqual('abc', 'abcd')).toBe(false);
  expect(isEqual('abc', '')).toBe(false);
});

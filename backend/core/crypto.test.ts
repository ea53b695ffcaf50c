import { afterEach, expect, test, vi } from 'vitest';
import { isEqual, randomCode, randomId } from './crypto.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('one-time codes have six digits and are generated without modulo bias', () => {
  const drawn = [4_294_967_295, 4_294_000_000, 4_293_999_999, 42];
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint32Array) array[0] = drawn.shift() ?? 0;
    return array;
  });
  expect(randomCode(6)).toBe('999999');
  expect(randomCode(6)).toBe('000042');
});

test('random ids are unique', () => {
  expect(new Set(Array.from({ length: 1000 }, randomId)).size).toBe(1000);
});

test('a comparison of two strings succeeds only if every character matches', () => {
  expect(isEqual('abc', 'abc')).toBe(true);
  expect(isEqual('abc', 'abd')).toBe(false);
  expect(isEqual('abc', 'abcd')).toBe(false);
  expect(isEqual('abc', '')).toBe(false);
});

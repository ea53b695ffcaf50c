import { expect, test } from 'vitest';
import { defaultAddressLimits } from './address-limits.ts';

test('the limits of an address are at least 50 times those of an account', () => {
  expect(defaultAddressLimits).toEqual({
    codes: 50 * 5,
    guesses: 50 * 20,
    logins: 50 * 50,
    places: 10_000,
  });
});

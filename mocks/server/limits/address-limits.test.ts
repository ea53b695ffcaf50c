import { expect, test } from 'vitest';
import { defaultAddressLimits } from './address-limits.ts';

test('the default rate limits for an IP address are at least 50 times those for an account', () => {
  expect(defaultAddressLimits).toEqual({
    codes: 50 * 5,
    guesses: 50 * 20,
    logins: 50 * 50,
    places: 10_000,
  });
});

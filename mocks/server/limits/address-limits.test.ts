import { expect, test } from 'vitest';
import { defaultAddressLimits } from './address-limits.ts';

test("an address has at least 50 times an account's limits", () => {
  expect(defaultAddressLimits).toEqual({
    codes: 50 * 5,
    guesses: 50 * 20,
    logins: 50 * 50,
    places: 10_000,
  });
});

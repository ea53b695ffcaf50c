import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestBackend } from '../../testing/test-backend.ts';
import { signClaim, verifyClaim } from './signed-claims.ts';

const KEY = 'a-key-of-the-tests-with-32-letters';
const OTHER_KEY = 'another-key-of-the-tests-32-letters';
const start = (signingKeys: readonly string[] = [KEY]) => createTestBackend({ signingKeys });
const claims = fc.stringMatching(/^[\w-]{1,20}(\.[\w-]{1,20})?$/);
const seconds = fc.integer({ min: 1, max: 366 * 24 * 60 * 60 });

test('a token has its claim until it expires', async () => {
  await fc.assert(
    fc.asyncProperty(claims, seconds, async (claim, lifetime) => {
      const { backend, clock } = start();
      const token = await signClaim(backend, 'device', claim, lifetime);
      clock.advance(lifetime - 1);
      expect(await verifyClaim(backend, 'device', token)).toBe(claim);
      clock.advance(1);
      expect(await verifyClaim(backend, 'device', token)).toBeNull();
    }),
  );
});

test('a token with another character anywhere is refused', async () => {
  const { backend } = start();
  await fc.assert(
    fc.asyncProperty(claims, fc.nat(), fc.constantFrom('a', '9', '.'), async (claim, at, char) => {
      const token = await signClaim(backend, 'device', claim, 60);
      const index = at % token.length;
      fc.pre(token[index] !== char);
      const forged = token.slice(0, index) + char + token.slice(index + 1);
      expect(await verifyClaim(backend, 'device', forged)).toBeNull();
    }),
  );
});

test.each(['', '.', '..', '...', 'claim.9999999999.', 'claim'])('%j is no token', async (text) => {
  expect(await verifyClaim(start().backend, 'device', text)).toBeNull();
});

test('a token of one purpose is worthless for another', async () => {
  const { backend } = start();
  const token = await signClaim(backend, 'access', 'session', 60);
  expect(await verifyClaim(backend, 'access', token)).toBe('session');
  expect(await verifyClaim(backend, 'device', token)).toBeNull();
});

test('a token of the previous key is accepted, and one of an unknown key is not', async () => {
  const token = await signClaim(start([OTHER_KEY]).backend, 'device', 'claim', 60);
  expect(await verifyClaim(start([KEY, OTHER_KEY]).backend, 'device', token)).toBe('claim');
  expect(await verifyClaim(start([KEY]).backend, 'device', token)).toBeNull();
});

import { assert, asyncProperty, uint8Array } from 'fast-check';
import { expect, test } from 'vitest';
import { digest as browserDigest } from '../../backend/core/web-digest.ts';
import { digest as nodeDigest } from './node-digest.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const bytesOf = (text: string) => new TextEncoder().encode(text);

test.each([
  ['browser', browserDigest],
  ['server', nodeDigest],
])('the %s digest matches the test vectors of FIPS 180-2 and RFC 4231', async (_, digest) => {
  expect(hex(await digest.sha256(bytesOf('abc')))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
  expect(hex(await digest.hmac(bytesOf('Jefe'), bytesOf('what do ya want for nothing?')))).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
});

test('the server and the browser create identical signatures, so they can share a data file', async () => {
  const bytes = uint8Array({ minLength: 1, maxLength: 200 }).map((array) => Uint8Array.from(array));
  await assert(
    asyncProperty(bytes, bytes, async (secret, text) => {
      expect(hex(await nodeDigest.hmac(secret, text))).toBe(
        hex(await browserDigest.hmac(secret, text)),
      );
    }),
  );
});

test("the server computes a token's digests synchronously", () => {
  expect(nodeDigest.hmac(bytesOf('secret'), bytesOf('token'))).toBeInstanceOf(Uint8Array);
  expect(nodeDigest.sha256(bytesOf('token'))).toBeInstanceOf(Uint8Array);
});

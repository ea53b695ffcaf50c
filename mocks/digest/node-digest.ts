import { createHash, createHmac } from 'node:crypto';
import type { Digest } from './digest.ts';

/**
 * Uses Node's synchronous hashing, because WebCrypto would wait for one of libuv's four threads.
 */
export const digest: Digest = {
  sha256: (bytes) => createHash('sha256').update(bytes).digest(),
  hmac: (secret, bytes) => createHmac('sha256', secret).update(bytes).digest(),
};

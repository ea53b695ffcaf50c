import { createHash, createHmac } from 'node:crypto';
import type { Digest } from '../../backend/core/digest.ts';

/** See ADR 0030. */
export const digest: Digest = {
  sha256: (bytes) => createHash('sha256').update(bytes).digest(),
  hmac: (secret, bytes) => createHmac('sha256', secret).update(bytes).digest(),
};

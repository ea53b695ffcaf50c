import type { Digest } from './digest.ts';

export const digest: Digest = {
  async sha256(bytes) {
    return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  },
  async hmac(secret, bytes) {
    const algorithm = { name: 'HMAC', hash: 'SHA-256' };
    const key = await crypto.subtle.importKey('raw', secret, algorithm, false, ['sign']);
    return new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes));
  },
};

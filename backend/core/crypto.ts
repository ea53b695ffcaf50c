import { digest } from '#digest';

const encoder = new TextEncoder();

/** 128 random bits as 22 characters. */
export function randomId(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(16)));
}

/** 256 random bits as 43 characters. */
export function randomToken(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
}

/** Supports at most 9 digits. */
export function randomCode(digits: number): string {
  const codes = 10 ** digits;
  // Retry above the limit: a plain modulo would make low codes more likely.
  const limit = Math.floor(2 ** 32 / codes) * codes;
  let value = limit;
  while (value >= limit) value = crypto.getRandomValues(new Uint32Array(1))[0] ?? limit;
  return String(value % codes).padStart(digits, '0');
}

/** Returns base64url. */
export async function sha256(text: string): Promise<string> {
  return toBase64Url(await digest.sha256(encoder.encode(text)));
}

/** Returns hex, because some file systems ignore the case of file names. */
export async function sha256OfBytes(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns base64url. */
export async function hmac(secret: string, text: string): Promise<string> {
  return toBase64Url(await digest.hmac(encoder.encode(secret), encoder.encode(text)));
}

/** Compares in constant time. */
export function isEqual(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let index = 0; index < a.length; index += 1) {
    difference |= a.charCodeAt(index) ^ b.charCodeAt(index);
  }
  return difference === 0;
}

/** Bytes of a piece. A function takes no million arguments. */
const PIECE_BYTES = 8192;

export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
    text += String.fromCharCode(...bytes.subarray(start, start + PIECE_BYTES));
  }
  return btoa(text);
}

export function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Returns base64. Only for TURN's credentials, which allow no other hash. */
export async function hmacSha1(secret: string, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-1' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
    'sign',
  ]);
  const bytes = await crypto.subtle.sign('HMAC', key, encoder.encode(text));
  return toBase64(new Uint8Array(bytes));
}

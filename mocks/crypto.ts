import { digest } from '#digest';

const encoder = new TextEncoder();

/** An identifier that nobody can guess: 128 random bits, 22 characters. */
export function randomId(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(16)));
}

/** A bearer's secret: 256 random bits, 43 characters. */
export function randomToken(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
}

/** A one-time code of so many digits, up to 9, each code as likely as any other. */
export function randomCode(digits: number): string {
  const codes = 10 ** digits;
  // A plain modulo would favour low codes: values beyond the last whole multiple are drawn again.
  const limit = Math.floor(2 ** 32 / codes) * codes;
  let value = limit;
  while (value >= limit) value = crypto.getRandomValues(new Uint32Array(1))[0] ?? limit;
  return String(value % codes).padStart(digits, '0');
}

/** The SHA-256 of a text, base64url. */
export async function sha256(text: string): Promise<string> {
  return toBase64Url(await digest.sha256(encoder.encode(text)));
}

/** The SHA-256 of a file's content, in hex: such a name is the same on every file system. */
export async function sha256OfBytes(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The HMAC-SHA-256 of a text, base64url. */
export async function hmac(secret: string, text: string): Promise<string> {
  return toBase64Url(await digest.hmac(encoder.encode(secret), encoder.encode(text)));
}

/** Whether two texts are equal, in a time that does not tell where they differ. */
export function isEqual(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let index = 0; index < a.length; index += 1) {
    difference |= a.charCodeAt(index) ^ b.charCodeAt(index);
  }
  return difference === 0;
}

/** Bytes as base64url, without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

import type { OtpPurpose } from '../../../src/contract/auth.ts';
import type { AttemptTransport } from '../core/attempt-transport.ts';
import { ATTEMPT_LIFETIME_SECONDS } from './one-time-codes.ts';
import type { DeviceTransport } from '../core/device-transport.ts';
import type { SessionTransport } from '../core/session-transport.ts';
import { KNOWN_DEVICE_SECONDS } from './known-devices.ts';

const COOKIE = 'caresetu_refresh';
const DEVICE_COOKIE = 'caresetu_devices';
const DEVICE_SEPARATOR = '~';

/** A browser accepts such a name only with Secure, for this host, so no sibling host can set it. */
const HOST_PREFIX = '__Host-';

/** Without `remember`, the browser deletes the cookie when it closes. */
export const cookieSessions: SessionTransport = {
  read: (request) => cookieValue(request, COOKIE),
  write: (request, { token, remember, maxAgeSeconds }) =>
    setCookie(request, COOKIE, token, remember ? [`Max-Age=${maxAgeSeconds}`] : []),
  clear: (request) => setCookie(request, COOKIE, '', ['Max-Age=0']),
};

/** Never cleared, because MSW stores only a response's first HttpOnly cookie, the session's. */
export const cookieAttempts: AttemptTransport = {
  read: (request, purpose) => cookieValue(request, attemptCookie(purpose)),
  write: (request, purpose, attemptId) =>
    setCookie(request, attemptCookie(purpose), attemptId, [`Max-Age=${ATTEMPT_LIFETIME_SECONDS}`]),
};

/** One cookie for all accounts, so that a shared computer does not outgrow the limit of headers. */
export const cookieDevices: DeviceTransport = {
  read: (request) => cookieValue(request, DEVICE_COOKIE)?.split(DEVICE_SEPARATOR) ?? [],
  write: (request, tokens) =>
    setCookie(request, DEVICE_COOKIE, tokens.join(DEVICE_SEPARATOR), [
      `Max-Age=${KNOWN_DEVICE_SECONDS}`,
    ]),
};

function attemptCookie(purpose: OtpPurpose): string {
  return `caresetu_${purpose}`;
}

function setCookie(
  request: Request,
  name: string,
  value: string,
  lifetime: string[],
): Record<string, string> {
  const security = isSecure(request) ? ['Secure'] : [];
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', ...security, ...lifetime];
  return { 'set-cookie': [`${fullName(request, name)}=${value}`, ...attributes].join('; ') };
}

function isSecure({ url }: Request): boolean {
  return url.startsWith('https:');
}

function fullName(request: Request, name: string): string {
  return isSecure(request) ? HOST_PREFIX + name : name;
}

function cookieValue(request: Request, name: string): string | null {
  const wanted = fullName(request, name);
  for (const pair of (request.headers.get('cookie') ?? '').split(/;\s*/)) {
    const [given, value] = pair.split('=', 2);
    if (given === wanted && value) return value;
  }
  return null;
}

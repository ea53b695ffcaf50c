import { readText, writeText } from '../../api/browser/browser-storage.ts';

export const LIFETIME_KEY = 'caresetu-remembered';
/** A session cookie, deleted when the browser closes. Scripts can't read the server's cookie. */
const OPEN_COOKIE = 'caresetu-open=1';

/** With 'Remember me', the session survives closing the browser (spec §2 Login). */
export function startLifetime(isRemembered: boolean): void {
  writeText('local', LIFETIME_KEY, isRemembered ? '1' : '0');
  document.cookie = `${OPEN_COOKIE}; path=${import.meta.env.BASE_URL}; SameSite=Strict`;
}

export function hasEndedWithBrowser(): boolean {
  const isRemembered = readText('local', LIFETIME_KEY) === '1';
  return !isRemembered && !document.cookie.split('; ').includes(OPEN_COOKIE);
}

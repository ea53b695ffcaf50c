import { readText, writeText } from '../../api/browser-storage.ts';

/** Removed with the session's hint. */
export const LIFETIME_KEY = 'caresetu-remembered';
/** A session cookie, so that it goes with the browser as the server's own does, which scripts cannot read. */
const OPEN_COOKIE = 'caresetu-open=1';

/** Stores how long a new session lasts: 'remember me' lets it outlive the browser (spec §2 Login). */
export function startLifetime(isRemembered: boolean): void {
  writeText('local', LIFETIME_KEY, isRemembered ? '1' : '0');
  document.cookie = `${OPEN_COOKIE}; path=${import.meta.env.BASE_URL}; SameSite=Strict`;
}

/** True when the session ended with the browser, as far as the browser itself can tell. */
export function hasEndedWithBrowser(): boolean {
  // Sessions of older releases have no entry and last.
  const isRemembered = readText('local', LIFETIME_KEY) !== '0';
  return !isRemembered && !document.cookie.split('; ').includes(OPEN_COOKIE);
}

import { readText, writeText } from './browser-storage.ts';

/** Goes with the session (held-session.ts). */
const REMEMBERED_KEY = 'caresetu-remembered';
/** Without a date, so that it goes with the browser, as the session's own cookie does, which scripts cannot read. */
const OPEN_COOKIE = 'caresetu-open=1';

/** Notes how long a session that has just begun may last: 'remember me' lets it outlive the browser (spec §2 Login). */
export function beginSessionLife(isRemembered: boolean): void {
  writeText('local', REMEMBERED_KEY, isRemembered ? '1' : '0');
  document.cookie = `${OPEN_COOKIE}; path=${import.meta.env.BASE_URL}; SameSite=Strict`;
}

/** Whether the session has ended with the browser, as far as can be told without the server. */
export function hasEndedWithBrowser(): boolean {
  // What a session of an older release may do was never noted.
  const isRemembered = readText('local', REMEMBERED_KEY) !== '0';
  return !isRemembered && !document.cookie.split('; ').includes(OPEN_COOKIE);
}

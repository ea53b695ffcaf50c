import { readText, removeStored, writeText } from './browser-storage.ts';

const REMEMBERED_KEY = 'caresetu-remembered';
/** Without a date, so that it goes with the browser, as the session's own cookie does, which scripts cannot read. */
const OPEN_COOKIE = 'caresetu-open=1';

/** Notes how long a session that has just begun may last: 'remember me' lets it outlive the browser (spec §2 Login). */
export function beginSessionLife(isRemembered: boolean): void {
  if (isRemembered) writeText('local', REMEMBERED_KEY, '1');
  else removeStored('local', REMEMBERED_KEY);
  document.cookie = `${OPEN_COOKIE}; path=${import.meta.env.BASE_URL}; SameSite=Strict`;
}

/** Whether the session that began here last has ended with the browser, as far as can be told without the server. */
export function hasEndedWithBrowser(): boolean {
  return (
    readText('local', REMEMBERED_KEY) === null && !document.cookie.split('; ').includes(OPEN_COOKIE)
  );
}

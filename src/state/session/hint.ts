import { readText, removeStored, writeStored, writeText } from '../../api/browser-storage.ts';
import type { User } from '../../contract/auth.ts';
import { LIFETIME_KEY } from './lifetime.ts';

// Traces of a session in the browser's storage, under the documented keys (spec §3). They prove nothing.

/** Marks a tab that has a session of its own, since all tabs share the documented keys. */
const TAB_KEY = 'caresetu-signed-in';

let isShared = false;
/** The stored token when this tab last read or wrote it. A different one comes from another tab. */
let lastToken: string | null = null;

/** Sets whether all tabs share one session (a real API) or each has its own (the demo). */
export function setSessionShared(isSharedByTabs: boolean): void {
  isShared = isSharedByTabs;
}

/** True when all tabs share one session. */
export function isSessionShared(): boolean {
  return isShared;
}

/** True when someone has signed in with this browser before. Without a hint the user is a guest. */
export function hasSessionHint(): boolean {
  return readText('local', 'user') !== null || readText('session', TAB_KEY) !== null;
}

export function writeSessionHint(user: User, accessToken: string): void {
  if (!isShared) writeText('session', TAB_KEY, '1');
  // The token last: a tab that reads it finds the user that it belongs to.
  writeHintedUser(user);
  writeText('local', 'accessToken', accessToken);
  // Read back, since a browser without room keeps the earlier one.
  lastToken = readText('local', 'accessToken');
}

export function writeHintedUser(user: User): void {
  writeStored('local', 'user', user);
}

/** Removes all three documented keys (spec §4), and how long the session was to last. */
export function clearSessionHint(): void {
  removeStored('session', TAB_KEY);
  for (const key of ['accessToken', 'token', 'user', LIFETIME_KEY]) removeStored('local', key);
}

/** The token that another tab has stored for this user since the last look, or null. */
export function tokenFromOtherTab(userId: string): string | null {
  if (!isShared) return null;
  const token = readText('local', 'accessToken');
  if (!token || token === lastToken || hintedUserId() !== userId) return null;
  lastToken = token;
  return token;
}

/** Read without a schema, which a guest's first page does not load. */
function hintedUserId(): unknown {
  try {
    const user: unknown = JSON.parse(readText('local', 'user') ?? 'null');
    return user instanceof Object && 'id' in user ? user.id : null;
  } catch {
    return null;
  }
}

import {
  readText,
  removeStored,
  writeStored,
  writeText,
} from '../../api/browser/browser-storage.ts';
import type { User } from '../../contract/auth.ts';
import { LIFETIME_KEY } from './lifetime.ts';

// The documented storage keys (spec §3) only suggest a session. The server decides.

/** Set in a tab that has its own session. */
const TAB_KEY = 'caresetu-signed-in';

let isShared = false;
/** If the stored token differs from this one, another tab wrote it. */
let lastToken: string | null = null;

export function setSessionShared(isSharedByTabs: boolean): void {
  isShared = isSharedByTabs;
}

export function isSessionShared(): boolean {
  return isShared;
}

export function hasSessionHint(): boolean {
  return readText('local', 'user') !== null || readText('session', TAB_KEY) !== null;
}

export function writeSessionHint(user: User, accessToken: string): void {
  if (!isShared) writeText('session', TAB_KEY, '1');
  // Write the token last, so that a tab that reads it also finds its user.
  writeHintedUser(user);
  writeText('local', 'accessToken', accessToken);
  // If storage is full, the write fails and the old token remains, so read it back.
  lastToken = readText('local', 'accessToken');
}

export function writeHintedUser(user: User): void {
  writeStored('local', 'user', user);
}

/** Spec §4. */
export function clearSessionHint(): void {
  removeStored('session', TAB_KEY);
  for (const key of ['accessToken', 'token', 'user', LIFETIME_KEY]) removeStored('local', key);
}

export function tokenFromOtherTab(userId: string): string | null {
  if (!isShared) return null;
  const token = readText('local', 'accessToken');
  if (!token || token === lastToken || hintedUserId() !== userId) return null;
  lastToken = token;
  return token;
}

/** Parses without the schema, so that guests don't load it. */
function hintedUserId(): unknown {
  try {
    const user: unknown = JSON.parse(readText('local', 'user') ?? 'null');
    return user instanceof Object && 'id' in user ? user.id : null;
  } catch {
    return null;
  }
}

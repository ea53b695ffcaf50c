import {
  readText,
  removeStored,
  writeStored,
  writeText,
} from '../../api/browser/browser-storage.ts';
import type { User } from '../../contract/auth.ts';
import { LIFETIME_KEY } from './lifetime.ts';

// The documented keys (spec §3) only hint at a session.

/** Marks a tab that has its own session. */
const TAB_KEY = 'caresetu-signed-in';

let isShared = false;
/** If the stored token differs, another tab wrote it. */
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
  // Write the token last, because a tab that reads it must find the user.
  writeHintedUser(user);
  writeText('local', 'accessToken', accessToken);
  // Read the token back, because full storage keeps the earlier token.
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

/** Does not load the schema, because guests do not need it. */
function hintedUserId(): unknown {
  try {
    const user: unknown = JSON.parse(readText('local', 'user') ?? 'null');
    return user instanceof Object && 'id' in user ? user.id : null;
  } catch {
    return null;
  }
}

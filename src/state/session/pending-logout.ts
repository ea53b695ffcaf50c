import {
  readText,
  removeStored,
  writeText,
  type StorageKind,
} from '../../api/browser/browser-storage.ts';
import { isSessionShared } from './hint.ts';

const PENDING_KEY = 'caresetu-logging-out';
/** Holds the id of a user who logged out, and whose messages may still be on this device. */
export const LOGGED_OUT_KEY = 'caresetu-logged-out';

export function isLogoutPending(): boolean {
  return readText(kind(), PENDING_KEY) !== null;
}

/** Call this before sending the request, so that the logout survives a reload. */
export function markLogoutPending(): void {
  writeText(kind(), PENDING_KEY, '1');
}

export function clearPendingLogout(): void {
  removeStored(kind(), PENDING_KEY);
}

function kind(): StorageKind {
  return isSessionShared() ? 'local' : 'session';
}

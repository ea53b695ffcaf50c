import { readText, removeStored, writeText, type StorageKind } from '../../api/browser-storage.ts';
import { isSessionShared } from './hint.ts';

/** Set while a logout has not reached the server, which would renew the session at the next start. */
const PENDING_KEY = 'caresetu-logging-out';

/** True while a logout has yet to reach the server. */
export function isLogoutPending(): boolean {
  return readText(kind(), PENDING_KEY) !== null;
}

/** Stored before the server is notified, so that it survives a reload. */
export function markLogoutPending(): void {
  writeText(kind(), PENDING_KEY, '1');
}

export function clearPendingLogout(): void {
  removeStored(kind(), PENDING_KEY);
}

function kind(): StorageKind {
  return isSessionShared() ? 'local' : 'session';
}

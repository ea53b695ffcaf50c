import {
  readText,
  removeStored,
  writeText,
  type StorageKind,
} from '../../api/browser/browser-storage.ts';
import { isSessionShared } from './hint.ts';

const PENDING_KEY = 'caresetu-logging-out';

/** The user's id. */
export function pendingLogout(): string | null {
  return readText(kind(), PENDING_KEY);
}

/** Call this before sending the request, so that the logout survives a reload. */
export function markLogoutPending(userId = ''): void {
  writeText(kind(), PENDING_KEY, userId);
}

export function clearPendingLogout(): void {
  removeStored(kind(), PENDING_KEY);
}

function kind(): StorageKind {
  return isSessionShared() ? 'local' : 'session';
}

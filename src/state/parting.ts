import { ApiError } from '../api/api-error.ts';
import { readText, removeStored, writeText, type StorageKind } from '../api/browser-storage.ts';

/** Set while a logout has not reached the server, which would renew the session at the next start. */
const PARTING_KEY = 'caresetu-logging-out';

let kind: StorageKind = 'session';

/** Where it is noted that a logout is on its way: for all tabs, or for each its own. */
export function keepPartingIn(storage: StorageKind): void {
  kind = storage;
}

/** Whether a logout has yet to reach the server. */
export function isParting(): boolean {
  return readText(kind, PARTING_KEY) !== null;
}

/** Notes a logout before the server is told, so that it outlives a reload. */
export function beginParting(): void {
  writeText(kind, PARTING_KEY, '1');
}

/** The server knows of the logout, or somebody has signed in since. */
export function endParting(): void {
  removeStored(kind, PARTING_KEY);
}

/** Tells the server of the logout, with code that a guest needs none of. One that cannot be reached is told another time. */
export async function sayGoodbye(): Promise<void> {
  try {
    const api = await import('../api/auth.ts');
    await api.logOut();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return;
  }
  endParting();
}

import { readText, removeStored, writeText } from '../../api/browser/browser-storage.ts';

const KEY = 'caresetu-consent';

export function storePendingConsent(userId: string): void {
  writeText('local', KEY, userId);
}

export function isConsentPending(userId: string): boolean {
  return readText('local', KEY) === userId;
}

export function clearPendingConsent(): void {
  removeStored('local', KEY);
}

import { removeStoredWhere } from '../api/browser-storage.ts';

const PREFIX = 'caresetu-booking:';

/** Where this tab stores what a person has filled in for a doctor. */
export function draftKey(userId: string, doctorId: string): string {
  return `${PREFIX}${userId}:${doctorId}`;
}

/** Forgets the drafts of everybody but one person, or of everybody. */
export function forgetDrafts(exceptUserId: string | null): void {
  const isKept = (key: string) =>
    exceptUserId !== null && key.startsWith(draftKey(exceptUserId, ''));
  removeStoredWhere('session', (key) => key.startsWith(PREFIX) && !isKept(key));
}

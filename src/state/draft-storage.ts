import { removeStoredWhere } from '../api/browser-storage.ts';

const PREFIX = 'caresetu-booking:';
const SCHEDULE_PREFIX = 'caresetu-schedule:';

/** Where this tab stores what a person has filled in for a doctor. */
export function draftKey(userId: string, doctorId: string): string {
  return `${PREFIX}${userId}:${doctorId}`;
}

/** Where this tab stores how far a doctor has come with the own schedule. */
export function scheduleDraftKey(doctorId: string): string {
  return `${SCHEDULE_PREFIX}${doctorId}`;
}

/** Forgets the drafts of everybody but one person, or of everybody. */
export function forgetDrafts(exceptUserId: string | null): void {
  const isDraft = (key: string) => key.startsWith(PREFIX) || key.startsWith(SCHEDULE_PREFIX);
  const isKept = (key: string) =>
    exceptUserId !== null &&
    (key.startsWith(draftKey(exceptUserId, '')) || key === scheduleDraftKey(exceptUserId));
  removeStoredWhere('session', (key) => isDraft(key) && !isKept(key));
}

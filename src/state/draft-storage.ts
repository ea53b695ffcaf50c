import { removeStoredWhere } from '../api/browser-storage.ts';

const PREFIX = 'caresetu-booking:';
const SCHEDULE_PREFIX = 'caresetu-schedule:';
const PROFILE_PREFIX = 'caresetu-profile:';
const VISIT_PREFIX = 'caresetu-visit:';
const QUEUE_PREFIX = 'caresetu-queue:';
const PAYMENT_PREFIX = 'caresetu-payment:';

/** Where this tab stores what a person has filled in for a doctor. */
export function draftKey(userId: string, doctorId: string): string {
  return `${PREFIX}${userId}:${doctorId}`;
}

/** Where this tab stores what a person has filled in for a queue helper. */
export function queueDraftKey(userId: string, freelancerId: string): string {
  return `${QUEUE_PREFIX}${userId}:${freelancerId}`;
}

/** Where this tab stores how far a doctor has come with the own schedule. */
export function scheduleDraftKey(doctorId: string): string {
  return `${SCHEDULE_PREFIX}${doctorId}`;
}

/** Where this tab stores what a doctor has written down of a visit so far. */
export function visitDraftKey(doctorId: string, appointmentId: string): string {
  return `${VISIT_PREFIX}${doctorId}:${appointmentId}`;
}

/** Where this tab stores how far a doctor has come with the own profile. */
export function profileDraftKey(doctorId: string): string {
  return `${PROFILE_PREFIX}${doctorId}`;
}

/** Where this tab stores the key under which a person's draft of a queue booking is paid. */
export function paymentKey(userId: string, draftId: string): string {
  return `${PAYMENT_PREFIX}${userId}:${draftId}`;
}

/** Forgets the drafts of everybody but one person, or of everybody. */
export function forgetDrafts(exceptUserId: string | null): void {
  const prefixes = [
    PREFIX,
    SCHEDULE_PREFIX,
    PROFILE_PREFIX,
    VISIT_PREFIX,
    QUEUE_PREFIX,
    PAYMENT_PREFIX,
  ];
  const isDraft = (key: string) => prefixes.some((prefix) => key.startsWith(prefix));
  const isKept = (key: string) =>
    exceptUserId !== null &&
    prefixes.some(
      (prefix) => key === `${prefix}${exceptUserId}` || key.startsWith(`${prefix}${exceptUserId}:`),
    );
  removeStoredWhere('session', (key) => isDraft(key) && !isKept(key));
}

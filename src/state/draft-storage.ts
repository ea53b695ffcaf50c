import { removeStoredWhere } from '../api/browser-storage.ts';

/** What each key below begins with; then comes whose draft it is. */
const draft = /^caresetu-(booking|queue|schedule|visit|profile|payment):/;

/** Where this tab stores what a person has filled in for a doctor. */
export function draftKey(userId: string, doctorId: string): string {
  return `caresetu-booking:${userId}:${doctorId}`;
}

/** Where this tab stores what a person has filled in for a queue helper. */
export function queueDraftKey(userId: string, freelancerId: string): string {
  return `caresetu-queue:${userId}:${freelancerId}`;
}

/** Where this tab stores how far a doctor has come with the own schedule. */
export function scheduleDraftKey(doctorId: string): string {
  return `caresetu-schedule:${doctorId}`;
}

/** Where this tab stores what a doctor has written down of a visit so far. */
export function visitDraftKey(doctorId: string, appointmentId: string): string {
  return `caresetu-visit:${doctorId}:${appointmentId}`;
}

/** Where this tab stores how far a doctor has come with the own profile. */
export function profileDraftKey(doctorId: string): string {
  return `caresetu-profile:${doctorId}`;
}

/** Where this tab stores the key under which a person's draft of a queue booking is paid. */
export function paymentKey(userId: string, draftId: string): string {
  return `caresetu-payment:${userId}:${draftId}`;
}

/** Forgets the drafts of everybody but one person, or of everybody. */
export function forgetDrafts(exceptUserId: string | null): void {
  removeStoredWhere('session', (key) => {
    const owned = key.replace(draft, '');
    const isKept = exceptUserId !== null && `${owned}:`.startsWith(`${exceptUserId}:`);
    return owned !== key && !isKept;
  });
}

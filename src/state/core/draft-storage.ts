import { removeStoredWhere } from '../../api/browser/browser-storage.ts';

const draft = /^caresetu-(booking|sharing|queue|schedule|visit|profile|payment):/;

export function draftKey(userId: string, doctorId: string): string {
  return `caresetu-booking:${userId}:${doctorId}`;
}

export function sharingDraftKey(userId: string): string {
  return `caresetu-sharing:${userId}`;
}

export function queueDraftKey(userId: string, freelancerId: string): string {
  return `caresetu-queue:${userId}:${freelancerId}`;
}

export function scheduleDraftKey(doctorId: string): string {
  return `caresetu-schedule:${doctorId}`;
}

export function visitDraftKey(doctorId: string, appointmentId: string): string {
  return `caresetu-visit:${doctorId}:${appointmentId}`;
}

export function profileDraftKey(doctorId: string): string {
  return `caresetu-profile:${doctorId}`;
}

export function paymentKey(userId: string, draftId: string): string {
  return `caresetu-payment:${userId}:${draftId}`;
}

/** @param exceptUserId null removes the drafts of all users */
export function clearDrafts(exceptUserId: string | null): void {
  removeStoredWhere('session', (key) => {
    const owned = key.replace(draft, '');
    const isKept = exceptUserId !== null && `${owned}:`.startsWith(`${exceptUserId}:`);
    return owned !== key && !isKept;
  });
}

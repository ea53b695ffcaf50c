// The landing page clears drafts, but needs no key (clear-drafts.ts).

export function draftKey(userId: string, doctorId: string): string {
  return `caresetu-booking:${userId}:${doctorId}`;
}

export function sharingDraftKey(userId: string): string {
  return `caresetu-sharing:${userId}`;
}

export function seenNoticesKey(userId: string): string {
  return `caresetu-notices:${userId}`;
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

export function practiceDraftKey(doctorId: string): string {
  return `caresetu-practice:${doctorId}`;
}

export function paymentKey(userId: string, draftId: string): string {
  return `caresetu-payment:${userId}:${draftId}`;
}

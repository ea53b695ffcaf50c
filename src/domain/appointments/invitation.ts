import type { Appointment } from '../../contract/appointments.ts';
import { wasAccepted } from './visit-change.ts';

/** RFC 5546 §3.2. */
export type InvitationMethod = 'REQUEST' | 'CANCEL';

/**
 * By e-mail, a visit is in a calendar once it is agreed. A request is not, and neither is one that
 * was declined. Null if the visit needs no invitation.
 */
export function findInvitation(
  visit: Pick<Appointment, 'status' | 'revision' | 'history'>,
): InvitationMethod | null {
  if (visit.status === 'scheduled') return 'REQUEST';
  return visit.status === 'cancelled' && wasAccepted(visit) ? 'CANCEL' : null;
}

import type { Appointment } from '../../contract/appointments.ts';
import { findInvitation, type InvitationMethod } from '../appointments/invitation.ts';
import type { DeliveryKind } from './delivery-kinds.ts';

/**
 * A calendar follows these. Others do not change the event, such as a proposed time: its e-mail
 * with the event of the old time would only repeat an invitation.
 */
const calendarKinds: readonly DeliveryKind[] = [
  'accepted',
  'cancelled',
  'moved',
  'move-accepted',
  'follow-up-chosen',
  'own-change',
];

/** Of the e-mail of this kind. Null if it has none. */
export function findNoticeInvitation(
  kind: DeliveryKind,
  visit: Pick<Appointment, 'status' | 'revision' | 'history'>,
): InvitationMethod | null {
  return calendarKinds.includes(kind) ? findInvitation(visit) : null;
}

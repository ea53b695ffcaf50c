import type { Appointment } from '../../../contract/appointments.ts';
import type { Role } from '../../../contract/common.ts';
import { canMove, isDeclining, isMissed } from '../../../domain/appointments/appointment-status.ts';
import { canOfferMove } from '../../../domain/appointments/move.ts';
import { completionWait } from '../../../domain/appointments/consultation.ts';
import { hasPassed } from '../../../domain/booking/slots.ts';

export type AppointmentAction =
  | 'accept'
  | 'decline'
  | 'complete'
  | 'move'
  | 'cancel'
  | 'book-again';

/** Doctors can complete a visit from 30 minutes before its start (spec §4 Appointment). */
export function appointmentActions(
  visit: Pick<Appointment, 'status' | 'date' | 'time' | 'proposal' | 'missed'> & {
    doctor?: Pick<Appointment['doctor'], 'takesVisits'>;
  },
  role: Role,
  now: Date,
): AppointmentAction[] {
  const { status, date, time, doctor } = visit;
  // Its notice has the way on.
  if (isMissed(visit)) return [];
  const isPast = hasPassed({ date, time }, now);
  const isMovable = canOfferMove(visit, role, now);
  if (role === 'patient') {
    if (!canMove(status, 'cancelled', role))
      return doctor?.takesVisits === false ? [] : ['book-again'];
    if (isPast) return [];
    return isMovable ? ['move', 'cancel'] : ['cancel'];
  }
  const actions: AppointmentAction[] = [];
  if (canMove(status, 'scheduled', role) && !isPast && doctor?.takesVisits !== false) {
    actions.push('accept');
  }
  const canComplete = completionWait({ date, time }, now, '12h') === null;
  if (canMove(status, 'completed', role) && canComplete) actions.push('complete');
  if (isMovable) actions.push('move');
  if (canMove(status, 'cancelled', role))
    actions.push(isDeclining({ status }, role) ? 'decline' : 'cancel');
  return actions;
}

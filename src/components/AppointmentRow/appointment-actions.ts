import type { Appointment } from '../../contract/appointments.ts';
import type { Role } from '../../contract/common.ts';
import { canMove } from '../../domain/appointment-status.ts';
import { hasPassed } from '../../domain/slots.ts';

/** What a person may do with an appointment from its row. */
export type AppointmentAction = 'accept' | 'decline' | 'complete' | 'cancel' | 'book-again';

/**
 * What a patient or a doctor is offered for an appointment (spec §4 Appointment): a visit whose time
 * has passed can no longer be accepted, nor cancelled by the patient.
 */
export function appointmentActions(
  { status, date, time }: Pick<Appointment, 'status' | 'date' | 'time'>,
  role: Role,
  now: Date,
): AppointmentAction[] {
  const isPast = hasPassed({ date, time }, now);
  if (role === 'patient') {
    if (!canMove(status, 'cancelled', role)) return ['book-again'];
    return isPast ? [] : ['cancel'];
  }
  const actions: AppointmentAction[] = [];
  if (canMove(status, 'scheduled', role) && !isPast) actions.push('accept');
  if (canMove(status, 'completed', role)) actions.push('complete');
  if (canMove(status, 'cancelled', role)) actions.push(status === 'pending' ? 'decline' : 'cancel');
  return actions;
}

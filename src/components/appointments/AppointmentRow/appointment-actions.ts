import type { Appointment } from '../../../contract/appointments.ts';
import type { Role } from '../../../contract/common.ts';
import { canMove, isDeclining } from '../../../domain/appointments/appointment-status.ts';
import { completionWait } from '../../../domain/appointments/consultation.ts';
import { hasPassed } from '../../../domain/booking/slots.ts';

export type AppointmentAction = 'accept' | 'decline' | 'complete' | 'cancel' | 'book-again';

/** Doctors can complete a visit from 30 minutes before its start (spec §4 Appointment). */
export function appointmentActions(
  {
    status,
    date,
    time,
    doctor,
  }: Pick<Appointment, 'status' | 'date' | 'time'> & {
    doctor?: Pick<Appointment['doctor'], 'takesVisits'>;
  },
  role: Role,
  now: Date,
): AppointmentAction[] {
  const isPast = hasPassed({ date, time }, now);
  if (role === 'patient') {
    if (!canMove(status, 'cancelled', role))
      return doctor?.takesVisits === false ? [] : ['book-again'];
    return isPast ? [] : ['cancel'];
  }
  const actions: AppointmentAction[] = [];
  if (canMove(status, 'scheduled', role) && !isPast && doctor?.takesVisits !== false) {
    actions.push('accept');
  }
  const canComplete = completionWait({ date, time }, now, '12h') === null;
  if (canMove(status, 'completed', role) && canComplete) actions.push('complete');
  if (canMove(status, 'cancelled', role))
    actions.push(isDeclining({ status }, role) ? 'decline' : 'cancel');
  return actions;
}

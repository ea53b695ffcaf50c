import type { Appointment, AppointmentStatus } from '../../contract/appointments.ts';
import type { Role } from '../../contract/common.ts';
import { hasPassed } from '../booking/slots.ts';

const transitions: Record<
  AppointmentStatus,
  Partial<Record<AppointmentStatus, readonly Role[]>>
> = {
  pending: { scheduled: ['doctor'], cancelled: ['patient', 'doctor'] },
  scheduled: { completed: ['doctor'], cancelled: ['patient', 'doctor'] },
  completed: {},
  cancelled: {},
};

/** The status only moves to a higher number. */
const progress: Record<AppointmentStatus, number> = {
  pending: 0,
  scheduled: 1,
  completed: 2,
  cancelled: 2,
};

/** Spec §4 Appointment. */
export function canMove(from: AppointmentStatus, to: AppointmentStatus, role: Role): boolean {
  return transitions[from][to]?.includes(role) ?? false;
}

/** Users read 'decline' when a doctor cancels a request, which is not an appointment yet. */
export function isDeclining({ status }: Pick<Appointment, 'status'>, by: Role): boolean {
  return by === 'doctor' && status === 'pending';
}

export function holdsSlot(status: AppointmentStatus): boolean {
  return status !== 'cancelled';
}

/** A delayed event may arrive after a newer response. */
export function newerAppointment<Version extends Pick<Appointment, 'status'>>(
  known: Version,
  received: Version,
): Version {
  return progress[received.status] < progress[known.status] ? known : received;
}

export function isOpen(visit: Pick<Appointment, 'status' | 'date' | 'time'>, now: Date): boolean {
  return (visit.status === 'pending' || visit.status === 'scheduled') && !hasPassed(visit, now);
}

/** See ADR 0033. */
export function withLapse<
  Visit extends Pick<Appointment, 'status' | 'cancelledBy' | 'date' | 'time'>,
>(visit: Visit, now: Date): Visit {
  if (visit.status !== 'pending' || !hasPassed(visit, now)) return visit;
  return { ...visit, status: 'cancelled', cancelledBy: 'system' };
}

/** The doctor of an open visit may not take visits at the moment. */
export function isDoctorAway({
  status,
  doctor,
}: Pick<Appointment, 'status'> & { doctor: Pick<Appointment['doctor'], 'takesVisits'> }): boolean {
  return doctor.takesVisits === false && (status === 'pending' || status === 'scheduled');
}

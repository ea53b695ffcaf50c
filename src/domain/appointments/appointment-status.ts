import type { Appointment, AppointmentStatus } from '../../contract/appointments.ts';
import type { Role } from '../../contract/common.ts';
import { hasPassed } from '../booking/slots.ts';
import { indiaInstant } from '../time/india-time.ts';
import { getRevision, withChange } from './visit-change.ts';

const transitions: Record<
  AppointmentStatus,
  Partial<Record<AppointmentStatus, readonly Role[]>>
> = {
  pending: { scheduled: ['doctor'], cancelled: ['patient', 'doctor'] },
  scheduled: { completed: ['doctor'], cancelled: ['patient', 'doctor'] },
  completed: {},
  cancelled: {},
};

/** Spec §4 Appointment. */
export function canMove(from: AppointmentStatus, to: AppointmentStatus, role: Role): boolean {
  return transitions[from][to]?.includes(role) ?? false;
}

/** Users read 'decline' when a doctor cancels a request, which is not an appointment yet. */
export function isDeclining({ status }: Pick<Appointment, 'status'>, by: Role): boolean {
  return by === 'doctor' && status === 'pending';
}

/** The doctor marked that the patient did not come. Such a visit is over (ADR 0097). */
export function isMissed({ status, missed }: Pick<Appointment, 'status' | 'missed'>): boolean {
  return status === 'scheduled' && missed !== undefined;
}

/** Requested or accepted, and not over. Its time may have passed. */
export function isAhead(visit: Pick<Appointment, 'status' | 'missed'>): boolean {
  return (visit.status === 'pending' || visit.status === 'scheduled') && !isMissed(visit);
}

export function holdsSlot(status: AppointmentStatus): boolean {
  return status !== 'cancelled';
}

/** A delayed event may arrive after a newer response. */
export function newerAppointment<
  Version extends Pick<Appointment, 'status' | 'revision' | 'history'>,
>(known: Version, received: Version): Version {
  const difference =
    getRevision(received) - getRevision(known) || countChanges(received) - countChanges(known);
  return difference < 0 ? known : received;
}

/** A proposal changes the history alone. */
function countChanges({ history = [] }: Pick<Appointment, 'history'>): number {
  return history.length;
}

export function isOpen(visit: Pick<Appointment, 'status' | 'date' | 'time'>, now: Date): boolean {
  return (visit.status === 'pending' || visit.status === 'scheduled') && !hasPassed(visit, now);
}

/** See ADR 0033. */
export function withLapse<
  Visit extends Pick<
    Appointment,
    'status' | 'cancelledBy' | 'date' | 'time' | 'revision' | 'history'
  >,
>(visit: Visit, now: Date): Visit {
  if (visit.status !== 'pending' || !hasPassed(visit, now)) return visit;
  const by = 'system';
  const at = indiaInstant(visit.date, visit.time).toISOString();
  const changes = { status: 'cancelled', cancelledBy: by } as const;
  return withChange(visit, changes, { kind: 'cancelled', by, at });
}

/** The doctor of an open visit may not take visits at the moment. */
export function isDoctorAway({
  status,
  doctor,
}: Pick<Appointment, 'status'> & { doctor: Pick<Appointment['doctor'], 'takesVisits'> }): boolean {
  return doctor.takesVisits === false && (status === 'pending' || status === 'scheduled');
}

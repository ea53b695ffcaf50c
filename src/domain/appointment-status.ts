import type { Appointment, AppointmentStatus } from '../contract/appointments.ts';
import type { Role } from '../contract/common.ts';
import { hasPassed } from './slots.ts';

/** Who may move an appointment from one status to another; any other move is refused with 409. */
const transitions: Record<
  AppointmentStatus,
  Partial<Record<AppointmentStatus, readonly Role[]>>
> = {
  pending: { scheduled: ['doctor'], cancelled: ['patient', 'doctor'] },
  scheduled: { completed: ['doctor'], cancelled: ['patient', 'doctor'] },
  completed: {},
  cancelled: {},
};

/** A status never follows one with a higher number. */
const progress: Record<AppointmentStatus, number> = {
  pending: 0,
  scheduled: 1,
  completed: 2,
  cancelled: 2,
};

/** A person of this role may make this move (spec §4 Appointment). */
export function canMove(from: AppointmentStatus, to: AppointmentStatus, role: Role): boolean {
  return transitions[from][to]?.includes(role) ?? false;
}

/** Every appointment but a cancelled one keeps its slot taken. */
export function holdsSlot(status: AppointmentStatus): boolean {
  return status !== 'cancelled';
}

/** Of two versions of an appointment the one that is further along: events may arrive after newer responses. */
export function laterVersion<Version extends Pick<Appointment, 'status'>>(
  known: Version,
  received: Version,
): Version {
  return progress[received.status] < progress[known.status] ? known : received;
}

/** An open appointment is requested or scheduled, and has not begun. */
export function isOpen(visit: Pick<Appointment, 'status' | 'date' | 'time'>, now: Date): boolean {
  return (visit.status === 'pending' || visit.status === 'scheduled') && !hasPassed(visit, now);
}

/** Cancels a request that was not answered before its start; returns any other visit unchanged (ADR 0033). */
export function withLapse<
  Visit extends Pick<Appointment, 'status' | 'cancelledBy' | 'date' | 'time'>,
>(visit: Visit, now: Date): Visit {
  if (visit.status !== 'pending' || !hasPassed(visit, now)) return visit;
  return { ...visit, status: 'cancelled', cancelledBy: 'system' };
}

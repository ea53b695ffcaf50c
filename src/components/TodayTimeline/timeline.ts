import type { Appointment } from '../../contract/appointments.ts';
import { isUnderWay, startOf } from '../../domain/dashboard.ts';

/** Where a visit of today stands: over, going on, or neither yet. */
export type TimelineState = 'done' | 'now' | 'open';

/** Where a visit of today stands. */
export function stateOf(visit: Appointment, now: Date): TimelineState {
  if (visit.status === 'completed') return 'done';
  return isUnderWay(visit, now) ? 'now' : 'open';
}

/** The visit that the doctor turns to: the one going on, else the next; null when none is to come. */
export function foremostVisit(visits: readonly Appointment[], now: Date): Appointment | null {
  const scheduled = visits.filter(({ status }) => status === 'scheduled');
  return (
    scheduled.find((visit) => isUnderWay(visit, now)) ??
    scheduled.find((visit) => startOf(visit) >= now) ??
    null
  );
}

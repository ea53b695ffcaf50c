import type { Appointment } from '../../contract/appointments.ts';
import { getStart, isVisitNow } from './dashboard.ts';
import { isMissed } from './appointment-status.ts';

const MINUTE_MS = 60_000;

/** A visit that began this long ago is taken for late, or still in progress. */
const LATE_MINUTES = 60;

/**
 * The visit that matters now: of a patient who waits, in progress, late, or next.
 * @param visits of today, by start
 */
export function foremostVisit(
  visits: readonly Appointment[],
  now: Date,
  waitingIds: readonly string[],
): Appointment | null {
  const scheduled = visits.filter((visit) => visit.status === 'scheduled' && !isMissed(visit));
  const begun = scheduled.filter((visit) => getStart(visit) <= now);
  return (
    begun.find(({ id }) => waitingIds.includes(id)) ??
    begun.find((visit) => isVisitNow(visit, now)) ??
    begun.findLast((visit) => minutesSince(visit, now) < LATE_MINUTES) ??
    nextVisit(visits, now)
  );
}

/** @param visits of today, by start */
export function nextVisit(visits: readonly Appointment[], now: Date): Appointment | null {
  return visits.find((visit) => visit.status === 'scheduled' && getStart(visit) > now) ?? null;
}

function minutesSince(visit: Appointment, now: Date): number {
  return (now.getTime() - getStart(visit).getTime()) / MINUTE_MS;
}

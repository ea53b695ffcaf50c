import type { Appointment } from '../../contract/appointments.ts';
import { isUnderWay, startOf, visitsToComplete } from '../../domain/dashboard.ts';
import { countText } from '../doctor-text.ts';

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

/** The row that says what comes next while no visit is under way. */
export interface NowRow {
  /** How many of the day's visits it follows. */
  at: number;
  /** 'Next visit in 25 minutes', 'No more visits today, 2 to complete'. */
  words: string;
}

const MINUTE_MS = 60_000;

/** The row of now among a day's visits in their order; null while one is under way, whose own row stands out. */
export function nowRow(visits: readonly Appointment[], now: Date): NowRow | null {
  if (visits.some((visit) => stateOf(visit, now) === 'now')) return null;
  const at = visits.filter((visit) => startOf(visit) <= now).length;
  const next = foremostVisit(visits, now);
  if (next) return { at, words: `Next visit ${untilText(startOf(next), now)}` };
  const open = visitsToComplete(visits, now).length;
  return {
    at,
    words: `No more visits today, ${open > 0 ? `${open} to complete` : 'all completed'}`,
  };
}

function untilText(start: Date, now: Date): string {
  const minutes = Math.ceil((start.getTime() - now.getTime()) / MINUTE_MS);
  if (minutes > 90) return `in ${hoursText(minutes)}`;
  return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
}

/** '1 hour 31 minutes', or '3 hours' for whole hours. */
function hoursText(minutes: number): string {
  const hours = countText(Math.floor(minutes / 60), 'hour', 'hours');
  const rest = minutes % 60;
  return rest === 0 ? hours : `${hours} ${countText(rest, 'minute', 'minutes')}`;
}

import type { Appointment } from '../../contract/appointments.ts';
import { isUnderWay, startOf, visitsToComplete } from '../../domain/dashboard.ts';
import { countText } from '../doctor-text.ts';

export type TimelineState = 'done' | 'now' | 'open';

export function stateOf(visit: Appointment, now: Date): TimelineState {
  if (visit.status === 'completed') return 'done';
  return isUnderWay(visit, now) ? 'now' : 'open';
}

/** The current visit, or else the next one. */
export function foremostVisit(visits: readonly Appointment[], now: Date): Appointment | null {
  const scheduled = visits.filter(({ status }) => status === 'scheduled');
  return (
    scheduled.find((visit) => isUnderWay(visit, now)) ??
    scheduled.find((visit) => startOf(visit) >= now) ??
    null
  );
}

export interface NowRow {
  at: number;
  /** 'Next visit in 25 minutes', 'No more visits today, 2 to complete' */
  words: string;
}

const MINUTE_MS = 60_000;

/** Null during a visit. */
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

/** '1 hour 31 minutes', '3 hours' */
function hoursText(minutes: number): string {
  const hours = countText(Math.floor(minutes / 60), 'hour', 'hours');
  const rest = minutes % 60;
  return rest === 0 ? hours : `${hours} ${countText(rest, 'minute', 'minutes')}`;
}

import type { Appointment } from '../../../contract/appointments.ts';
import { isMissed } from '../../../domain/appointments/appointment-status.ts';
import { findUnmarkProblem } from '../../../domain/appointments/attendance.ts';
import { isVisitNow, getStart, visitsToComplete } from '../../../domain/appointments/dashboard.ts';
import { foremostVisit, nextVisit } from '../../../domain/appointments/foremost-visit.ts';
import { plural } from '../../../words/plural.ts';
import { t } from '../../../words/t.ts';

const MINUTE_MS = 60_000;

export type TimelineState = 'done' | 'missed' | 'now' | 'open';

export function getTimelineState(visit: Appointment, now: Date): TimelineState {
  if (visit.status === 'completed') return 'done';
  if (isMissed(visit)) return 'missed';
  return isVisitNow(visit, now) ? 'now' : 'open';
}

export interface DayRows {
  /**
   * Over, so they fold up and the next visit stays on the first screen. Not with a mark that can be
   * taken back.
   */
  earlier: Appointment[];
  rows: Appointment[];
}

export function foldEarlier(
  visits: readonly Appointment[],
  now: Date,
  waitingIds: readonly string[],
): DayRows {
  const isOver = (visit: Appointment) =>
    visit.status === 'completed' || (getStart(visit) < now && !isVisitNow(visit, now));
  const over = visits.filter(isOver);
  if (over.length < 2) return { earlier: [], rows: [...visits] };
  const foremost = foremostVisit(visits, now, waitingIds);
  const earlier = over.filter(
    (visit) => visit !== foremost && findUnmarkProblem(visit, now) !== null,
  );
  return { earlier, rows: visits.filter((visit) => !earlier.includes(visit)) };
}

export function earlierText(earlier: readonly Appointment[]): string {
  const completed = earlier.filter(({ status }) => status === 'completed').length;
  const count = plural(earlier.length, {
    one: t`1 earlier visit`,
    other: t`${earlier.length} earlier visits`,
  });
  if (completed === 0) return count;
  return completed === earlier.length
    ? t`${count}, all completed`
    : t`${count}, ${completed} completed`;
}

export interface NowRow {
  at: number;
  words: string;
}

/** @param rows of `visits`, those that are not folded */
export function nowRow(
  visits: readonly Appointment[],
  rows: readonly Appointment[],
  now: Date,
): NowRow | null {
  if (visits.some((visit) => getTimelineState(visit, now) === 'now')) return null;
  const at = rows.filter((visit) => getStart(visit) <= now).length;
  const next = nextVisit(visits, now);
  if (next) return { at, words: nextVisitText(getStart(next), now) };
  const open = visitsToComplete(visits, now).length;
  return {
    at,
    words:
      open > 0
        ? plural(open, {
            one: t`No more visits today. 1 still needs notes.`,
            other: t`No more visits today. ${open} still need notes.`,
          })
        : visits.some(isMissed)
          ? t`No more visits today.`
          : t`No more visits today. All are completed.`,
  };
}

function nextVisitText(start: Date, now: Date): string {
  const minutes = Math.ceil((start.getTime() - now.getTime()) / MINUTE_MS);
  if (minutes > 90) return t`Next visit in ${hoursText(minutes)}`;
  return plural(minutes, {
    one: t`Next visit in a minute`,
    other: t`Next visit in ${minutes} minutes`,
  });
}

function hoursText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const hoursOnly = plural(hours, { one: t`1 hour`, other: t`${hours} hours` });
  if (rest === 0) return hoursOnly;
  return plural(rest, {
    one: t`${hoursOnly} 1 minute`,
    other: t`${hoursOnly} ${rest} minutes`,
  });
}

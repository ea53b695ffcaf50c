import type { Appointment } from '../../../contract/appointments.ts';
import { isVisitNow, getStart, visitsToComplete } from '../../../domain/appointments/dashboard.ts';
import { plural } from '../../../words/plural.ts';
import { t } from '../../../words/t.ts';

export type TimelineState = 'done' | 'now' | 'open';

export function getTimelineState(visit: Appointment, now: Date): TimelineState {
  if (visit.status === 'completed') return 'done';
  return isVisitNow(visit, now) ? 'now' : 'open';
}

export function foremostVisit(visits: readonly Appointment[], now: Date): Appointment | null {
  const scheduled = visits.filter(({ status }) => status === 'scheduled');
  return (
    scheduled.find((visit) => isVisitNow(visit, now)) ??
    scheduled.find((visit) => getStart(visit) >= now) ??
    null
  );
}

export interface NowRow {
  at: number;
  words: string;
}

const MINUTE_MS = 60_000;

export function nowRow(visits: readonly Appointment[], now: Date): NowRow | null {
  if (visits.some((visit) => getTimelineState(visit, now) === 'now')) return null;
  const at = visits.filter((visit) => getStart(visit) <= now).length;
  const next = foremostVisit(visits, now);
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

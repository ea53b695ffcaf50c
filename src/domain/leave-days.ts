import { calendarDate } from '../contract/common.ts';
import { MAX_LEAVE_DAYS } from '../contract/doctors.ts';
import { addDays, daysBetween } from './india-time.ts';

/** How far ahead leave can be entered, in days. */
const LEAVE_AHEAD_DAYS = 366;

/** Days of leave in a row. */
export interface LeaveRange {
  from: string;
  /** The last day; the first one for a single day. */
  until: string;
}

/** Why days of leave cannot be added. */
export interface LeaveProblem {
  message: string;
  /** The days that it is about. */
  of: readonly (keyof LeaveRange)[];
}

/**
 * Why days of leave cannot be added, or null.
 * @param range as it was typed: '' where nothing was, and as the last day of a single one
 */
export function leaveProblem(
  leaveDays: readonly string[],
  { from, until }: LeaveRange,
  today: string,
): LeaveProblem | null {
  const about = (message: string, ...of: (keyof LeaveRange)[]) => ({ message, of });
  const last = until || from;
  if (!isDate(from)) return about('Choose the first day of leave.', 'from');
  if (!isDate(last)) return about('Choose the last day of leave, or leave it empty.', 'until');
  if (from < today) return about('Leave cannot begin in the past.', 'from');
  if (last < from) return about('The last day must not be before the first.', 'until');
  if (daysBetween(today, last) > LEAVE_AHEAD_DAYS)
    return about('Leave can be entered a year ahead.', until ? 'until' : 'from');
  const typed = until ? (['from', 'until'] as const) : (['from'] as const);
  const days = daysFrom(from, last);
  if (days.every((day) => leaveDays.includes(day)))
    return about('These days are listed already.', ...typed);
  return new Set([...leaveDays, ...days]).size > MAX_LEAVE_DAYS
    ? about(`At most ${MAX_LEAVE_DAYS} days of leave can be listed.`, ...typed)
    : null;
}

/** Days of leave with those from one day to another, both included; what `leaveProblem` refuses is not for this. */
export function addLeave(leaveDays: readonly string[], { from, until }: LeaveRange): string[] {
  return [...new Set([...leaveDays, ...daysFrom(from, until)])].sort();
}

/** Days of leave without those of a range. */
export function removeLeave(leaveDays: readonly string[], { from, until }: LeaveRange): string[] {
  return leaveDays.filter((day) => day < from || day > until);
}

/** Days in order, those in a row together. */
export function leaveRanges(leaveDays: readonly string[]): LeaveRange[] {
  const ranges: LeaveRange[] = [];
  for (const day of leaveDays) {
    const last = ranges.at(-1);
    if (last && addDays(last.until, 1) === day) last.until = day;
    else ranges.push({ from: day, until: day });
  }
  return ranges;
}

function daysFrom(from: string, until: string): string[] {
  return Array.from({ length: daysBetween(from, until) + 1 }, (_, index) => addDays(from, index));
}

function isDate(text: string): boolean {
  return calendarDate.safeParse(text).success;
}

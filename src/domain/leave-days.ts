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

/**
 * Why days of leave cannot be added, or null.
 * @param until the last day, or '' for a single one
 */
export function leaveProblem(
  leaveDays: readonly string[],
  from: string,
  until: string,
  today: string,
): string | null {
  const last = until || from;
  if (!isDate(from)) return 'Choose the first day of leave.';
  if (!isDate(last)) return 'Choose the last day of leave, or leave it empty.';
  if (from < today) return 'Leave cannot begin in the past.';
  if (last < from) return 'The last day must not be before the first.';
  if (daysBetween(today, last) > LEAVE_AHEAD_DAYS) return 'Leave can be entered a year ahead.';
  const days = daysFrom(from, last);
  if (days.every((day) => leaveDays.includes(day))) return 'These days are listed already.';
  return new Set([...leaveDays, ...days]).size > MAX_LEAVE_DAYS
    ? `At most ${MAX_LEAVE_DAYS} days of leave can be listed.`
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

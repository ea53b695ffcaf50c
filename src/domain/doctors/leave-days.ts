import { MAX_LEAVE_DAYS } from '../../contract/doctors.ts';
import { t } from '../../words/t.ts';
import { addDays, daysBetween, formatDay } from '../time/india-time.ts';

const LEAVE_AHEAD_DAYS = 366;

export interface LeaveRange {
  from: string;
  until: string;
}

export function lastLeaveDay(today: string): string {
  return addDays(today, LEAVE_AHEAD_DAYS);
}

export function fitsLeave(leaveDays: readonly string[]): boolean {
  return leaveDays.length <= MAX_LEAVE_DAYS;
}

export function addLeave(leaveDays: readonly string[], { from, until }: LeaveRange): string[] {
  return [...new Set([...leaveDays, ...daysFrom(from, until)])].sort();
}

export function removeLeave(leaveDays: readonly string[], { from, until }: LeaveRange): string[] {
  return leaveDays.filter((day) => day < from || day > until);
}

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

export function formatLeave({ from, until }: LeaveRange): string {
  const year = until.slice(0, 4);
  return from === until
    ? `${formatDay(from)} ${year}`
    : t`${formatDay(from)} to ${formatDay(until)} ${year}`;
}

import { MAX_LEAVE_DAYS } from '../contract/doctors.ts';
import { addDays, daysBetween, formatDay } from './india-time.ts';

/** How far ahead leave can be entered, in days. */
const LEAVE_AHEAD_DAYS = 366;

/** Days of leave in a row. */
export interface LeaveRange {
  from: string;
  /** The last day; the first one for a single day. */
  until: string;
}

/** The last day that leave can be entered for. */
export function lastLeaveDay(today: string): string {
  return addDays(today, LEAVE_AHEAD_DAYS);
}

/** True when a schedule can hold these days of leave. */
export function fitsLeave(leaveDays: readonly string[]): boolean {
  return leaveDays.length <= MAX_LEAVE_DAYS;
}

/** Days of leave with those from one day to another, both included. */
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

/** 'Mon 30 Nov 2026', or 'Mon 30 Nov to Fri 4 Dec 2026'. */
export function formatLeave({ from, until }: LeaveRange): string {
  const year = until.slice(0, 4);
  return from === until
    ? `${formatDay(from)} ${year}`
    : `${formatDay(from)} to ${formatDay(until)} ${year}`;
}

import type { Appointment } from '../../contract/appointments.ts';
import { weekday, type BlockedHours } from '../../contract/doctors.ts';
import { isBlocked } from '../booking/blocked-hours.ts';
import { BOOKING_DAYS, hasPassed, offeredTimes, type Schedule } from '../booking/slots.ts';
import { addDays, dateInIndia, getWeekday } from '../time/india-time.ts';
import { getProposal } from './move.ts';

const HOUR_LENGTH = 2;

/**
 * - `off`: no working hours.
 * - `leave`: hours of a day of leave.
 * - `past`: its times have begun.
 * - `blocked`: all times that are ahead.
 * - `open`: patients can book a time in it.
 * - `full`: all times that are ahead are booked, proposed or blocked.
 */
export type WeekHourState = 'off' | 'leave' | 'past' | 'blocked' | 'open' | 'full';

export interface WeekCell {
  date: string;
  state: WeekHourState;
  /** Booked, requested and completed visits that begin in the hour. */
  visits: readonly Appointment[];
}

export interface WeekHour {
  /** The start of the hour, as HH:mm in India. */
  time: string;
  cells: readonly WeekCell[];
}

type WeekSchedule = Schedule & { blockedHours?: readonly BlockedHours[] | undefined };

/** The Monday of a day's week. */
export function startOfWeek(date: string): string {
  return addDays(date, -weekday.options.indexOf(getWeekday(date)));
}

export function listDays(from: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}

/** One row for each hour in which a day has working hours or visits. */
export function listWeekHours(
  schedule: WeekSchedule,
  appointments: readonly Appointment[],
  days: readonly string[],
  now: Date,
): WeekHour[] {
  const shown = appointments
    .filter(({ status, date }) => status !== 'cancelled' && days.includes(date))
    .sort((a, b) => a.time.localeCompare(b.time));
  const hours = new Set([
    ...days.flatMap((date) => workingTimes(schedule, date).map(toHour)),
    ...shown.map(({ time }) => toHour(time)),
  ]);
  const held = new Set(
    appointments.flatMap((visit) => {
      if (visit.status === 'cancelled') return [];
      const proposal = getProposal(visit, now);
      return [
        toKey(visit.date, visit.time),
        ...(proposal ? [toKey(proposal.date, proposal.time)] : []),
      ];
    }),
  );
  return [...hours].sort().map((hour) => ({
    time: `${hour}:00`,
    cells: days.map((date) => ({
      date,
      state: findState(schedule, date, hour, held, now),
      visits: shown.filter((visit) => visit.date === date && toHour(visit.time) === hour),
    })),
  }));
}

function findState(
  schedule: WeekSchedule,
  date: string,
  hour: string,
  held: ReadonlySet<string>,
  now: Date,
): WeekHourState {
  const working = workingTimes(schedule, date).filter((time) => toHour(time) === hour);
  if (working.length === 0) return 'off';
  if (schedule.leaveDays?.includes(date)) return 'leave';
  const ahead = working.filter((time) => !hasPassed({ date, time }, now));
  if (ahead.length === 0) return 'past';
  const free = ahead.filter((time) => !isBlocked(schedule, { date, time }));
  if (free.length === 0) return 'blocked';
  return free.some((time) => !held.has(toKey(date, time))) ? 'open' : 'full';
}

function workingTimes({ availability }: Schedule, date: string): string[] {
  return offeredTimes({ availability }, date);
}

function toHour(time: string): string {
  return time.slice(0, HOUR_LENGTH);
}

function toKey(date: string, time: string): string {
  return `${date} ${time}`;
}

/** The first and the last day that the week view shows: all visits, and the days that can be booked. */
export function findWeekRange(
  appointments: readonly Appointment[],
  now: Date,
): { first: string; last: string } {
  const today = dateInIndia(now);
  const dates = appointments.flatMap(({ date, status }) => (status === 'cancelled' ? [] : date));
  const sorted = [...dates, today, addDays(today, BOOKING_DAYS - 1)].sort();
  return { first: sorted[0] ?? today, last: sorted.at(-1) ?? today };
}

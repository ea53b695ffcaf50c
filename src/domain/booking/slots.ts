import type { AvailabilityWindow, Weekday } from '../../contract/doctors.ts';
import {
  addDays,
  dateInIndia,
  daysBetween,
  toMinutes,
  timeAtMinutes,
  timeInIndia,
  getWeekday,
} from '../time/india-time.ts';

/** Spec §9. */
export const SLOT_MINUTES = 30;
/** Includes today (spec §9). */
export const BOOKING_DAYS = 14;
/** Spec §9. */
export const BOOKING_DATES_SHOWN = 6;

/** Dates and times are in India time. */
export interface Schedule {
  availability: readonly AvailabilityWindow[];
  leaveDays?: readonly string[];
}

export interface Slot {
  time: string;
  status: 'available' | 'taken';
}

/** Dates and times are in India time. */
export interface SlotTime {
  date: string;
  time: string;
}

/** The earliest first. */
export function byStart(a: SlotTime, b: SlotTime): number {
  return `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`);
}

/** Includes past and taken times (spec §9). */
export function offeredTimes(schedule: Schedule, date: string): string[] {
  return [...timesOn(schedule, date)];
}

function* timesOn({ availability, leaveDays }: Schedule, date: string): Generator<string> {
  if (leaveDays?.includes(date)) return;
  for (const { startTime, endTime } of openWindows(availability, getWeekday(date))) {
    const end = toMinutes(endTime);
    for (let minutes = toMinutes(startTime); minutes < end; minutes += SLOT_MINUTES)
      yield timeAtMinutes(minutes);
  }
}

export function openWindows(
  availability: readonly AvailabilityWindow[],
  day: Weekday,
): Omit<AvailabilityWindow, 'day'>[] {
  const windows = availability
    .filter((window) => window.day === day && window.startTime < window.endTime)
    .sort((a, b) => toMinutes(a.startTime) - toMinutes(b.startTime));
  const joined: Omit<AvailabilityWindow, 'day'>[] = [];
  for (const { startTime, endTime } of windows) {
    const last = joined.at(-1);
    if (!last || startTime > last.endTime) joined.push({ startTime, endTime });
    else if (endTime > last.endTime) last.endTime = endTime;
  }
  return joined;
}

export function slotsOn(
  schedule: Schedule,
  date: string,
  taken: readonly string[],
  now: Date,
): Slot[] {
  return offeredTimes(schedule, date)
    .filter((time) => !hasPassed({ date, time }, now))
    .map((time) => ({ time, status: taken.includes(time) ? 'taken' : 'available' }));
}

export function freeTimes(
  schedule: Schedule,
  date: string,
  taken: readonly string[],
  now: Date,
): string[] {
  return listFree(slotsOn(schedule, date, taken, now));
}

export function listFree(slots: readonly Slot[]): string[] {
  return slots.filter(({ status }) => status === 'available').map(({ time }) => time);
}

export function bookableDates(schedule: Schedule, now: Date): string[] {
  return bookingWindow(now).filter((date) =>
    offeredTimes(schedule, date).some((time) => !hasPassed({ date, time }, now)),
  );
}

/** Includes days whose windows are empty (spec §2 Booking). */
export function datesToChoose(schedule: Schedule, now: Date): string[] {
  const bookable = bookableDates(schedule, now);
  return bookingWindow(now).filter((date) => bookable.includes(date) || isEmptyDay(schedule, date));
}

/** @param taken 'yyyy-MM-dd HH:mm' of each taken slot, India time */
export function nextFreeSlot(
  schedule: Schedule,
  taken: ReadonlySet<string>,
  now: Date,
): SlotTime | null {
  const today = dateInIndia(now);
  const begun = `${today} ${timeInIndia(now)}`;
  // Stop at the first free slot, because listing all is slow.
  for (let ahead = 0; ahead < BOOKING_DAYS; ahead += 1) {
    const date = addDays(today, ahead);
    for (const time of timesOn(schedule, date)) {
      const slot = `${date} ${time}`;
      if (slot > begun && !taken.has(slot)) return { date, time };
    }
  }
  return null;
}

export function isOffered(schedule: Schedule, slot: SlotTime, now: Date): boolean {
  const daysAhead = daysBetween(dateInIndia(now), slot.date);
  return (
    daysAhead >= 0 &&
    daysAhead < BOOKING_DAYS &&
    !hasPassed(slot, now) &&
    offeredTimes(schedule, slot.date).includes(slot.time)
  );
}

export function nearestFreeTimes(
  slots: readonly Slot[],
  wantedTime: string,
  count: number,
): string[] {
  const distance = (time: string) => Math.abs(toMinutes(time) - toMinutes(wantedTime));
  return listFree(slots)
    .sort((a, b) => distance(a) - distance(b) || toMinutes(a) - toMinutes(b))
    .slice(0, count);
}

export function hasPassed(slot: SlotTime, now: Date): boolean {
  return `${slot.date} ${slot.time}` <= `${dateInIndia(now)} ${timeInIndia(now)}`;
}

/** Includes today (spec §9). */
export function bookingWindow(now: Date): string[] {
  const today = dateInIndia(now);
  return Array.from({ length: BOOKING_DAYS }, (_, index) => addDays(today, index));
}

function isEmptyDay({ availability, leaveDays }: Schedule, date: string): boolean {
  const windows = availability.filter(({ day }) => day === getWeekday(date));
  const isEmpty = windows.every(({ startTime, endTime }) => startTime >= endTime);
  return windows.length > 0 && isEmpty && !leaveDays?.includes(date);
}

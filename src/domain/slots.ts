import type { AvailabilityWindow, Weekday } from '../contract/doctors.ts';
import {
  addDays,
  dateInIndia,
  daysBetween,
  minutesOf,
  timeAtMinutes,
  timeInIndia,
  weekdayOf,
} from './india-time.ts';

/** Minutes from one slot to the next (spec §9). */
export const SLOT_MINUTES = 30;
/** How many days ahead can be booked, today being the first (spec §9). */
export const BOOKING_DAYS = 14;
/** How many of them the booking page shows (spec §9). */
export const BOOKING_DATES_SHOWN = 6;

/** When a doctor works, India time: every week, but for single days of leave. A doctor is one. */
export interface Schedule {
  availability: readonly AvailabilityWindow[];
  leaveDays?: readonly string[];
}

/** A time that a doctor offers on a day, India time. */
export interface Slot {
  time: string;
  status: 'available' | 'taken';
}

/** A slot with its day, both India's. */
export interface SlotTime {
  date: string;
  time: string;
}

/**
 * Every slot time that a schedule offers on a day, past and taken ones too, in order (spec §9):
 * every 30 minutes from the start of each of its open windows up to but excluding the end. A day of
 * leave has none.
 */
export function offeredTimes(schedule: Schedule, date: string): string[] {
  return [...timesOn(schedule, date)];
}

/** The same one after the other, for a search that ends with the first that fits. */
function* timesOn({ availability, leaveDays }: Schedule, date: string): Generator<string> {
  if (leaveDays?.includes(date)) return;
  for (const { startTime, endTime } of openWindows(availability, weekdayOf(date))) {
    const end = minutesOf(endTime);
    for (let minutes = minutesOf(startTime); minutes < end; minutes += SLOT_MINUTES)
      yield timeAtMinutes(minutes);
  }
}

/**
 * When a doctor works on a weekday, in order. Windows that touch or overlap are joined; a window
 * that ends before it starts counts for nothing.
 */
export function openWindows(
  availability: readonly AvailabilityWindow[],
  day: Weekday,
): Omit<AvailabilityWindow, 'day'>[] {
  const windows = availability
    .filter((window) => window.day === day && window.startTime < window.endTime)
    .sort((a, b) => minutesOf(a.startTime) - minutesOf(b.startTime));
  const joined: Omit<AvailabilityWindow, 'day'>[] = [];
  for (const { startTime, endTime } of windows) {
    const last = joined.at(-1);
    if (!last || startTime > last.endTime) joined.push({ startTime, endTime });
    else if (endTime > last.endTime) last.endTime = endTime;
  }
  return joined;
}

/** The slots of a day that have not passed, taken ones marked. */
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

/**
 * The days that can be booked: of the next 14, today included, those on which the doctor works; today
 * only while a slot of it is still to come. A fully booked day stays.
 */
export function bookableDates(schedule: Schedule, now: Date): string[] {
  return bookingWindow(now).filter((date) =>
    offeredTimes(schedule, date).some((time) => !hasPassed({ date, time }, now)),
  );
}

/**
 * The days that the booking page offers to choose from: the bookable ones, and working days whose
 * windows are empty, on which no time is available (spec §2 Booking).
 */
export function datesToChoose(schedule: Schedule, now: Date): string[] {
  const bookable = bookableDates(schedule, now);
  return bookingWindow(now).filter((date) => bookable.includes(date) || isEmptyDay(schedule, date));
}

/**
 * The first slot that a schedule offers and that is not taken, of the days that can be booked; null where there is none.
 * @param taken 'yyyy-MM-dd HH:mm' of each taken slot, India time
 */
export function nextFreeSlot(
  schedule: Schedule,
  taken: ReadonlySet<string>,
  now: Date,
): SlotTime | null {
  const today = dateInIndia(now);
  const begun = `${today} ${timeInIndia(now)}`;
  // Most have a free time within days, and there are thousands of doctors: the days to come are not listed first.
  for (let ahead = 0; ahead < BOOKING_DAYS; ahead += 1) {
    const date = addDays(today, ahead);
    for (const time of timesOn(schedule, date)) {
      const slot = `${date} ${time}`;
      if (slot > begun && !taken.has(slot)) return { date, time };
    }
  }
  return null;
}

/** Whether a schedule offers this slot: a working day, on its grid, within 14 days, not past. */
export function isOffered(schedule: Schedule, slot: SlotTime, now: Date): boolean {
  const daysAhead = daysBetween(dateInIndia(now), slot.date);
  return (
    daysAhead >= 0 &&
    daysAhead < BOOKING_DAYS &&
    !hasPassed(slot, now) &&
    offeredTimes(schedule, slot.date).includes(slot.time)
  );
}

/** The free slots of a day nearest to a wanted time, nearest first, the earlier one at equal distance. */
export function nearestFreeTimes(
  slots: readonly Slot[],
  wantedTime: string,
  count: number,
): string[] {
  const distance = (time: string) => Math.abs(minutesOf(time) - minutesOf(wantedTime));
  return slots
    .filter((slot) => slot.status === 'available')
    .map((slot) => slot.time)
    .sort((a, b) => distance(a) - distance(b) || minutesOf(a) - minutesOf(b))
    .slice(0, count);
}

/** Whether a slot has begun. */
export function hasPassed(slot: SlotTime, now: Date): boolean {
  return `${slot.date} ${slot.time}` <= `${dateInIndia(now)} ${timeInIndia(now)}`;
}

/** The days on which visits can be booked, today being the first (spec §9). */
export function bookingWindow(now: Date): string[] {
  const today = dateInIndia(now);
  return Array.from({ length: BOOKING_DAYS }, (_, index) => addDays(today, index));
}

/** A working day, not one of leave, whose windows hold no time. */
function isEmptyDay({ availability, leaveDays }: Schedule, date: string): boolean {
  const windows = availability.filter(({ day }) => day === weekdayOf(date));
  const isEmpty = windows.every(({ startTime, endTime }) => startTime >= endTime);
  return windows.length > 0 && isEmpty && !leaveDays?.includes(date);
}

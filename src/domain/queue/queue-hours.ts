import type { Money } from '../../contract/common.ts';
import type { AvailabilityWindow } from '../../contract/doctors.ts';
import type { Freelancer } from '../../contract/freelancers.ts';
import {
  addDays,
  dateInIndia,
  daysBetween,
  toMinutes,
  timeAtMinutes,
  getWeekday,
} from '../time/india-time.ts';
import { BOOKING_DAYS, hasPassed, offeredTimes, openWindows } from '../booking/slots.ts';

/** `date` and `time` are in India time, `duration` is in whole hours. */
export interface QueueHours {
  date: string;
  time: string;
  duration: number;
}

/** Times are HH:mm. `endTime` may be 24:00. */
export type HourSpan = Omit<AvailabilityWindow, 'day'>;

export function toInterval({ time, duration }: Omit<QueueHours, 'date'>): HourSpan {
  const end = toMinutes(time) + duration * 60;
  return { startTime: time, endTime: end >= 1440 ? '24:00' : timeAtMinutes(end) };
}

export function hoursOverlap(one: QueueHours, two: QueueHours): boolean {
  return one.date === two.date && spansOverlap(toInterval(one), toInterval(two));
}

export function isBusy(span: HourSpan, busy: readonly HourSpan[]): boolean {
  return busy.some((booked) => spansOverlap(span, booked));
}

export function areHoursOffered(
  { availability }: Pick<Freelancer, 'availability'>,
  hours: QueueHours,
  now: Date,
): boolean {
  const daysAhead = daysBetween(dateInIndia(now), hours.date);
  if (daysAhead < 0 || daysAhead >= BOOKING_DAYS || hasPassed(hours, now)) return false;
  return fitsWindow(availability, hours);
}

export function queueDates(helper: Pick<Freelancer, 'availability'>, now: Date): string[] {
  const today = dateInIndia(now);
  return Array.from({ length: BOOKING_DAYS }, (_, index) => addDays(today, index)).filter(
    (date) => startTimes(helper, date, now).length > 0,
  );
}

/** At 30-minute intervals. */
export function startTimes(
  { availability }: Pick<Freelancer, 'availability'>,
  date: string,
  now: Date,
): string[] {
  return offeredTimes({ availability }, date).filter(
    (time) =>
      !hasPassed({ date, time }, now) && fitsWindow(availability, { date, time, duration: 1 }),
  );
}

/** In US cents (spec §9). */
export function getHourlyRate({ hourlyRate }: Pick<Freelancer, 'hourlyRate'>): Money {
  return { amountMinor: Math.round(hourlyRate * 100), currency: 'USD' };
}

/** Spec §9. */
export function queueTotal(rate: Money, duration: number): Money {
  return { ...rate, amountMinor: rate.amountMinor * duration };
}

/** HH:mm strings can be compared alphabetically. */
function spansOverlap(one: HourSpan, two: HourSpan): boolean {
  return one.startTime < two.endTime && two.startTime < one.endTime;
}

function fitsWindow(availability: readonly AvailabilityWindow[], hours: QueueHours): boolean {
  const last = toMinutes(hours.time) + hours.duration * 60;
  return openWindows(availability, getWeekday(hours.date)).some(
    ({ startTime, endTime }) => startTime <= hours.time && last <= toMinutes(endTime),
  );
}

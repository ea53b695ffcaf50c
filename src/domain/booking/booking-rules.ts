import type { BookingRules } from '../../contract/booking-rules.ts';
import type { BlockedHours } from '../../contract/doctors.ts';
import { listBlocked } from './blocked-hours.ts';
import { addDays, dateInIndia, indiaInstant, toMinutes } from '../time/india-time.ts';
import { BOOKING_DAYS, offeredTimes, type Schedule, SLOT_MINUTES, type SlotTime } from './slots.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Of doctors who have set none. */
export const defaultRules: Required<BookingRules> = {
  noticeHours: 0,
  daysAhead: BOOKING_DAYS,
  bufferMinutes: 0,
  changeHours: 0,
  mostMoves: 5,
  acceptsMoves: false,
};

type WithRules = {
  bookingRules?: BookingRules | undefined;
  blockedHours?: readonly BlockedHours[] | undefined;
};

export type RuleProblem = 'notice' | 'ahead' | 'buffer';

export function getRules({ bookingRules }: WithRules): Required<BookingRules> {
  return { ...defaultRules, ...bookingRules };
}

/** @param held times on the slot's day that visits and proposals hold */
export function findRuleProblem(
  rules: Required<BookingRules>,
  { date, time }: SlotTime,
  held: readonly string[],
  now: Date,
): RuleProblem | null {
  const { noticeHours, daysAhead, bufferMinutes } = rules;
  if (date >= addDays(dateInIndia(now), daysAhead)) return 'ahead';
  if (isWithinHours({ date, time }, noticeHours, now)) return 'notice';
  return held.some((other) => isInBuffer(time, other, bufferMinutes)) ? 'buffer' : null;
}

/** Less than so many hours before the slot. */
export function isWithinHours({ date, time }: SlotTime, hours: number, now: Date): boolean {
  if (hours === 0) return false;
  return indiaInstant(date, time).getTime() - hours * HOUR_MS < now.getTime();
}

/** The times that patients cannot have, without the reason. */
export function listTaken(
  schedule: Schedule & WithRules,
  date: string,
  held: readonly string[],
  now: Date,
): string[] {
  const blocked = listBlocked(schedule, date);
  if (!schedule.bookingRules) return [...new Set([...held, ...blocked])].sort();
  const rules = getRules(schedule);
  const refused = offeredTimes(schedule, date).filter(
    (time) => findRuleProblem(rules, { date, time }, held, now) !== null,
  );
  return [...new Set([...held, ...blocked, ...refused])].sort();
}

/** Before and after, so that a break remains between any two visits of a day. */
function isInBuffer(time: string, held: string, bufferMinutes: number): boolean {
  const distance = Math.abs(toMinutes(time) - toMinutes(held));
  return bufferMinutes > 0 && distance < SLOT_MINUTES + bufferMinutes;
}

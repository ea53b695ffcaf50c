import type { Freelancer } from '../contract/freelancers.ts';
import { minutesOf, weekdayOf } from './india-time.ts';
import {
  areHoursOffered,
  isBusy,
  spanOf,
  startTimes,
  type HourSpan,
  type QueueHours,
} from './queue-hours.ts';
import { nearestFreeTimes, openWindows } from './slots.ts';

/** Why a helper cannot be had for as long as somebody wants, and what to choose instead; India time. */
export interface HoursLimit {
  /** What ends the free hours: the helper's day, or a booking of somebody. */
  reason: 'closing' | 'booking';
  /** When they end, HH:mm: the chosen start itself where it is booked already. */
  until: string;
  /** The whole hours that are free from the chosen start; 0 where it is booked. */
  longest: number;
  /** The start nearest to the chosen one with as many hours free, HH:mm; null where the day has none. */
  otherStart: string | null;
}

/** What keeps a helper from these hours; null where they are free, or the helper is not there at their start. */
export function hoursLimit(
  helper: Pick<Freelancer, 'availability'>,
  hours: QueueHours,
  busy: readonly HourSpan[],
  now: Date,
): HoursLimit | null {
  const end = freeUntil(helper, hours, busy);
  if (end === null) return null;
  const longest = Math.floor((minutesOf(end.until) - minutesOf(hours.time)) / 60);
  if (hours.duration <= longest) return null;
  return { ...end, longest, otherStart: nearestStart(helper, hours, busy, now) };
}

/** Whether a helper offers these hours and nobody has booked any of them. */
export function areHoursFree(
  helper: Pick<Freelancer, 'availability'>,
  hours: QueueHours,
  busy: readonly HourSpan[],
  now: Date,
): boolean {
  return areHoursOffered(helper, hours, now) && !isBusy(spanOf(hours), busy);
}

function freeUntil(
  { availability }: Pick<Freelancer, 'availability'>,
  { date, time }: QueueHours,
  busy: readonly HourSpan[],
): Pick<HoursLimit, 'reason' | 'until'> | null {
  const window = openWindows(availability, weekdayOf(date)).find(
    ({ startTime, endTime }) => startTime <= time && time < endTime,
  );
  if (!window) return null;
  const next = busy
    .filter(({ startTime, endTime }) => endTime > time && startTime < window.endTime)
    .map(({ startTime }) => (startTime < time ? time : startTime))
    .sort()[0];
  return next === undefined
    ? { reason: 'closing', until: window.endTime }
    : { reason: 'booking', until: next };
}

function nearestStart(
  helper: Pick<Freelancer, 'availability'>,
  hours: QueueHours,
  busy: readonly HourSpan[],
  now: Date,
): string | null {
  const slots = startTimes(helper, hours.date, now).map((time) => ({
    time,
    status: areHoursFree(helper, { ...hours, time }, busy, now)
      ? ('available' as const)
      : ('taken' as const),
  }));
  return nearestFreeTimes(slots, hours.time, 1)[0] ?? null;
}

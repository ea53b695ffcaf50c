import type { Freelancer } from '../../contract/freelancers.ts';
import { toMinutes, getWeekday } from '../time/india-time.ts';
import {
  areHoursOffered,
  isBusy,
  toInterval,
  startTimes,
  type HourSpan,
  type QueueHours,
} from './queue-hours.ts';
import { nearestFreeTimes, openWindows } from '../booking/slots.ts';

export interface HoursLimit {
  /** 'closing' is the end of the helper's working hours. */
  reason: 'closing' | 'booking';
  /** HH:mm. Equal to the selected start if that time is already booked. */
  until: string;
  /** Longest free duration from the selected start, in whole hours. 0 if it is already booked. */
  longest: number;
  /** HH:mm. Null if no start has enough free hours. */
  otherStart: string | null;
}

export function hoursLimit(
  helper: Pick<Freelancer, 'availability'>,
  hours: QueueHours,
  busy: readonly HourSpan[],
  now: Date,
): HoursLimit | null {
  const end = freeUntil(helper, hours, busy);
  if (end === null) return null;
  const longest = Math.floor((toMinutes(end.until) - toMinutes(hours.time)) / 60);
  if (hours.duration <= longest) return null;
  return { ...end, longest, otherStart: nearestStart(helper, hours, busy, now) };
}

export function areHoursFree(
  helper: Pick<Freelancer, 'availability'>,
  hours: QueueHours,
  busy: readonly HourSpan[],
  now: Date,
): boolean {
  return areHoursOffered(helper, hours, now) && !isBusy(toInterval(hours), busy);
}

function freeUntil(
  { availability }: Pick<Freelancer, 'availability'>,
  { date, time }: QueueHours,
  busy: readonly HourSpan[],
): Pick<HoursLimit, 'reason' | 'until'> | null {
  const window = openWindows(availability, getWeekday(date)).find(
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

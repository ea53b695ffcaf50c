import { weekday, type AvailabilityWindow } from '../../../contract/doctors.ts';
import {
  formatTime,
  toMinutes,
  timeAtMinutes,
  type HourCycle,
} from '../../../domain/time/india-time.ts';
import { openWindows } from '../../../domain/booking/slots.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
const USUAL_SPAN = { start: 9 * HOUR, end: 18 * HOUR };
const MAX_MARKS = 6;

/** In minutes since midnight in India. */
export interface GridSpan {
  start: number;
  end: number;
  marks: number[];
}

export function gridSpan(availability: readonly AvailabilityWindow[]): GridSpan {
  const windows = weekday.options.flatMap((day) => openWindows(availability, day));
  const { start, end } =
    windows.length === 0
      ? USUAL_SPAN
      : {
          start: floorHour(Math.min(...windows.map(({ startTime }) => toMinutes(startTime)))),
          end: ceilHour(Math.max(...windows.map(({ endTime }) => toMinutes(endTime)))),
        };
  const hours = (end - start) / HOUR;
  const apart = Math.max(hours > 4 ? 2 : 1, Math.ceil(hours / MAX_MARKS)) * HOUR;
  const marks = Array.from(
    { length: Math.ceil(hours / (apart / HOUR)) },
    (_, at) => start + at * apart,
  );
  return { start, end, marks };
}

/** @returns percent of the span */
export function placeIn({ start, end }: GridSpan, minutes: number): number {
  return ((minutes - start) / (end - start)) * 100;
}

export function hourMark(minutes: number, hourCycle: HourCycle): string {
  return formatTime(timeAtMinutes(minutes), hourCycle).replace(/:00 (?=[ap]m)/, ' ');
}

/** For example '9:30', because the heading shows am or pm. */
export function shortTime(time: string, hourCycle: HourCycle): string {
  return hourCycle === '24h' ? time : formatTime(time).replace(/(:00)? [ap]m$/, '');
}

function floorHour(minutes: number): number {
  return Math.floor(minutes / HOUR) * HOUR;
}

function ceilHour(minutes: number): number {
  return Math.min(Math.ceil(minutes / HOUR) * HOUR, DAY);
}

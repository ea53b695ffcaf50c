import { weekday, type AvailabilityWindow } from '../../contract/doctors.ts';
import { formatTime, minutesOf, timeAtMinutes, type HourCycle } from '../../domain/india-time.ts';
import { openWindows } from '../../domain/slots.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
/** What a week without hours is drawn over. */
const USUAL_SPAN = { start: 9 * HOUR, end: 18 * HOUR };
/** How many hours the grid may name. */
const MAX_MARKS = 6;

/** The part of the day that a grid shows, in minutes since midnight in India. */
export interface GridSpan {
  start: number;
  end: number;
  /** Where the grid has its lines, in minutes since midnight, the start being the first. */
  marks: number[];
}

/** The whole hours around all windows of a week, with lines every hour, or as many hours apart as it takes. */
export function gridSpan(availability: readonly AvailabilityWindow[]): GridSpan {
  const windows = weekday.options.flatMap((day) => openWindows(availability, day));
  const { start, end } =
    windows.length === 0
      ? USUAL_SPAN
      : {
          start: floorHour(Math.min(...windows.map(({ startTime }) => minutesOf(startTime)))),
          end: ceilHour(Math.max(...windows.map(({ endTime }) => minutesOf(endTime)))),
        };
  const hours = (end - start) / HOUR;
  const apart = Math.max(hours > 4 ? 2 : 1, Math.ceil(hours / MAX_MARKS)) * HOUR;
  const marks = Array.from(
    { length: Math.ceil(hours / (apart / HOUR)) },
    (_, at) => start + at * apart,
  );
  return { start, end, marks };
}

/** How far along a span a time of day is, in percent. */
export function placeIn({ start, end }: GridSpan, minutes: number): number {
  return ((minutes - start) / (end - start)) * 100;
}

/** A whole hour over the grid: '9 am', '09:00' on the 24-hour clock. */
export function hourMark(minutes: number, hourCycle: HourCycle): string {
  return formatTime(timeAtMinutes(minutes), hourCycle).replace(/:00 (?=[ap]m)/, ' ');
}

/** A time as short as can be within the grid, whose head says which half of the day it is: '9', '9:30'. */
export function shortTime(time: string, hourCycle: HourCycle): string {
  return hourCycle === '24h' ? time : formatTime(time).replace(/(:00)? [ap]m$/, '');
}

function floorHour(minutes: number): number {
  return Math.floor(minutes / HOUR) * HOUR;
}

function ceilHour(minutes: number): number {
  return Math.min(Math.ceil(minutes / HOUR) * HOUR, DAY);
}

import type { BlockedHours } from '../../contract/doctors.ts';
import { toMinutes } from '../time/india-time.ts';
import { offeredTimes, type Schedule, SLOT_MINUTES, type SlotTime } from './slots.ts';

type WithBlocked = { blockedHours?: readonly BlockedHours[] | undefined };

/** A visit would begin before the hours end, and end after they begin. */
export function isBlocked({ blockedHours = [] }: WithBlocked, { date, time }: SlotTime): boolean {
  const start = toMinutes(time);
  return blockedHours.some(
    (hours) =>
      hours.date === date &&
      start < toMinutes(hours.endTime) &&
      toMinutes(hours.startTime) < start + SLOT_MINUTES,
  );
}

/** Of the times that the weekly hours have on a day. */
export function listBlocked(schedule: Schedule & WithBlocked, date: string): string[] {
  const { blockedHours } = schedule;
  if (!blockedHours?.some((hours) => hours.date === date)) return [];
  return offeredTimes(schedule, date).filter((time) => isBlocked(schedule, { date, time }));
}

/** In order. Hours of a day that touch become one. */
export function addBlocked(all: readonly BlockedHours[], added: BlockedHours): BlockedHours[] {
  const joined: BlockedHours[] = [];
  for (const { date, startTime, endTime } of [...all, added].sort(byStart)) {
    const last = joined.at(-1);
    if (last?.date !== date || last.endTime < startTime) joined.push({ date, startTime, endTime });
    else if (last.endTime < endTime) last.endTime = endTime;
  }
  return joined;
}

/** Hours that are blocked in part stay blocked before and after. */
export function removeBlocked(all: readonly BlockedHours[], removed: BlockedHours): BlockedHours[] {
  return all.flatMap((hours) => {
    const { date, startTime, endTime } = hours;
    if (date !== removed.date) return [hours];
    const parts = [
      { date, startTime, endTime: min(endTime, removed.startTime) },
      { date, startTime: max(startTime, removed.endTime), endTime },
    ];
    if (endTime <= removed.startTime || removed.endTime <= startTime) return [hours];
    return parts.filter((part) => part.startTime < part.endTime);
  });
}

export function isSameHours(one: BlockedHours, other: BlockedHours | null): boolean {
  return (
    one.date === other?.date && one.startTime === other.startTime && one.endTime === other.endTime
  );
}

function byStart(one: BlockedHours, other: BlockedHours): number {
  return `${one.date} ${one.startTime}`.localeCompare(`${other.date} ${other.startTime}`);
}

function min(one: string, other: string): string {
  return one < other ? one : other;
}

function max(one: string, other: string): string {
  return one > other ? one : other;
}

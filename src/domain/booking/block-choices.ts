import type { Appointment } from '../../contract/appointments.ts';
import type { BlockedHours } from '../../contract/doctors.ts';
import type { PartOfDay } from '../../contract/waitlist.ts';
import { getProposal } from '../appointments/move.ts';
import { indiaInstant, timeAtMinutes, toMinutes } from '../time/india-time.ts';
import { getPartOfDay } from '../time/part-of-day.ts';
import { isBlocked } from './blocked-hours.ts';
import { bookingWindow, hasPassed, offeredTimes, SLOT_MINUTES, type Schedule } from './slots.ts';

const LAST_TIME = '23:59';
const HOUR_LENGTH = 2;

type Blockable = Schedule & { blockedHours?: readonly BlockedHours[] | undefined };

export interface BlockChoice {
  kind: PartOfDay | 'hour';
  hours: BlockedHours;
  /** All of its times are blocked. */
  isBlocked: boolean;
}

/** The days of the booking window that still have working hours. */
export function listBlockableDays(schedule: Schedule, now: Date): string[] {
  return bookingWindow(now).filter((date) => listTimesAhead(schedule, date, now).length > 0);
}

/** Parts of the day first, then single hours. Times that have passed are in none. */
export function listBlockChoices(schedule: Blockable, date: string, now: Date): BlockChoice[] {
  const times = listTimesAhead(schedule, date, now);
  const toChoice = (kind: BlockChoice['kind'], group: readonly string[]): BlockChoice => ({
    kind,
    hours: { date, startTime: group[0] ?? '', endTime: endAfter(group.at(-1) ?? '') },
    isBlocked: group.every((time) => isBlocked(schedule, { date, time })),
  });
  const parts = groupBy(times, (time) => getPartOfDay(indiaInstant(date, time)));
  const hours = groupBy(times, (time) => time.slice(0, HOUR_LENGTH));
  return [
    ...[...parts].map(([part, group]) => toChoice(part, group)),
    ...[...hours].map(([, group]) => toChoice('hour', group)),
  ];
}

/** Booked visits, requests and proposed times in these hours, in the order of the visits. */
export function findVisitsIn(
  hours: BlockedHours,
  appointments: readonly Appointment[],
  now: Date,
): Appointment[] {
  const isIn = (slot: { date: string; time: string }) => isBlocked({ blockedHours: [hours] }, slot);
  return appointments
    .filter((visit) => {
      if (visit.status !== 'pending' && visit.status !== 'scheduled') return false;
      const proposal = getProposal(visit, now);
      const isAhead = !hasPassed(visit, now) && visit.missed === undefined;
      return isAhead && (isIn(visit) || (proposal !== null && isIn(proposal)));
    })
    .sort((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`));
}

function listTimesAhead(schedule: Schedule, date: string, now: Date): string[] {
  return offeredTimes(schedule, date).filter((time) => !hasPassed({ date, time }, now));
}

/** A visit's end, at the latest a minute before midnight. */
function endAfter(time: string): string {
  const end = timeAtMinutes(toMinutes(time) + SLOT_MINUTES);
  return end < '24:00' ? end : LAST_TIME;
}

function groupBy<Key>(times: readonly string[], keyOf: (time: string) => Key): Map<Key, string[]> {
  const groups = new Map<Key, string[]>();
  for (const time of times) {
    const key = keyOf(time);
    groups.set(key, [...(groups.get(key) ?? []), time]);
  }
  return groups;
}

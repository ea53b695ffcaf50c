import type { Appointment } from '../../contract/appointments.ts';
import type { BlockedHours } from '../../contract/doctors.ts';
import type { FreeDay } from '../../contract/free-times.ts';
import { isBlocked } from '../booking/blocked-hours.ts';
import { isOffered, type Schedule, type SlotTime } from '../booking/slots.ts';
import { daysBetween, indiaInstant, toMinutes } from '../time/india-time.ts';
import { getPartOfDay } from '../time/part-of-day.ts';
import { isSameTime, takesOwnTime } from './move.ts';

/** A patient needs some time to answer. */
const LEAST_NOTICE_HOURS = 2;
const HOUR_MS = 60 * 60 * 1000;

export interface NewTimesInput {
  /** Leave and blocked hours included. */
  schedule: Schedule & { blockedHours?: readonly BlockedHours[] | undefined };
  days: readonly FreeDay[];
  /** All of the doctor's, among them other visits of the same patients. */
  appointments: readonly Appointment[];
  now: Date;
}

export interface NewTime {
  visit: Appointment;
  /** Null if no time is left. */
  slot: SlotTime | null;
}

/** One slot for each visit, in the order of the visits. No slot is suggested twice. */
export function suggestNewTimes(visits: readonly Appointment[], input: NewTimesInput): NewTime[] {
  const given: SlotTime[] = [];
  return visits.map((visit) => {
    const slot = listNewTimes(visit, input).find(
      (one) => !given.some((other) => isSameTime(one, other)),
    );
    if (slot) given.push(slot);
    return { visit, slot: slot ?? null };
  });
}

/**
 * The free times for a visit: those of the same part of the day first, then the nearest day, then
 * the nearest time. Of two that are equally near, the later one.
 */
export function listNewTimes(
  visit: Appointment,
  { schedule, days, appointments, now }: NewTimesInput,
): SlotTime[] {
  const from = now.getTime() + LEAST_NOTICE_HOURS * HOUR_MS;
  const others = appointments.filter(
    ({ id, patientId }) => patientId === visit.patientId && id !== visit.id,
  );
  return days
    .flatMap(({ date, times }) => times.map((time) => ({ date, time })))
    .filter(
      (slot) =>
        indiaInstant(slot.date, slot.time).getTime() >= from &&
        isOffered(schedule, slot, now) &&
        !isBlocked(schedule, slot) &&
        !isSameTime(slot, visit) &&
        !(visit.proposal && isSameTime(slot, visit.proposal)) &&
        !others.some((other) => takesOwnTime(other, slot)),
    )
    .map((slot) => ({ slot, distance: measure(visit, slot) }))
    .sort((a, b) => compare(a.distance, b.distance))
    .map(({ slot }) => slot);
}

function measure(visit: SlotTime, slot: SlotTime): number[] {
  const partOf = ({ date, time }: SlotTime) => getPartOfDay(indiaInstant(date, time));
  const days = daysBetween(visit.date, slot.date);
  const minutes = toMinutes(slot.time) - toMinutes(visit.time);
  return [
    Number(partOf(visit) !== partOf(slot)),
    Math.abs(days),
    Math.abs(minutes),
    Number(days < 0),
    Number(minutes < 0),
  ];
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [at, value] of one.entries()) {
    const difference = value - (other[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

import type { Doctor } from '../../contract/doctors.ts';
import type { FreeDay } from '../../contract/free-times.ts';
import { dateInIndia, indiaInstant, timeInIndia } from '../time/india-time.ts';
import type { SlotTime } from './slots.ts';

/** Number of other doctors to offer. */
const OTHERS = 2;

export interface FreeDoctor {
  doctor: Doctor;
  slot: SlotTime;
}

/** Leaves out times that have passed since the response. */
export function stillFree(days: readonly FreeDay[], now: Date): FreeDay[] {
  const today = dateInIndia(now);
  const begun = timeInIndia(now);
  return days
    .filter(({ date }) => date >= today)
    .map(({ date, times }) => ({
      date,
      times: date === today ? times.filter((time) => time > begun) : times,
    }));
}

/** @param date null if none is chosen: all days are full, or there are none */
export function isFull(days: readonly FreeDay[], date: string | null): boolean {
  const isEmpty = ({ times }: FreeDay) => times.length === 0;
  if (date === null) return days.every(isEmpty);
  return days.some((day) => day.date === date && isEmpty(day));
}

/** The first free slot after a day, or else the first one before it. Null starts today. */
export function nextFree(days: readonly FreeDay[], date: string | null): SlotTime | null {
  const slots = days.flatMap((day) => {
    const [time] = day.times;
    return time === undefined || day.date === date ? [] : [{ date: day.date, time }];
  });
  return slots.find((slot) => date === null || slot.date > date) ?? slots[0] ?? null;
}

/** The soonest first. */
export function nextTimes(days: readonly FreeDay[], count: number): SlotTime[] {
  return days.flatMap(({ date, times }) => times.map((time) => ({ date, time }))).slice(0, count);
}

/**
 * Doctors of the same specialty who are free before a slot: those in the same city first, then the
 * soonest. `nextFreeAt` is null for doctors who cannot be booked.
 * @param than null if the doctor has no free time
 */
export function findSooner(
  doctors: readonly Doctor[],
  { id, specialty, location }: Pick<Doctor, 'id' | 'specialty' | 'location'>,
  than: SlotTime | null,
  now: Date,
): FreeDoctor[] {
  const limit = than ? indiaInstant(than.date, than.time).getTime() : Infinity;
  const isNear = (other: Doctor) =>
    location !== undefined &&
    other.location?.city === location.city &&
    other.location.state === location.state;
  return doctors
    .filter((other) => other.id !== id && other.specialty === specialty)
    .map((doctor) => ({ doctor, at: new Date(doctor.nextFreeAt ?? NaN) }))
    .filter(({ at }) => at > now && at.getTime() < limit)
    .sort((a, b) => Number(isNear(b.doctor)) - Number(isNear(a.doctor)) || +a.at - +b.at)
    .slice(0, OTHERS)
    .map(({ doctor, at }) => ({ doctor, slot: { date: dateInIndia(at), time: timeInIndia(at) } }));
}

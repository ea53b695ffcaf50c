import type { Doctor } from '../../contract/doctors.ts';
import {
  bookableDates,
  nearestFreeTimes,
  slotsOn,
  type SlotTime,
} from '../../domain/booking/slots.ts';
import { takenSlots } from '../doctors.ts';
import { load } from '../core/query-client.ts';

/** Number of alternatives to offer if the slot is taken. */
const OFFERS = 3;

/** On the slot's day, or else on the next of three days with a free time. */
export async function findNearestFree(
  doctor: Doctor,
  { date, time }: SlotTime,
  now: Date,
): Promise<SlotTime[]> {
  const later = bookableDates(doctor, now).filter((day) => day > date);
  for (const day of [date, ...later.slice(0, OFFERS)]) {
    const known = await load(takenSlots(doctor.id, day));
    if (!known) return [];
    const lost = day === date ? [time] : [];
    const slots = slotsOn(doctor, day, [...known.taken, ...lost], now);
    const free = nearestFreeTimes(slots, time, OFFERS);
    if (free.length > 0) return free.map((freeTime) => ({ date: day, time: freeTime }));
  }
  return [];
}

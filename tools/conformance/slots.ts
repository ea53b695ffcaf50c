import * as z from 'zod/mini';
import { appointment } from '../../src/contract/appointments.ts';
import { holdsSlot } from '../../src/domain/appointments/appointment-status.ts';
import { isSameTime } from '../../src/domain/appointments/move.ts';
import { bookableDates, offeredTimes } from '../../src/domain/booking/slots.ts';
import { expectResponse } from './expectations.ts';
import type { SignedIn } from './signed-in.ts';

export interface Slot {
  date: string;
  time: string;
}

const visits = z.array(z.pick(appointment, { date: true, time: true, status: true }));
const pastVisits = z.array(z.pick(appointment, { date: true, time: true, history: true }));

export async function takenSlots(person: SignedIn): Promise<(slot: Slot) => boolean> {
  const all = visits.safeParse(await listVisits(person)).data ?? [];
  const held = all.filter(({ status }) => holdsSlot(status));
  return (slot) => held.some((visit) => isSameTime(visit, slot));
}

/** Also those of cancelled visits, and those that a visit has moved away from. */
export async function pastSlots(person: SignedIn): Promise<(slot: Slot) => boolean> {
  const all = pastVisits.safeParse(await listVisits(person)).data ?? [];
  const had = all.flatMap(({ history = [], ...visit }) => [
    visit,
    ...history.flatMap(({ from }) => from ?? []),
  ]);
  return (slot) => had.some((one) => isSameTime(one, slot));
}

async function listVisits({ user, call }: SignedIn): Promise<unknown> {
  return (await call('listAppointments', { params: { id: user.id } })).body;
}

/**
 * The latest days have the fewest bookings. Uses the doctor's visits, because an API may lack the
 * endpoint for taken slots.
 */
export async function freeSlots(person: SignedIn, now: Date): Promise<Slot[]> {
  const params = { id: person.user.id };
  const doctor = expectResponse(await person.call('getDoctor', { params }));
  const isTaken = await takenSlots(person);
  const [, ...dates] = bookableDates(doctor, now);
  return dates
    .flatMap((date) => offeredTimes(doctor, date).map((time) => ({ date, time })))
    .filter((slot) => !isTaken(slot))
    .toReversed();
}

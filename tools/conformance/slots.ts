import * as z from 'zod/mini';
import { appointment } from '../../src/contract/appointments.ts';
import { holdsSlot } from '../../src/domain/appointments/appointment-status.ts';
import { bookableDates, offeredTimes } from '../../src/domain/booking/slots.ts';
import { expectResponse } from './expectations.ts';
import type { SignedIn } from './signed-in.ts';

export interface Slot {
  date: string;
  time: string;
}

const visits = z.array(z.pick(appointment, { date: true, time: true, status: true }));

export async function takenSlots({ user, call }: SignedIn): Promise<(slot: Slot) => boolean> {
  const reply = await call('listAppointments', { params: { id: user.id } });
  const { data = [] } = visits.safeParse(reply.body);
  return (slot) =>
    data.some(
      ({ date, time, status }) => date === slot.date && time === slot.time && holdsSlot(status),
    );
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

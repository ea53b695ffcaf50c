import type { Appointment } from '../../src/contract/appointments.ts';
import { dateInIndia, timeInIndia, getWeekday } from '../../src/domain/time/india-time.ts';
import { expectResponse } from './expectations.ts';
import type { Kit } from './kit.ts';
import { takenSlots } from './slots.ts';

const MINUTE_MS = 60_000;

/** The visit starts within half an hour, so that doctor A can complete it. */
export async function dueVisit(
  kit: Kit,
  appointmentType: Appointment['appointmentType'] = 'phone',
  phone?: string,
): Promise<Appointment> {
  const doctor = await kit.as('doctorA');
  const params = { id: doctor.user.id };
  const before = expectResponse(await kit.guest().call('getDoctor', { params }));
  const { availability, leaveDays = [] } = before;
  const { date, time } = await dueSlot(kit);
  const day = getWeekday(date);
  const window = { day, startTime: time, endTime: '23:59' };
  const open = {
    availability: [...availability.filter((other) => other.day !== day), window],
    leaveDays: leaveDays.filter((other) => other !== date),
  };
  expectResponse(await doctor.call('updateAvailability', { params, body: open }));
  try {
    const visit = await kit.bookedVisit({
      date,
      time,
      appointmentType,
      ...(phone !== undefined && { phone }),
    });
    const accepted = await doctor.call('acceptAppointment', { params: { id: visit.id } });
    return expectResponse(accepted).appointment;
  } finally {
    const body = { availability, leaveDays };
    expectResponse(await doctor.call('updateAvailability', { params, body }));
  }
}

/** Working hours cannot start at 23:59. */
async function dueSlot(kit: Kit) {
  const isTaken = await takenSlots(await kit.as('doctorA'));
  const now = kit.target.now().getTime();
  const slots = Array.from({ length: 27 }, (_, minutes) => {
    const start = new Date(now + (minutes + 3) * MINUTE_MS);
    return { date: dateInIndia(start), time: timeInIndia(start) };
  });
  const slot = slots.find((candidate) => candidate.time < '23:59' && !isTaken(candidate));
  if (!slot) throw new Error('Every minute of the next half hour has a visit');
  return slot;
}

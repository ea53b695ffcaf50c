import type { TestDevice } from '../../../backend/testing/test-backend.ts';
import { doctorEndpoints } from '../../../src/contract/doctors.ts';
import { bookableDates, offeredTimes } from '../../../src/domain/booking/slots.ts';

export interface Slot {
  doctorId: string;
  date: string;
  time: string;
}

export async function freeSlots(device: TestDevice): Promise<Slot[]> {
  const doctors = doctorEndpoints.listDoctors.response.parse(
    (await device.call('listDoctors')).body,
  );
  const now = new Date();
  const slots: Slot[] = [];
  for (const doctor of doctors) {
    const { id } = doctor;
    for (const date of bookableDates(doctor, now).slice(1)) {
      const { body } = await device.call('getTakenSlots', { id, date });
      const { taken } = doctorEndpoints.getTakenSlots.response.parse(body);
      const free = offeredTimes(doctor, date).filter((time) => !taken.includes(time));
      slots.push(...free.map((time) => ({ doctorId: id, date, time })));
    }
  }
  return slots;
}

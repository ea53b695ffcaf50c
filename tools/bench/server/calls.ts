import { defaultQuotas } from '../../../backend/handlers/core/backend.ts';
import type { DoctorRecord } from '../../../backend/store/records.ts';
import { signIn } from '../../../backend/testing/test-seed.ts';
import { bookingWindow, offeredTimes, type SlotTime } from '../../../src/domain/booking/slots.ts';
import {
  patientId,
  patientPhone,
  type Size,
} from '../../../tests/database/support/many-records.ts';
import { createHttpDevice } from '../../../tests/server/support/http-device.ts';
import type { Call } from '../support/calls.ts';

export const callNames = {
  post: 'POST a booking',
  visits: "GET a patient's visits",
  doctor: 'GET a doctor',
};

export type CallName = keyof typeof callNames;

export type CreateCalls = Record<
  CallName,
  (urls: readonly string[], count: number) => Promise<Call[]>
>;

/** The maximum per patient. */
const BOOKINGS_EACH = defaultQuotas.openVisits;
/** A prime, so that successive calls do not conflict more often than in production. */
const STRIDE = 7919;
const TIMES_A_DAY = 48;
const READERS = 32;

export function createOwnCalls(
  { records, doctors }: Size,
  booked: Iterable<DoctorRecord>,
): CreateCalls {
  const slots = listSlots([...booked]);
  const bookers = records - READERS;
  let count = 0;

  function nextBooker(): number {
    if (count === bookers) throw new Error('There are too few patients. Run fewer rounds.');
    count += 1;
    return READERS + ((count * STRIDE) % bookers);
  }

  async function signInAs(url: string, patient: number): Promise<string> {
    const person = { phone: patientPhone(patient), role: 'patient' as const };
    return (await signIn(createHttpDevice(url), person)).accessToken;
  }

  /** The URL is only a path; the caller adds the server. */
  function createBooking(): Call {
    const { value: slot } = slots.next();
    if (!slot) throw new Error('There are too few slots');
    return {
      method: 'POST',
      url: `/api/appointment/${slot.doctorId}`,
      body: { ...slot, appointmentType: 'video', notes: 'The cough is better.' },
    };
  }

  return {
    async post(urls, count) {
      const patients = Math.ceil(count / BOOKINGS_EACH);
      const made: Call[][] = [];
      for (let patient = 0; patient < patients; patient += 1) {
        const token = await signInAs(pick(urls, 0), nextBooker());
        made.push(times(BOOKINGS_EACH, () => ({ ...createBooking(), token })));
      }
      // Otherwise one patient would book several visits at the same time.
      const calls = times(BOOKINGS_EACH, (index) => made.map((own) => pick(own, index))).flat();
      return calls
        .slice(0, count)
        .map((call, index) => ({ ...call, url: pick(urls, index) + call.url }));
    },
    async visits(urls, count) {
      const tokens: string[] = [];
      for (let index = 0; index < READERS; index += 1) {
        tokens.push(await signInAs(pick(urls, 0), index));
      }
      return times(count, (index) => ({
        method: 'GET',
        url: `${pick(urls, index)}/api/appointments/${patientId(index % READERS)}`,
        token: pick(tokens, index),
      }));
    },
    doctor: async (urls, count) =>
      times(count, (index) => ({
        method: 'GET',
        url: `${pick(urls, index)}/api/doctors/doctor-${(index * STRIDE) % doctors}`,
      })),
  };
}

export const createStockCalls: CreateCalls = {
  post: async ([url], count) =>
    times(count, (index) => ({
      method: 'POST',
      url: `${url}/appointments`,
      body: {
        doctorId: 'doctor-0',
        patientId: patientId(index),
        date: '2026-11-25',
        time: '10:00',
        appointmentType: 'video',
        notes: 'The cough is better.',
      },
    })),
  visits: async ([url], count) =>
    times(count, (index) => ({
      method: 'GET',
      url: `${url}/appointments?patientId=${patientId(index % READERS)}`,
    })),
  doctor: async ([url], count) =>
    times(count, (index) => ({ method: 'GET', url: `${url}/doctors/doctor-${index % 1000}` })),
};

function times<T>(count: number, create: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => create(index));
}

/** Successive slots are on different days, so a patient's bookings do not overlap. */
function* listSlots(doctors: readonly DoctorRecord[]): Generator<SlotTime & { doctorId: string }> {
  const dates = bookingWindow(new Date()).slice(1, 1 + BOOKINGS_EACH);
  let count = 0;
  for (let turn = 0; turn < TIMES_A_DAY; turn += 1) {
    for (let index = 0; index < doctors.length; index += 1) {
      const doctor = pick(doctors, index * STRIDE);
      const date = pick(dates, count);
      const time = offeredTimes(doctor, date)[turn];
      if (time === undefined) continue;
      count += 1;
      yield { doctorId: doctor.id, date, time };
    }
  }
}

function pick<T>(values: readonly T[], index: number): T {
  const value = values[index % values.length];
  if (value === undefined) throw new Error('There is nothing to pick from');
  return value;
}

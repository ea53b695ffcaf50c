import type { AppointmentRecord, DoctorRecord } from '../../../backend/store/records.ts';
import { createSeed } from '../../../backend/seed/seed.ts';
import { addDays, dateInIndia } from '../../../src/domain/time/india-time.ts';

const today = dateInIndia(new Date());

export function createVisits(count: number): AppointmentRecord[] {
  const { doctors } = createSeed(today);
  return Array.from({ length: count }, (_, index) => visit(index, doctors));
}

export function createDoctors(count: number): DoctorRecord[] {
  const { doctors } = createSeed(today);
  return Array.from({ length: count }, (_, index) => ({
    ...pick(doctors, index),
    id: `doctor-${index}`,
    reviews: [],
  }));
}

function visit(index: number, doctors: DoctorRecord[]): AppointmentRecord {
  const date = addDays(today, -1 - (index % 1000));
  return {
    id: `visit-${index}`,
    doctorId: pick(doctors, index).id,
    patientId: `patient-${index % 5000}`,
    date,
    time: '10:00',
    appointmentType: 'video',
    notes: 'The cough is better; the knee still hurts on stairs.',
    status: 'completed',
    createdAt: `${date}T04:00:00.000Z`,
    price: { amountMinor: 5000, currency: 'USD' },
  };
}

function pick<T>(values: readonly T[], index: number): T {
  const value = values[index % values.length];
  if (value === undefined) throw new Error('There is nothing to pick from');
  return value;
}

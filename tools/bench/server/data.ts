import { type Database, stringifyDatabase } from '../../../mocks/store/core/database.ts';
import {
  type AppointmentRecord,
  type DoctorRecord,
  eachCollection,
} from '../../../mocks/store/core/records.ts';
import { createSeed } from '../../../mocks/seed/seed.ts';
import { addDays, dateInIndia } from '../../../src/domain/time/india-time.ts';

const today = dateInIndia(new Date());

/** Many patients, because each may have only a few open visits. */
export const bookers = Array.from({ length: 40 }, (_, index) => ({
  ...pick(
    createSeed(today).accounts.filter(({ role }) => role === 'patient'),
    0,
  ),
  id: `booker-${index}`,
  phone: String(6_000_000_000 + index),
}));

export function withVisits(count: number): Database {
  const seed = createSeed(today);
  const visits = Array.from({ length: count }, (_, index) => visit(index, seed.doctors));
  const { accounts, ...rest } = databaseOf(seed.doctors);
  return { ...rest, accounts: [...accounts, ...bookers], appointments: visits };
}

export function withDoctors(count: number): Database {
  const { doctors } = createSeed(today);
  return databaseOf(
    Array.from({ length: count }, (_, index) => ({
      ...pick(doctors, index),
      id: `doctor-${index}`,
      reviews: [],
    })),
  );
}

export function toText(database: Database): string {
  return [...stringifyDatabase(database)].join('');
}

function databaseOf(doctors: DoctorRecord[]): Database {
  return { ...eachCollection<Database>(() => []), accounts: createSeed(today).accounts, doctors };
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

import type { SeedData } from '../store/records.ts';
import { accounts } from './accounts.ts';
import { doctorRecord } from './doctor-seed.ts';
import { doctors } from './doctors/all-doctors.ts';
import { appointmentRecord } from './visit-seed.ts';
import { visitsToAnanyaKrishnan } from './visits/ananya-krishnan.ts';
import { visitsToHarpreetSinghGill } from './visits/harpreet-singh-gill.ts';
import { visitsOfMeeraNair } from './visits/meera-nair.ts';
import { visitsToOtherDoctors } from './visits/other-doctors.ts';

const visits = [
  ...visitsOfMeeraNair,
  ...visitsToAnanyaKrishnan,
  ...visitsToHarpreetSinghGill,
  ...visitsToOtherDoctors,
];

/**
 * The people and visits of a fresh demo: the same people and ids on every day, the dates counted
 * from `today`, a day in India.
 */
export function createSeed(today: string): SeedData {
  return {
    accounts,
    doctors: doctors.map((doctor) => doctorRecord(doctor, today)),
    appointments: visits.map((visit) => appointmentRecord(visit, today)),
    hospitals: [],
    medicalRecords: [],
    pictures: [],
    conversations: [],
    messages: [],
  };
}

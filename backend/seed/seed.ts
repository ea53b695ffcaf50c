import { indiaInstant } from '../../src/domain/time/india-time.ts';
import type { SeedData } from '../store/records.ts';
import type { Files } from '../files/files.ts';
import { accounts } from './accounts.ts';
import { consentRecord } from './consent-seed.ts';
import { conversationRecords } from './conversation-seed.ts';
import { conversationsOfMeeraNair } from './conversations/meera-nair.ts';
import { conversationsOfOtherPatients } from './conversations/other-patients.ts';
import { deliveryRecords } from './delivery-seed.ts';
import { doctorRecord } from './doctor-seed.ts';
import { doctors } from './doctors/all-doctors.ts';
import { freelancerRecord } from './freelancer-seed.ts';
import { freelancers } from './freelancers/all-freelancers.ts';
import { healthFacts } from './health-facts.ts';
import { hospitalRecord } from './hospitals/hospital-seed.ts';
import { hospitals } from './hospitals/all-hospitals.ts';
import { queueRecords } from './queue-seed.ts';
import { medicalRecord } from './record-seed.ts';
import { recordsOfMeeraNair } from './records/meera-nair.ts';
import { recordsOfOtherPatients } from './records/other-patients.ts';
import { storeSeedFiles } from './seed-files.ts';
import { sharingRecord } from './sharing-seed.ts';
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

const records = [...recordsOfMeeraNair, ...recordsOfOtherPatients];

const conversations = [...conversationsOfMeeraNair, ...conversationsOfOtherPatients];

/**
 * Dates are relative to `today`, a day in India.
 * @param now waiting times are minutes older, and reminders are due after it
 */
export function createSeed(today: string, now = indiaInstant(today, '09:15')): SeedData {
  const appointments = visits.map((visit) => appointmentRecord(visit, today));
  const doctorRecords = doctors.map((doctor) => doctorRecord(doctor, today));
  const written = conversations.map((conversation) => conversationRecords(conversation, today));
  return {
    accounts,
    doctors: doctorRecords,
    consents: accounts.map((account) => consentRecord(account, today)),
    hospitals: hospitals.map((hospital) => hospitalRecord(hospital, now)),
    appointments,
    deliveries: deliveryRecords(appointments, now),
    medicalRecords: records.map((record) =>
      medicalRecord(record, appointments, doctorRecords, accounts),
    ),
    sharings: appointments.map((visit) => sharingRecord(visit, doctorRecords)),
    healthFacts,
    freelancers: freelancers.map((freelancer) => freelancerRecord(freelancer, today)),
    ...queueRecords(today),
    pictures: [],
    conversations: written.map(({ conversation }) => conversation),
    messages: written.flatMap(({ messages }) => messages),
  };
}

export async function createSeedWithFiles(
  today: string,
  files: Files,
  now?: Date,
): Promise<SeedData> {
  await storeSeedFiles(files, today);
  return createSeed(today, now);
}

import type { VisitNotes } from '../../src/contract/records.ts';
import { indiaInstant } from '../../src/domain/time/india-time.ts';
import { toIssued } from '../handlers/records/records.ts';
import type {
  AccountRecord,
  AppointmentRecord,
  DoctorRecord,
  MedicalRecordRecord,
} from '../store/records.ts';

export interface RecordSeed extends VisitNotes {
  visit: number;
}

export function medicalRecord(
  { visit: number, ...notes }: RecordSeed,
  visits: readonly AppointmentRecord[],
  doctors: readonly DoctorRecord[],
  accounts: readonly AccountRecord[],
): MedicalRecordRecord {
  const place = String(number).padStart(3, '0');
  const visit = visits.find(({ id }) => id === `appointment-${place}`);
  if (visit?.status !== 'completed') throw new Error(`Visit ${number} has not taken place`);
  const { id: appointmentId, patientId, doctorId, date, time } = visit;
  const doctor = doctors.find(({ id }) => id === doctorId);
  const patient = accounts.find(({ id }) => id === patientId);
  return {
    ...notes,
    id: `record-${place}`,
    patientId,
    doctorId,
    date,
    appointmentId,
    writtenAt: indiaInstant(date, time).toISOString(),
    specialty: doctor?.specialty ?? '',
    ...(doctor && { issued: toIssued(visit, doctor, patient?.name ?? '') }),
  };
}

import type { VisitNotes } from '../../src/contract/records.ts';
import { indiaInstant } from '../../src/domain/time/india-time.ts';
import type { AppointmentRecord, DoctorRecord, MedicalRecordRecord } from '../store/records.ts';

export interface RecordSeed extends VisitNotes {
  visit: number;
}

export function medicalRecord(
  { visit: number, ...notes }: RecordSeed,
  visits: readonly AppointmentRecord[],
  doctors: readonly DoctorRecord[],
): MedicalRecordRecord {
  const place = String(number).padStart(3, '0');
  const visit = visits.find(({ id }) => id === `appointment-${place}`);
  if (visit?.status !== 'completed') throw new Error(`Visit ${number} has not taken place`);
  const { id: appointmentId, patientId, doctorId, date, time } = visit;
  const specialty = doctors.find(({ id }) => id === doctorId)?.specialty ?? '';
  return {
    ...notes,
    id: `record-${place}`,
    patientId,
    doctorId,
    date,
    appointmentId,
    writtenAt: indiaInstant(date, time).toISOString(),
    specialty,
  };
}

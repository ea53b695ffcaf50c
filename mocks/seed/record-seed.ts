import type { VisitNotes } from '../../src/contract/records.ts';
import { indiaInstant } from '../../src/domain/india-time.ts';
import type { AppointmentRecord, MedicalRecordRecord } from '../store/records.ts';

/** What a doctor has written down of one of the demo's visits, told by the visit's number. */
export interface RecordSeed extends VisitNotes {
  visit: number;
}

/** The record as the store keeps it. Throws when there is no such visit that has taken place. */
export function medicalRecord(
  { visit: number, ...notes }: RecordSeed,
  visits: readonly AppointmentRecord[],
): MedicalRecordRecord {
  const place = String(number).padStart(3, '0');
  const visit = visits.find(({ id }) => id === `appointment-${place}`);
  if (visit?.status !== 'completed') throw new Error(`Visit ${number} has not taken place`);
  const { id: appointmentId, patientId, doctorId, date, time } = visit;
  return {
    ...notes,
    id: `record-${place}`,
    patientId,
    doctorId,
    date,
    appointmentId,
    writtenAt: indiaInstant(date, time).toISOString(),
  };
}

import { recordEndpoints, type MedicalRecord } from '../contract/records.ts';
import { call } from './client.ts';

/** A patient's medical records, the latest first: the own ones, or those of a patient whom the doctor sees. */
export async function listRecords(patientId: string): Promise<MedicalRecord[]> {
  return call(recordEndpoints.listRecords, { params: { id: patientId } });
}

/** One medical record. */
export async function getRecord(id: string): Promise<MedicalRecord> {
  return call(recordEndpoints.getRecord, { params: { id } });
}

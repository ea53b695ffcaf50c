import { recordEndpoints } from '../contract/records.ts';
import { listedIn, query } from './query-client.ts';

/** A patient's medical records, the latest first: the user's own, or those of a patient whom the doctor sees. */
export const recordList = (patientId: string) =>
  query(recordEndpoints.listRecords, { params: { id: patientId } });

/** One of a patient's records. */
export const recordQuery = (patientId: string, id: string) =>
  listedIn(recordList(patientId), id, query(recordEndpoints.getRecord, { params: { id } }));

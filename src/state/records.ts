import { recordEndpoints } from '../contract/records.ts';
import { listedIn, query } from './core/query-client.ts';

/** Sorted by date, latest first. */
export const recordList = (patientId: string) =>
  query(recordEndpoints.listRecords, { params: { id: patientId } });

export const recordQuery = (patientId: string, id: string) =>
  listedIn(recordList(patientId), id, query(recordEndpoints.getRecord, { params: { id } }));

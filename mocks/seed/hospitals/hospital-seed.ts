import type { HospitalRecord } from '../../store/core/records.ts';

/** Local numbers begin with 0, which no exchange in India serves. */
export type HospitalSeed = HospitalRecord & Required<Pick<HospitalRecord, 'location'>>;

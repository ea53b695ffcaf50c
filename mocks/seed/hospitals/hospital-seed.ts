import type { HospitalRecord } from '../../store/core/records.ts';

/** Local phone numbers begin with 0, which no real one in India does. */
export type HospitalSeed = HospitalRecord & Required<Pick<HospitalRecord, 'location'>>;

import type { HospitalRecord } from '../../store/core/records.ts';

/** Local phone numbers begin with 0, so that they cannot be real numbers in India. */
export type HospitalSeed = HospitalRecord & Required<Pick<HospitalRecord, 'location'>>;

import type { HospitalRecord } from '../../store/records.ts';

/** Numbers with a leading 0 cannot be real. */
export type HospitalSeed = HospitalRecord & Required<Pick<HospitalRecord, 'location'>>;

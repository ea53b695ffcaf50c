import type { HospitalRecord } from '../../store/core/records.ts';

/** Phone numbers with a leading 0 cannot be real. */
export type HospitalSeed = HospitalRecord & Required<Pick<HospitalRecord, 'location'>>;

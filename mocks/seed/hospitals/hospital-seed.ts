import type { HospitalRecord } from '../../store/core/records.ts';

/**
 * The part of the phone number after the area code begins with 0, so it cannot be a real number in
 * India.
 */
export type HospitalSeed = HospitalRecord & Required<Pick<HospitalRecord, 'location'>>;

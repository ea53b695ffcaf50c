import type { HospitalRecord } from '../../store/records.ts';

/**
 * A hospital or clinic as written down here; several doctors share one. No exchange in India serves
 * numbers that begin with 0, so nobody real is called.
 */
export type HospitalSeed = HospitalRecord & Required<Pick<HospitalRecord, 'location'>>;

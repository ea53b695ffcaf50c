import type { HospitalRecord } from '../../store/records.ts';

/** Numbers with a leading 0 cannot be real. */
export interface HospitalSeed extends Omit<HospitalRecord, 'waitUpdatedAt'> {
  location: NonNullable<HospitalRecord['location']>;
  /** Whole minutes. */
  waitUpdated?: { minutesAgo: number };
}

export function hospitalRecord(
  { waitUpdated, ...fields }: HospitalSeed,
  now: Date,
): HospitalRecord {
  if (!waitUpdated) return fields;
  const at = new Date(now.getTime() - waitUpdated.minutesAgo * 60_000);
  at.setUTCSeconds(0, 0);
  return { ...fields, waitUpdatedAt: at.toISOString() };
}

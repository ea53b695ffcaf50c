import type { AvailabilityWindow, Review, Weekday } from '../../src/contract/doctors.ts';
import { addDays } from '../../src/domain/time/india-time.ts';
import type { Schedule } from '../../src/domain/booking/slots.ts';
import type { DoctorRecord } from '../store/records.ts';
import { registrations } from './doctors/registrations.ts';
import type { HospitalSeed } from './hospitals/hospital-seed.ts';

export interface DoctorSeed extends Pick<
  DoctorRecord,
  | 'id'
  | 'name'
  | 'specialty'
  | 'bio'
  | 'experience'
  | 'profilePicture'
  | 'education'
  | 'availability'
> {
  /** Ten digits. */
  phone: string;
  gender: NonNullable<DoctorRecord['gender']>;
  languages: string[];
  hospital: HospitalSeed;
  /** In whole rupees. */
  fees: { min: number; max: number };
  ratingPercent: number;
  patientStories: number;
  /**
   * Days on leave, counted from `today`.
   * @default []
   */
  leaveInDays?: number[];
  reviews: (Pick<Review, 'rating' | 'comment'> & { daysAgo: number })[];
}

export const WEEKDAYS: readonly Weekday[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
];

/** `startTime` and `endTime` are HH:mm in India. */
export function hours(
  days: readonly Weekday[],
  startTime: string,
  endTime: string,
): AvailabilityWindow[] {
  return days.map((day) => ({ day, startTime, endTime }));
}

export function doctorRecord(seed: DoctorSeed, today: string): DoctorRecord {
  const { phone: _, hospital, fees, reviews, leaveInDays: _leaveInDays, ...fields } = seed;
  const mean = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
  return {
    ...fields,
    ...scheduleOn(seed, today),
    registration: registrations.get(seed.id),
    verification: { status: 'verified' },
    rating: Math.round(mean * 10) / 10,
    reviews: reviews.map(({ daysAgo, ...review }, index) => ({
      ...review,
      id: `review-${seed.id.replace('doctor-', '')}-${index + 1}`,
      date: addDays(today, -daysAgo),
    })),
    hospital: { id: hospital.id, name: hospital.name, phone: hospital.phone },
    location: hospital.location,
    consultationFees: { min: rupees(fees.min), max: rupees(fees.max) },
  };
}

export function scheduleOn({ availability, leaveInDays = [] }: DoctorSeed, today: string) {
  const leaveDays = leaveInDays.map((days) => addDays(today, days));
  return { availability, leaveDays } satisfies Schedule;
}

function rupees(amount: number) {
  return { amountMinor: amount * 100, currency: 'INR' as const };
}

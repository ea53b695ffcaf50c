import type { Review } from '../../src/contract/doctors.ts';
import { addDays } from '../../src/domain/time/india-time.ts';
import type { FreelancerRecord } from '../store/records.ts';

export interface FreelancerSeed extends Omit<
  FreelancerRecord,
  'role' | 'rating' | 'reviews' | 'location'
> {
  location: NonNullable<FreelancerRecord['location']>;
  reviews: (Pick<Review, 'rating' | 'comment'> & { daysAgo: number })[];
}

export function freelancerRecord(seed: FreelancerSeed, today: string): FreelancerRecord {
  const { reviews, ...fields } = seed;
  const mean = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
  return {
    ...fields,
    role: 'freelancer',
    rating: Math.round(mean * 10) / 10,
    reviews: reviews.map(({ daysAgo, ...review }, index) => ({
      ...review,
      id: `review-${seed.id.replace('freelancer-', '')}-${index + 1}`,
      date: addDays(today, -daysAgo),
    })),
  };
}

import type { Doctor } from '../../contract/doctors.ts';
import { plural } from '../../words/plural.ts';
import { t } from '../../words/t.ts';

export type Reviewed = Pick<Doctor, 'reviews' | 'reviewCount'>;

/** '14 years' */
export function yearsText(experience: number): string {
  return plural(experience, { one: t`1 year`, other: t`${experience} years` });
}

/** 'Indiranagar, Bengaluru'; '' without a location. */
export function placeText({ location }: Pick<Doctor, 'location'>): string {
  return [location?.area, location?.city].filter(Boolean).join(', ');
}

/** The loaded reviews may be only the latest. */
export function getReviewCount({ reviewCount, reviews }: Reviewed): number {
  return reviewCount ?? reviews.length;
}

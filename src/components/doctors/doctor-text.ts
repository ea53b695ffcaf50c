import type { Doctor } from '../../contract/doctors.ts';
import { plural } from '../../words/plural.ts';
import { t } from '../../words/t.ts';

export type Reviewed = Pick<Doctor, 'reviews' | 'reviewCount'>;

/** Such as '14 years'. */
export function yearsText(experience: number): string {
  return plural(experience, { one: t`1 year`, other: t`${experience} years` });
}

/** Such as 'Indiranagar, Bengaluru'; '' without a location. */
export function placeText({ location }: Pick<Doctor, 'location'>): string {
  return [location?.area, location?.city].filter(Boolean).join(', ');
}

export function getReviewCount({ reviewCount, reviews }: Reviewed): number {
  return reviewCount ?? reviews.length;
}

import type { Doctor, Registration } from '../../contract/doctors.ts';
import { plural } from '../../words/plural.ts';
import { t } from '../../words/t.ts';

export type Reviewed = Pick<Doctor, 'reviews' | 'reviewCount'>;

export function yearsText(experience: number): string {
  return plural(experience, { one: t`1 year`, other: t`${experience} years` });
}

export function placeText({ location }: Pick<Doctor, 'location'>): string {
  return [location?.area, location?.city].filter(Boolean).join(', ');
}

export function registrationText({ number }: Registration): string {
  return t`Reg. no. ${number}`;
}

export function fullRegistrationText({ number, council, year }: Registration): string {
  return t`Reg. no. ${number}, ${council}, ${year}`;
}

export function getReviewCount({ reviewCount, reviews }: Reviewed): number {
  return reviewCount ?? reviews.length;
}

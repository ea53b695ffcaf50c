import type { Doctor, Registration } from '../../contract/doctors.ts';
import { plural } from '../../words/plural.ts';
import { t } from '../../words/t.ts';

export type Reviewed = Pick<Doctor, 'reviews' | 'reviewCount'>;

export function yearsText(experience: number): string {
  return plural(experience, { one: t`1 year`, other: t`${experience} years` });
}

/** Returns '' if there is no location. */
export function placeText({ location }: Pick<Doctor, 'location'>): string {
  return [location?.area, location?.city].filter(Boolean).join(', ');
}

/** For example 'Reg. no. KMC 12345'. */
export function registrationText({ number }: Registration): string {
  return t`Reg. no. ${number}`;
}

/** For example 'Reg. no. KMC 12345, Karnataka Medical Council, 2012'. */
export function fullRegistrationText({ number, council, year }: Registration): string {
  return t`Reg. no. ${number}, ${council}, ${year}`;
}

export function getReviewCount({ reviewCount, reviews }: Reviewed): number {
  return reviewCount ?? reviews.length;
}

import type { Doctor } from '../contract/doctors.ts';

export type Reviewed = Pick<Doctor, 'reviews' | 'reviewCount'>;

/** '14 years' */
export function yearsText(experience: number): string {
  return countText(experience, 'year', 'years');
}

/** '1 review', '1,204 reviews': Indian grouping. */
export function countText(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`;
}

/** 'Indiranagar, Bengaluru'; '' without a location. */
export function placeText({ location }: Pick<Doctor, 'location'>): string {
  return [location?.area, location?.city].filter(Boolean).join(', ');
}

/** The loaded reviews may be only the latest. */
export function reviewCountOf({ reviewCount, reviews }: Reviewed): number {
  return reviewCount ?? reviews.length;
}

import type { Doctor } from '../contract/doctors.ts';

/** Somebody whom patients review: a doctor or a helper. */
export type Reviewed = Pick<Doctor, 'reviews' | 'reviewCount'>;

/** '14 years'. */
export function yearsText(experience: number): string {
  return countText(experience, 'year', 'years');
}

/** '1 review', '1,204 reviews': grouped the Indian way. */
export function countText(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`;
}

/** 'Indiranagar, Bengaluru', or '' where the server names no place. */
export function placeText({ location }: Pick<Doctor, 'location'>): string {
  return [location?.area, location?.city].filter(Boolean).join(', ');
}

/** How many reviews somebody has, of which the server may send only the latest. */
export function reviewCountOf({ reviewCount, reviews }: Reviewed): number {
  return reviewCount ?? reviews.length;
}

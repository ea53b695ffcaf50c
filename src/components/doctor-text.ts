import type { Doctor } from '../contract/doctors.ts';

/** '14 years'. */
export function yearsText(experience: number): string {
  return countText(experience, 'year', 'years');
}

/** '1 review', '1,204 reviews': grouped the Indian way. */
export function countText(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`;
}

/** 'Indiranagar, Bengaluru', or '' where the server names no place. */
export function placeText({ location }: Doctor): string {
  return [location?.area, location?.city].filter(Boolean).join(', ');
}

/** How many reviews a doctor has, of which the server may send only the latest. */
export function reviewCountOf({ reviewCount, reviews }: Doctor): number {
  return reviewCount ?? reviews.length;
}

import type { Appointment } from '../contract/appointments.ts';
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

/** '2 visits and 1 request': a request is not yet accepted. */
export function countBooked(booked: readonly Pick<Appointment, 'status'>[]): string {
  const requests = booked.filter(({ status }) => status === 'pending').length;
  const visits = booked.length - requests;
  return [
    visits > 0 && countText(visits, 'visit', 'visits'),
    requests > 0 && countText(requests, 'request', 'requests'),
  ]
    .filter(Boolean)
    .join(' and ');
}

/** 'Indiranagar, Bengaluru', or '' where the server names no place. */
export function placeText({ location }: Pick<Doctor, 'location'>): string {
  return [location?.area, location?.city].filter(Boolean).join(', ');
}

/** How many reviews somebody has, of which the server may send only the latest. */
export function reviewCountOf({ reviewCount, reviews }: Reviewed): number {
  return reviewCount ?? reviews.length;
}

import { weekday, type Weekday } from '../../contract/doctors.ts';
import type { Freelancer } from '../../contract/freelancers.ts';

/** '' matches any value. */
export interface FreelancerSearch {
  city: string;
  day: Weekday | '';
}

export function searchFreelancers(
  freelancers: readonly Freelancer[],
  { city, day }: FreelancerSearch,
): Freelancer[] {
  return freelancers
    .filter(
      ({ location, availability }) =>
        (city === '' || location?.city === city) &&
        (day === '' || availability.some((window) => window.day === day)),
    )
    .sort((a, b) => b.rating - a.rating || a.name.localeCompare(b.name, 'en-IN'));
}

export function parseFreelancerSearch(params: URLSearchParams): FreelancerSearch {
  const day = weekday.safeParse(params.get('day'));
  return { city: params.get('city') ?? '', day: day.success ? day.data : '' };
}

import type { FreelancerSearch } from './freelancer-search.ts';
import type { HospitalSearch } from './hospital-search.ts';
import type { DoctorSearch } from './search.ts';

// Apart from the searches themselves: every page has links to one, and few search.

/** The URL's search part of a search, with `query` and `location` first and empty filters left out. */
export function formatSearch(search: DoctorSearch): string {
  const params = new URLSearchParams({
    query: search.query.trim(),
    location: search.location.trim(),
  });
  for (const name of ['gender', 'stories', 'experience', 'sort'] as const) {
    if (search[name]) params.set(name, search[name]);
  }
  return `?${params}`;
}

/** The address's search part of a search; '' when nothing is narrowed. */
export function formatHospitalSearch({ query, department, city }: HospitalSearch): string {
  const params = new URLSearchParams();
  if (query.trim()) params.set('query', query);
  if (department) params.set('department', department);
  if (city) params.set('city', city);
  return params.size > 0 ? `?${params}` : '';
}

/** The address's search part of a search; '' when nothing is narrowed. */
export function formatFreelancerSearch({ city, day }: FreelancerSearch): string {
  const params = new URLSearchParams();
  if (city) params.set('city', city);
  if (day) params.set('day', day);
  return params.size > 0 ? `?${params}` : '';
}

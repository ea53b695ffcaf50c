import type { FreelancerSearch } from '../queue/freelancer-search.ts';
import type { HospitalSearch } from '../hospitals/hospital-search.ts';
import type { DoctorSearch } from './search.ts';

// In its own module, because few pages need the search code.

/** `query` and `location` come first. */
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

export function formatHospitalSearch({ query, department, city }: HospitalSearch): string {
  const params = new URLSearchParams();
  if (query.trim()) params.set('query', query);
  if (department) params.set('department', department);
  if (city) params.set('city', city);
  return params.size > 0 ? `?${params}` : '';
}

export function formatFreelancerSearch({ city, day }: FreelancerSearch): string {
  const params = new URLSearchParams();
  if (city) params.set('city', city);
  if (day) params.set('day', day);
  return params.size > 0 ? `?${params}` : '';
}

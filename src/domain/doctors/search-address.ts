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
  return formatGiven({ query: query.trim() && query, department, city });
}

export function formatFreelancerSearch({ city, day }: FreelancerSearch): string {
  return formatGiven({ city, day });
}

function formatGiven(fields: Record<string, string | null>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value) params.set(name, value);
  return params.size > 0 ? `?${params}` : '';
}

import type { Hospital } from '../../contract/hospitals.ts';
import { isSameCity } from './cities.ts';
import { hasWords, splitQuery } from '../fold-text.ts';

/** '' matches any value (spec §2 Hospitals). */
export interface HospitalSearch {
  query: string;
  department: string;
  city: string;
}

export function searchHospitals(
  hospitals: readonly Hospital[],
  { query, department, city }: HospitalSearch,
): Hospital[] {
  const words = splitQuery(query);
  return hospitals
    .filter(
      ({ name, address, departments, location }) =>
        (department === '' || departments.includes(department)) &&
        (city === '' || (location !== undefined && isSameCity(location.city, city))) &&
        hasWords(`${name} ${address}`, words),
    )
    .sort((a, b) => a.name.localeCompare(b.name, 'en-IN'));
}

export function listDepartments(hospitals: readonly Hospital[]): string[] {
  const all = new Set(hospitals.flatMap(({ departments }) => departments));
  return [...all].sort((a, b) => a.localeCompare(b, 'en-IN'));
}

export function parseHospitalSearch(params: URLSearchParams): HospitalSearch {
  return {
    query: params.get('query') ?? '',
    department: params.get('department') ?? '',
    city: params.get('city') ?? '',
  };
}

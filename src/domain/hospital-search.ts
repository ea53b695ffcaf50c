import type { Hospital } from '../contract/hospitals.ts';
import { isSameCity } from './cities.ts';
import { foldText } from './fold-text.ts';

/** What a list of hospitals is narrowed by, as its address holds it; '' means any (spec §2 Hospitals). */
export interface HospitalSearch {
  /** Words of the name or the address. */
  query: string;
  department: string;
  city: string;
}

/** The hospitals that a search finds, by name. */
export function searchHospitals(
  hospitals: readonly Hospital[],
  { query, department, city }: HospitalSearch,
): Hospital[] {
  const words = foldText(query).split(/\s+/);
  return hospitals
    .filter(
      ({ name, address, departments, location }) =>
        (department === '' || departments.includes(department)) &&
        (city === '' || (location !== undefined && isSameCity(location.city, city))) &&
        words.every((word) => foldText(`${name} ${address}`).includes(word)),
    )
    .sort((a, b) => a.name.localeCompare(b.name, 'en-IN'));
}

/** Every department that any hospital has, in the order of the alphabet. */
export function departmentsOf(hospitals: readonly Hospital[]): string[] {
  const all = new Set(hospitals.flatMap(({ departments }) => departments));
  return [...all].sort((a, b) => a.localeCompare(b, 'en-IN'));
}

/** A search from its address. */
export function parseHospitalSearch(params: URLSearchParams): HospitalSearch {
  return {
    query: params.get('query') ?? '',
    department: params.get('department') ?? '',
    city: params.get('city') ?? '',
  };
}

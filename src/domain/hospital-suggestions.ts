import type { Hospital } from '../contract/hospitals.ts';
import { searchHospitals } from './hospital-search.ts';
import { SUGGESTION_LIMIT } from './place-suggestions.ts';
import { foldText } from './fold-text.ts';

/** 'Setubandh Hospital, Koramangala': how a hospital is written into a form. */
export function hospitalLabel({ name, location }: Pick<Hospital, 'name' | 'location'>): string {
  return location ? `${name}, ${location.area}` : name;
}

/** The hospital that a text names, with its area or without; null for any other text. */
export function hospitalNamed(hospitals: readonly Hospital[], text: string): Hospital | null {
  const wanted = foldText(text);
  const isNamed = (hospital: Hospital) =>
    [hospitalLabel(hospital), hospital.name].some((name) => foldText(name) === wanted);
  return hospitals.find(isNamed) ?? null;
}

/** Hospitals that could be meant, those of a city first; none once the text names one. */
export function suggestHospitals(
  hospitals: readonly Hospital[],
  text: string,
  city: string | undefined,
): string[] {
  if (hospitalNamed(hospitals, text)) return [];
  const found = searchHospitals(hospitals, { query: text, department: '', city: '' });
  const isNear = ({ location }: Hospital) => location !== undefined && location.city === city;
  return [...found.filter(isNear), ...found.filter((hospital) => !isNear(hospital))]
    .slice(0, SUGGESTION_LIMIT)
    .map(hospitalLabel);
}

/** Departments of a hospital that could be meant; none once the text is one. */
export function suggestDepartments(hospital: Hospital | null, text: string): string[] {
  const departments = hospital?.departments ?? [];
  const wanted = foldText(text);
  if (departments.some((department) => foldText(department) === wanted)) return [];
  return departments.filter((department) => foldText(department).includes(wanted));
}

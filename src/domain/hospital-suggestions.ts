import type { Freelancer } from '../contract/freelancers.ts';
import type { Hospital } from '../contract/hospitals.ts';
import { isSameCity } from './cities.ts';
import { searchHospitals } from './hospital-search.ts';
import { firstName } from './names.ts';
import { SUGGESTION_LIMIT } from './place-suggestions.ts';
import { foldText } from './fold-text.ts';

/** 'Setubandh Hospital, Koramangala': how a hospital is written into a form. */
export function hospitalLabel({ name, location }: Pick<Hospital, 'name' | 'location'>): string {
  return location ? `${name}, ${location.area}` : name;
}

/**
 * The hospital that a text names, with or without its area and city; null for any other text. Of several with that
 * name, the one in the given city.
 */
export function hospitalNamed(
  hospitals: readonly Hospital[],
  text: string,
  city?: string,
): Hospital | null {
  const wanted = wordsOf(text);
  const named = hospitals.filter(({ name, location: at }) => {
    const places = at ? ['', at.area, at.city, `${at.area} ${at.city}`] : [''];
    return places.some((place) => wordsOf(`${name} ${place}`) === wanted);
  });
  return named.find((hospital) => isIn(hospital, city)) ?? named[0] ?? null;
}

/** Hospitals of the helper's city that could be meant, of any where it is not known; none once the text names one. */
export function suggestHospitals(
  hospitals: readonly Hospital[],
  text: string,
  city: string | undefined,
): string[] {
  if (hospitalNamed(hospitals, text, city)) return [];
  return searchHospitals(hospitals, { query: text, department: '', city: city ?? '' })
    .slice(0, SUGGESTION_LIMIT)
    .map(hospitalLabel);
}

/** Refuses a hospital that is listed only in another city than the helper's: the message, or null. */
export function otherCityMessage(
  hospitals: readonly Hospital[],
  text: string,
  { name, location }: Pick<Freelancer, 'name' | 'location'>,
): string | null {
  const hospital = hospitalNamed(hospitals, text, location?.city);
  if (!location || !hospital?.location || isIn(hospital, location.city)) return null;
  return `${hospital.name} is in ${hospital.location.city}. ${firstName(name)} works in ${location.city}, so please choose a hospital there.`;
}

/** Decides whether the patient has to confirm that a hospital is in the helper's city: the list does not say so. */
export function isCityUncertain(
  hospitals: readonly Hospital[],
  text: string,
  city: string | undefined,
): boolean {
  const hospital = hospitalNamed(hospitals, text, city);
  return city !== undefined && !(hospital && isIn(hospital, city));
}

function isIn({ location }: Hospital, city: string | undefined): boolean {
  return location !== undefined && city !== undefined && isSameCity(location.city, city);
}

/** A name without regard to case, diacritics and punctuation. */
function wordsOf(text: string): string {
  return foldText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Departments of a hospital that could be meant; none once the text is one. */
export function suggestDepartments(hospital: Hospital | null, text: string): string[] {
  const departments = hospital?.departments ?? [];
  const wanted = foldText(text);
  if (departments.some((department) => foldText(department) === wanted)) return [];
  return departments.filter((department) => foldText(department).includes(wanted));
}

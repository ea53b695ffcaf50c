import type { Freelancer } from '../../contract/freelancers.ts';
import type { Hospital } from '../../contract/hospitals.ts';
import { t } from '../../words/t.ts';
import { isSameCity } from './cities.ts';
import { searchHospitals } from './hospital-search.ts';
import { firstName } from '../names.ts';
import { SUGGESTION_LIMIT } from './place-suggestions.ts';
import { foldText, hasWords, splitQuery } from '../fold-text.ts';

export function hospitalLabel({ name, location }: Pick<Hospital, 'name' | 'location'>): string {
  return location ? `${name}, ${location.area}` : name;
}

/** Prefers a hospital in `city`. */
export function hospitalNamed(
  hospitals: readonly Hospital[],
  text: string,
  city?: string,
): Hospital | null {
  const wanted = foldText(text);
  const named = hospitals.filter(({ name, location: at }) => {
    const places = at ? ['', at.area, at.city, `${at.area} ${at.city}`] : [''];
    return places.some((place) => foldText(`${name} ${place}`) === wanted);
  });
  return named.find((hospital) => isIn(hospital, city)) ?? named[0] ?? null;
}

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

export function otherCityMessage(
  hospitals: readonly Hospital[],
  text: string,
  { name, location }: Pick<Freelancer, 'name' | 'location'>,
): string | null {
  const hospital = hospitalNamed(hospitals, text, location?.city);
  if (!location || !hospital?.location || isIn(hospital, location.city)) return null;
  return t`${hospital.name} is in ${hospital.location.city}. ${firstName(name)} works in ${location.city}, so please choose a hospital there.`;
}

/** No listed hospital of this name is in `city`. */
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

export function suggestDepartments(hospital: Hospital | null, text: string): string[] {
  const departments = hospital?.departments ?? [];
  const wanted = foldText(text);
  if (departments.some((department) => foldText(department) === wanted)) return [];
  const words = splitQuery(text);
  return departments.filter((department) => hasWords(department, words));
}

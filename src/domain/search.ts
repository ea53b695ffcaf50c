import type { Doctor } from '../contract/doctors.ts';
import { practitionerOf } from './specialties.ts';

export const GENDER_FILTERS = [
  { value: 'male', label: 'Male doctor' },
  { value: 'female', label: 'Female Doctor' },
] as const;
export const STORIES_FILTERS = ['10', '60', '220'] as const;
export const EXPERIENCE_FILTERS = ['5', '10', '15', '20'] as const;

/** The whole state of a search, as its URL holds it; '' means any (spec §2 Search results). */
export interface DoctorSearch {
  query: string;
  location: string;
  gender: '' | (typeof GENDER_FILTERS)[number]['value'];
  stories: '' | (typeof STORIES_FILTERS)[number];
  experience: '' | (typeof EXPERIENCE_FILTERS)[number];
}

/** Old names of cities that people still type. */
const CITY_ALIASES: Record<string, string> = {
  bangalore: 'bengaluru',
  bombay: 'mumbai',
  calcutta: 'kolkata',
  madras: 'chennai',
  poona: 'pune',
  cochin: 'kochi',
};

/** Text as searches compare it: trimmed, lower case, without diacritics. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase('en-IN').trim();
}

/** The doctors that a search finds, best rated first where ratings differ. */
export function searchDoctors(doctors: readonly Doctor[], search: DoctorSearch): Doctor[] {
  return doctors
    .filter(
      (doctor) =>
        matchesQuery(doctor, search.query) &&
        matchesLocation(doctor, search.location) &&
        (search.gender === '' || doctor.gender === search.gender) &&
        (search.stories === '' || (doctor.patientStories ?? 0) >= Number(search.stories)) &&
        (search.experience === '' || doctor.experience >= Number(search.experience)),
    )
    .sort((a, b) => (b.ratingPercent ?? 0) - (a.ratingPercent ?? 0));
}

/** Whether every word of the query stands in the doctor's name, specialty, hospital or location. */
export function matchesQuery(doctor: Doctor, query: string): boolean {
  const { name, specialty, hospital, location } = doctor;
  const text = foldText(
    [
      name,
      specialty,
      practitionerOf(specialty),
      hospital?.name,
      location?.area,
      location?.city,
    ].join(' '),
  );
  return foldText(query)
    .split(/\s+/)
    .every((word) => text.includes(CITY_ALIASES[word] ?? word));
}

/**
 * Whether a doctor is where the location says: its city is one of the comma-separated parts, or the
 * first part begins a word of the doctor's area, city or state.
 */
export function matchesLocation(doctor: Doctor, location: string): boolean {
  const parts = foldText(location)
    .split(',')
    .map((part) => CITY_ALIASES[part.trim()] ?? part.trim())
    .filter(Boolean);
  const [first] = parts;
  if (!first) return true;
  if (!doctor.location) return false;
  const { area, city, state } = doctor.location;
  if (parts.includes(foldText(city))) return true;
  if (parts.length > 1) return parts.includes(foldText(area)) && parts.includes(foldText(state));
  return [area, city, state].some((name) => ` ${foldText(name)}`.includes(` ${first}`));
}

/** Whether a search is narrowed by any filter. */
export function hasFilters({ gender, stories, experience }: DoctorSearch): boolean {
  return gender !== '' || stories !== '' || experience !== '';
}

/** The same keyword and location with every filter at any. */
export function withoutFilters(search: DoctorSearch): DoctorSearch {
  return { ...search, gender: '', stories: '', experience: '' };
}

/** A search from its URL; unknown filter values count as any. */
export function parseSearch(params: URLSearchParams): DoctorSearch {
  return {
    query: params.get('query')?.trim() ?? '',
    location: params.get('location')?.trim() ?? '',
    gender: GENDER_FILTERS.find(({ value }) => value === params.get('gender'))?.value ?? '',
    stories: STORIES_FILTERS.find((value) => value === params.get('stories')) ?? '',
    experience: EXPERIENCE_FILTERS.find((value) => value === params.get('experience')) ?? '',
  };
}

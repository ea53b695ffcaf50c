import type { Doctor } from '../contract/doctors.ts';
import { toCurrentCity } from './cities.ts';
import { foldText } from './fold-text.ts';
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

/** The doctors that a search finds, best rated first where ratings differ. */
export function searchDoctors(doctors: readonly Doctor[], search: DoctorSearch): Doctor[] {
  const words = wordsOf(search.query);
  const places = placesOf(search.location);
  return doctors
    .filter(
      (doctor) =>
        hasWords(doctor, words) &&
        isAt(doctor, places) &&
        (search.gender === '' || doctor.gender === search.gender) &&
        (search.stories === '' || (doctor.patientStories ?? 0) >= Number(search.stories)) &&
        (search.experience === '' || doctor.experience >= Number(search.experience)),
    )
    .sort((a, b) => (b.ratingPercent ?? 0) - (a.ratingPercent ?? 0));
}

/** Whether every word of the query stands in the doctor's name, specialty, hospital or location. */
export function matchesQuery(doctor: Doctor, query: string): boolean {
  return hasWords(doctor, wordsOf(query));
}

function wordsOf(query: string): string[] {
  return foldText(query).split(/\s+/).map(toCurrentCity);
}

function hasWords(doctor: Doctor, words: readonly string[]): boolean {
  const text = searchedText(doctor);
  return words.every((word) => text.includes(word));
}

/** Folding the texts of thousands of doctors again at each key would be felt. */
const searchedTexts = new WeakMap<Doctor, string>();

function searchedText(doctor: Doctor): string {
  const known = searchedTexts.get(doctor);
  if (known !== undefined) return known;
  const { name, specialty, hospital, location } = doctor;
  const practitioner = practitionerOf(specialty);
  const parts = [name, specialty, practitioner, hospital?.name, location?.area, location?.city];
  const text = foldText(parts.join(' '));
  searchedTexts.set(doctor, text);
  return text;
}

/**
 * Whether a doctor is where the location says: its city is one of the comma-separated parts, or the
 * first part begins a word of the doctor's area, city or state.
 */
export function matchesLocation(doctor: Doctor, location: string): boolean {
  return isAt(doctor, placesOf(location));
}

function placesOf(location: string): string[] {
  return foldText(location)
    .split(',')
    .map((part) => toCurrentCity(part.trim()))
    .filter(Boolean);
}

function isAt(doctor: Doctor, parts: readonly string[]): boolean {
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

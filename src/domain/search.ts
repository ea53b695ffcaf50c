import type { Doctor } from '../contract/doctors.ts';
import { toCurrentCity } from './cities.ts';
import { foldText } from './fold-text.ts';
import { practitionerOf } from './specialties.ts';
import { matchSymptoms } from './symptoms.ts';

export const GENDER_FILTERS = [
  { value: 'male', label: 'Male doctor' },
  { value: 'female', label: 'Female Doctor' },
] as const;
export const STORIES_FILTERS = ['10', '60', '220'] as const;
/** Orders of the results; '' is relevance. */
export const SORTS = ['', 'soonest', 'fee', 'experience'] as const;
export type Sort = (typeof SORTS)[number];
export const EXPERIENCE_FILTERS = ['5', '10', '15', '20'] as const;

/** How long a word beside a symptom must be to narrow the search: shorter ones are 'in', 'ko', 'hai'. */
const MIN_NARROWING = 4;

/** The whole state of a search, as its URL holds it; '' means any (spec §2 Search results). */
export interface DoctorSearch {
  query: string;
  location: string;
  gender: '' | (typeof GENDER_FILTERS)[number]['value'];
  stories: '' | (typeof STORIES_FILTERS)[number];
  experience: '' | (typeof EXPERIENCE_FILTERS)[number];
  sort: Sort;
}

/**
 * The doctors that a search finds, in the order that it asks for. By relevance, those with every word of the query come
 * first, then those who treat the symptoms that it names. The better rated first among equals.
 */
export function searchDoctors(doctors: readonly Doctor[], search: DoctorSearch): Doctor[] {
  const places = placesOf(search.location);
  const rankOf = createRank(doctors, search.query);
  const found: { doctor: Doctor; key: number; rank: number }[] = [];
  for (const doctor of doctors) {
    const isWanted =
      isAt(doctor, places) &&
      (search.gender === '' || doctor.gender === search.gender) &&
      (search.stories === '' || (doctor.patientStories ?? 0) >= Number(search.stories)) &&
      (search.experience === '' || doctor.experience >= Number(search.experience));
    const rank = isWanted ? rankOf(doctor) : null;
    if (rank !== null) found.push({ doctor, key: sortKey(doctor, search.sort), rank });
  }
  return found
    .sort(
      (a, b) =>
        // Two without a value differ by NaN, which leaves the choice to what follows.
        a.key - b.key ||
        a.rank - b.rank ||
        (b.doctor.ratingPercent ?? 0) - (a.doctor.ratingPercent ?? 0),
    )
    .map(({ doctor }) => doctor);
}

/** The number that a sort compares, lowest first; Infinity where the API does not name it, and 0 for relevance. */
function sortKey({ nextFreeAt, consultationFees, experience }: Doctor, sort: Sort): number {
  switch (sort) {
    case 'soonest':
      return nextFreeAt ? Date.parse(nextFreeAt) : Infinity;
    case 'fee':
      return consultationFees?.min.amountMinor ?? Infinity;
    case 'experience':
      return -experience;
    default:
      return 0;
  }
}

/** The sorts that a list of doctors has the values for. */
export function sortsFor(doctors: readonly Doctor[]): Sort[] {
  return SORTS.filter((sort) => doctors.some((doctor) => Number.isFinite(sortKey(doctor, sort))));
}

/** Ranks a doctor for a query: 0 for every word of it, then by the order of the symptoms' specialties; null for neither. */
function createRank(doctors: readonly Doctor[], query: string): (doctor: Doctor) => number | null {
  const words = wordsOf(query);
  const match = matchSymptoms(query);
  if (!match) return (doctor) => (hasWords(doctor, words) ? 0 : null);
  const { specialties } = match;
  const experts = doctors.filter(({ specialty }) => specialties.includes(specialty));
  // 'Chest pain mumbai' means Mumbai; words that fit no such doctor, as 'severe', narrow nothing.
  const begins = (doctor: Doctor, word: string) => ` ${searchedText(doctor)}`.includes(` ${word}`);
  const narrowing = match.rest
    .map(toCurrentCity)
    .filter((word) => word.length >= MIN_NARROWING && experts.some((one) => begins(one, word)));
  return (doctor) => {
    if (hasWords(doctor, words)) return 0;
    const place = specialties.indexOf(doctor.specialty);
    return place >= 0 && narrowing.every((word) => begins(doctor, word)) ? place + 1 : null;
  };
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
    sort: SORTS.find((value) => value === params.get('sort')) ?? '',
  };
}

import type { Doctor } from '../../contract/doctors.ts';
import { t } from '../../words/t.ts';
import { toCurrentCity } from '../hospitals/cities.ts';
import { betweenInitials, foldText, QUERY_LENGTH, splitQuery } from '../fold-text.ts';
import { withDoctorTitle } from '../names.ts';
import { listedFees } from './practice.ts';
import { getPractitioner } from './specialties.ts';
import { matchSymptoms } from './symptoms.ts';

export const GENDER_FILTERS = [
  { value: 'male', label: t`Male doctor` },
  { value: 'female', label: t`Female Doctor` },
] as const;
export const STORIES_FILTERS = ['10', '60', '220'] as const;
/** '' means sort by relevance. */
export const SORTS = ['', 'soonest', 'fee', 'experience'] as const;
export type Sort = (typeof SORTS)[number];
export const EXPERIENCE_FILTERS = ['5', '10', '15', '20'] as const;

/** Minimum length of a word that narrows a symptom search. Excludes 'in', 'ko' and 'hai'. */
const MIN_NARROWING = 4;

/** '' matches any value (spec §2 Search results). */
export interface DoctorSearch {
  query: string;
  location: string;
  gender: '' | (typeof GENDER_FILTERS)[number]['value'];
  stories: '' | (typeof STORIES_FILTERS)[number];
  experience: '' | (typeof EXPERIENCE_FILTERS)[number];
  sort: Sort;
}

/** Text matches come before symptom matches. Ties are sorted by rating. */
export function searchDoctors(doctors: readonly Doctor[], search: DoctorSearch): Doctor[] {
  const places = splitPlaces(search.location);
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
        // Infinity - Infinity is NaN, which is falsy.
        a.key - b.key ||
        a.rank - b.rank ||
        (b.doctor.ratingPercent ?? 0) - (a.doctor.ratingPercent ?? 0),
    )
    .map(({ doctor }) => doctor);
}

/** Lower keys come first. A missing value is Infinity. */
function sortKey(doctor: Doctor, sort: Sort): number {
  const { nextFreeAt, experience } = doctor;
  switch (sort) {
    case 'soonest':
      return nextFreeAt ? Date.parse(nextFreeAt) : Infinity;
    case 'fee':
      return listedFees(doctor)?.min.amountMinor ?? Infinity;
    case 'experience':
      return -experience;
    default:
      return 0;
  }
}

export function sortsFor(doctors: readonly Doctor[]): Sort[] {
  return SORTS.filter((sort) => doctors.some((doctor) => Number.isFinite(sortKey(doctor, sort))));
}

/** Returns 0 if every word matches, more for a symptom match, or null for no match. */
function createRank(doctors: readonly Doctor[], query: string): (doctor: Doctor) => number | null {
  const words = queryWords(query);
  const match = matchSymptoms(query);
  if (!match) return (doctor) => (hasWords(doctor, words) ? 0 : null);
  const { specialties } = match;
  const experts = doctors.filter(({ specialty }) => specialties.includes(specialty));
  // In 'severe chest pain mumbai', only 'mumbai' narrows the results.
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

function queryWords(query: string): string[] {
  return splitQuery(query).map(toCurrentCity);
}

function hasWords(doctor: Doctor, words: readonly string[]): boolean {
  const text = searchedText(doctor);
  return words.every((word) => text.includes(word));
}

const searchedTexts = new WeakMap<Doctor, string>();

function searchedText(doctor: Doctor): string {
  const known = searchedTexts.get(doctor);
  if (known !== undefined) return known;
  const { name, specialty, hospital, address, location } = doctor;
  const practitioner = getPractitioner(specialty);
  const names = [t`Doctor`, withDoctorTitle(name), name, name.replace(betweenInitials, '')];
  const { area, city, state } = location ?? {};
  const parts = [specialty, practitioner, hospital?.name, address, area, city, state];
  const text = foldText([...names, ...parts].join(' '));
  searchedTexts.set(doctor, text);
  return text;
}

function splitPlaces(location: string): string[] {
  return location
    .slice(0, QUERY_LENGTH)
    .split(',')
    .map((part) =>
      foldText(part)
        .split(' ')
        .filter((word) => word !== 'india')
        .map(toCurrentCity)
        .join(' '),
    )
    .filter(Boolean);
}

/**
 * One of the parts is the city, two are the area and the state, or each word begins a word of the
 * place.
 */
function isAt(doctor: Doctor, parts: readonly string[]): boolean {
  if (parts.length === 0) return true;
  if (!doctor.location) return false;
  const { area, city, state } = doctor.location;
  if (parts.includes(foldText(city))) return true;
  if (parts.includes(foldText(area)) && parts.includes(foldText(state))) return true;
  const place = ` ${foldText(`${area} ${city} ${state}`)}`;
  return parts.every((part) => part.split(' ').every((word) => place.includes(` ${word}`)));
}

export function hasFilters({ gender, stories, experience }: DoctorSearch): boolean {
  return gender !== '' || stories !== '' || experience !== '';
}

export function withoutFilters(search: DoctorSearch): DoctorSearch {
  return { ...search, gender: '', stories: '', experience: '' };
}

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

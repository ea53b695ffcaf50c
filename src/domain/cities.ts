import { foldText } from './fold-text.ts';

/** Old names of cities that people still type. */
const CITY_ALIASES: Record<string, string> = {
  bangalore: 'bengaluru',
  bombay: 'mumbai',
  calcutta: 'kolkata',
  madras: 'chennai',
  poona: 'pune',
  cochin: 'kochi',
};

/** Replaces the old name of a city, in folded text, by the current one. */
export function toCurrentCity(folded: string): string {
  return CITY_ALIASES[folded] ?? folded;
}

/** Compares cities without regard to case, diacritics and old names. */
export function isSameCity(a: string, b: string): boolean {
  return toCurrentCity(foldText(a)) === toCurrentCity(foldText(b));
}

/** Each city of the given places once, in alphabetical order. */
export function listCities(
  places: readonly { location?: { city: string } | undefined }[],
): string[] {
  const cities = new Set(places.flatMap(({ location }) => location?.city ?? []));
  return [...cities].sort((a, b) => a.localeCompare(b, 'en-IN'));
}

import { foldText } from '../fold-text.ts';

const cityAliases = new Map([
  ['bangalore', 'bengaluru'],
  ['bombay', 'mumbai'],
  ['calcutta', 'kolkata'],
  ['madras', 'chennai'],
  ['poona', 'pune'],
  ['cochin', 'kochi'],
]);

export function toCurrentCity(folded: string): string {
  return cityAliases.get(folded) ?? folded;
}

export function isSameCity(a: string, b: string): boolean {
  return toCurrentCity(foldText(a)) === toCurrentCity(foldText(b));
}

export function listCities(
  places: readonly { location?: { city: string } | undefined }[],
): string[] {
  const cities = new Set(places.flatMap(({ location }) => location?.city ?? []));
  return [...cities].sort((a, b) => a.localeCompare(b, 'en-IN'));
}

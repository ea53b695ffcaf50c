import type { Place } from '../../contract/geocoding.ts';

/** Spec §9. */
export const SUGGESTION_DEBOUNCE_MS = 300;
/** Spec §9. */
export const SUGGESTION_LIMIT = 5;
/** Lets a tap on a suggestion register before the list closes (spec §9). */
export const SUGGESTION_BLUR_MS = 300;

const SUGGESTED_TYPES = ['city', 'town', 'state', 'city_district'];

/** Spec §7. */
export function placeSuggestions(places: readonly Place[]): string[] {
  const names = places
    .filter(({ addresstype }) => SUGGESTED_TYPES.includes(addresstype))
    .map(({ display_name }) => shortPlaceName(display_name));
  return [...new Set(names)];
}

export function shortPlaceName(displayName: string): string {
  const parts = displayName
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== 'India' && !/^\d+$/.test(part));
  const [first = '', ...rest] = parts;
  const last = rest.at(-1);
  return last ? `${first}, ${last}` : first;
}

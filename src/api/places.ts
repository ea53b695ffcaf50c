import * as z from 'zod/mini';
import { catch as otherwise } from 'zod/mini';
import { geocodingEndpoints, place } from '../contract/geocoding.ts';
import {
  placeSuggestions,
  shortPlaceName,
  SUGGESTION_LIMIT,
} from '../domain/hospitals/place-suggestions.ts';
import { fetchParsed } from './http/parse-response.ts';

/** The geocoder is a third party, so don't send a token. */
const geocoder = { server: 'geocoder', token: null } as const;

/** An invalid place must not reject the whole response. */
const searchPlaces = {
  ...geocodingEndpoints.searchPlaces,
  response: z.array(otherwise(z.nullable(place), null)),
};

/** Spec §7. */
export async function suggestPlaces(text: string): Promise<string[]> {
  const places = await fetchParsed(
    searchPlaces,
    { query: { format: 'json', q: text, countrycodes: 'in', limit: String(SUGGESTION_LIMIT) } },
    geocoder,
  );
  return placeSuggestions(places.filter((found) => found !== null));
}

export async function placeAt(latitude: number, longitude: number): Promise<string> {
  const place = await fetchParsed(
    geocodingEndpoints.reversePlace,
    { query: { format: 'json', lat: String(latitude), lon: String(longitude) } },
    geocoder,
  );
  return shortPlaceName(place.display_name);
}

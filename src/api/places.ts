import { geocodingEndpoints } from '../contract/geocoding.ts';
import { placeSuggestions, shortPlaceName, SUGGESTION_LIMIT } from '../domain/place-suggestions.ts';
import { sendToGeocoder } from './transport.ts';

/** Names of Indian places to suggest for a text (spec §7). */
export async function suggestPlaces(text: string): Promise<string[]> {
  const places = await sendToGeocoder(geocodingEndpoints.searchPlaces, {
    query: { format: 'json', q: text, countrycodes: 'in', limit: String(SUGGESTION_LIMIT) },
  });
  return placeSuggestions(places);
}

/** The name of the place at a position in degrees. */
export async function placeAt(latitude: number, longitude: number): Promise<string> {
  const place = await sendToGeocoder(geocodingEndpoints.reversePlace, {
    query: { format: 'json', lat: String(latitude), lon: String(longitude) },
  });
  return shortPlaceName(place.display_name);
}

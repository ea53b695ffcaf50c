import type { HttpHandler } from 'msw';
import { geocodingEndpoints, type Place } from '../../../src/contract/geocoding.ts';
import { foldText } from '../../../src/domain/fold-text.ts';
import { ApiError } from '../core/api-error.ts';
import type { Backend } from '../core/backend.ts';
import { endpointHandler } from '../core/endpoint-handler.ts';
import { gazetteer, type GazetteerPlace } from './gazetteer.ts';

/** The same default as in Nominatim. */
const DEFAULT_LIMIT = 10;
const REVERSE_RADIUS_KM = 300;
const KM_PER_DEGREE = 111;

/** Responds in Nominatim's format (spec §7). */
export function geocodingHandlers(backend: Backend): HttpHandler[] {
  return [
    endpointHandler(
      backend,
      geocodingEndpoints.searchPlaces,
      async ({ query: { q, countrycodes = 'in', limit = String(DEFAULT_LIMIT) } }) =>
        countrycodes.split(',').includes('in') ? placesFor(q).slice(0, Number(limit)) : [],
      backend.geocoderUrl,
    ),
    endpointHandler(
      backend,
      geocodingEndpoints.reversePlace,
      async ({ query }) => {
        const place = nearestCity(Number(query.lat), Number(query.lon));
        if (!place) throw new ApiError('not-found', 'No place was found here.');
        return toWire(place);
      },
      backend.geocoderUrl,
    ),
  ];
}

function placesFor(text: string): Place[] {
  const [wanted = '', ...around] = text.split(',').map(foldText);
  if (wanted === '') return [];
  const namesOf = ({ name, alias }: GazetteerPlace) => [foldText(name), foldText(alias)];
  const begins = (place: GazetteerPlace) => namesOf(place).some((name) => name.startsWith(wanted));
  return gazetteer
    .filter((place) => namesOf(place).some((name) => name.includes(wanted)))
    .filter((place) => around.every((part) => foldText(displayName(place)).includes(part)))
    .sort((a, b) => Number(begins(b)) - Number(begins(a)))
    .map(toWire);
}

function nearestCity(lat: number, lon: number): GazetteerPlace | undefined {
  const distance = (place: GazetteerPlace) => {
    const east = (place.lon - lon) * Math.cos((lat * Math.PI) / 180);
    return Math.hypot(place.lat - lat, east) * KM_PER_DEGREE;
  };
  const [nearest] = gazetteer
    .filter(({ addresstype }) => addresstype === 'city' || addresstype === 'town')
    .sort((a, b) => distance(a) - distance(b));
  return nearest && distance(nearest) <= REVERSE_RADIUS_KM ? nearest : undefined;
}

function toWire(place: GazetteerPlace) {
  const { name, addresstype, lat, lon } = place;
  return {
    place_id: gazetteer.indexOf(place) + 1,
    lat: String(lat),
    lon: String(lon),
    addresstype,
    name,
    display_name: displayName(place),
  };
}

function displayName({ name, within }: GazetteerPlace): string {
  return [name, ...within.split(', '), 'India'].filter(Boolean).join(', ');
}

import type { Doctor } from '../contract/doctors.ts';

type PlacedDoctor = Pick<Doctor, 'hospital' | 'location'>;

/** Where a doctor is visited in person: 'Vasanth Heart Centre, Indiranagar'; null when the server does not say. */
export function visitPlace({ hospital, location }: PlacedDoctor): string | null {
  const parts = hospital ? [hospital.name, location?.area] : [location?.area, location?.city];
  return parts.filter(Boolean).join(', ') || null;
}

/** The place with its city, for a patient who may look from another one; null when the server does not say. */
export function placeWithCity({ hospital, location }: PlacedDoctor): string | null {
  return [hospital?.name, location?.area, location?.city].filter(Boolean).join(', ') || null;
}

/** The address of the way there in the map app; null when the place is not known. */
export function directionsHref({ hospital, location }: PlacedDoctor): string | null {
  const destination = [hospital?.name, location?.area, location?.city, location?.state]
    .filter(Boolean)
    .join(', ');
  return destination ? directionsTo(destination) : null;
}

/** The address of the way to a place in the map app. */
export function directionsTo(destination: string): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination }).toString()}`;
}

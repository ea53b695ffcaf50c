import type { Doctor } from '../contract/doctors.ts';

type PlacedDoctor = Pick<Doctor, 'hospital' | 'location'>;

/** The address of an in-person visit with its city, since patients book from other cities; null when not known. */
export function visitPlace({ hospital, location }: PlacedDoctor): string | null {
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

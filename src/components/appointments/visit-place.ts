import type { Doctor } from '../../contract/doctors.ts';

type PlacedDoctor = Pick<Doctor, 'hospital' | 'location'>;

/** Patients may book from other cities. */
export function visitPlace({ hospital, location }: PlacedDoctor): string | null {
  return [hospital?.name, location?.area, location?.city].filter(Boolean).join(', ') || null;
}

export function directionsHref({ hospital, location }: PlacedDoctor): string | null {
  const destination = [hospital?.name, location?.area, location?.city, location?.state]
    .filter(Boolean)
    .join(', ');
  return destination ? directionsTo(destination) : null;
}

export function directionsTo(destination: string): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination }).toString()}`;
}

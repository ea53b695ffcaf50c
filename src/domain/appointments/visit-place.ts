import type { Place } from '../../contract/place.ts';

/** Patients may book from other cities. */
export function visitPlace({ hospital, address, location }: Place = {}): string | null {
  return (
    [hospital?.name ?? address, location?.area, location?.city].filter(Boolean).join(', ') || null
  );
}

export function directionsHref(place?: Place): string | null {
  const destination = [visitPlace(place), place?.location?.state].filter(Boolean).join(', ');
  return destination ? directionsTo(destination) : null;
}

export function directionsTo(destination: string): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination }).toString()}`;
}

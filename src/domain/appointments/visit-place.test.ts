import { describe, expect, it } from 'vitest';
import { directionsHref, visitPlace } from './visit-place.ts';

const hospital = { id: 'hospital-1', name: 'Vasanth Heart Centre', phone: '+918045550101' };
const location = { area: 'Indiranagar', city: 'Bengaluru', state: 'Karnataka' };

describe("a visit's place", () => {
  it('consists of the hospital, its area and its city', () => {
    expect(visitPlace({ hospital, location })).toBe('Vasanth Heart Centre, Indiranagar, Bengaluru');
  });

  it('consists of the area and the city if the hospital is unknown', () => {
    expect(visitPlace({ location })).toBe('Indiranagar, Bengaluru');
  });

  it('is null if hospital and location are unknown', () => {
    expect(visitPlace({})).toBeNull();
    expect(directionsHref({})).toBeNull();
  });

  it('has a link to directions in Google Maps', () => {
    expect(directionsHref({ hospital, location })).toBe(
      'https://www.google.com/maps/dir/?api=1&destination=Vasanth+Heart+Centre%2C+Indiranagar%2C+Bengaluru%2C+Karnataka',
    );
  });
});

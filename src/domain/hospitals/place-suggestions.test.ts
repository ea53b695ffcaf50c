import { describe, expect, it } from 'vitest';
import { placeSuggestions, shortPlaceName } from './place-suggestions.ts';

const place = (display_name: string, addresstype: string) => ({
  display_name,
  addresstype,
});

describe('place suggestions', () => {
  it('include cities, towns, states and city districts, each name only once', () => {
    const places = [
      place('Bengaluru, Bangalore North, Karnataka, 560001, India', 'city'),
      place('Bengaluru, Karnataka, India', 'city_district'),
      place('Bengal Street, Kolkata, India', 'road'),
      place('West Bengal, India', 'state'),
    ];
    expect(placeSuggestions(places)).toEqual(['Bengaluru, Karnataka', 'West Bengal']);
  });

  it('have shortened names', () => {
    expect(shortPlaceName('Goa')).toBe('Goa');
  });
});

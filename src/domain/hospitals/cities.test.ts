import { describe, expect, it } from 'vitest';
import { isSameCity, listCities } from './cities.ts';

const inCity = (city: string) => ({ location: { city } });

describe('the city list', () => {
  it('contains each city once, in alphabetical order, and skips places without a city', () => {
    const places = [inCity('Pune'), {}, inCity('Kochi'), inCity('Bengaluru'), inCity('Kochi')];
    expect(listCities(places)).toEqual(['Bengaluru', 'Kochi', 'Pune']);
  });

  it.each([
    ['Mumbai', ' mumbai '],
    ['Bombay', 'Mumbai'],
    ['Bangalore', 'Bengaluru'],
    ['Púne', 'Pune'],
  ])('treats %s and %s as the same city', (a, b) => {
    expect(isSameCity(a, b)).toBe(true);
  });

  it('distinguishes different cities', () => {
    expect(isSameCity('Mumbai', 'Bengaluru')).toBe(false);
    expect(isSameCity('Mumbai', 'Navi Mumbai')).toBe(false);
  });
});

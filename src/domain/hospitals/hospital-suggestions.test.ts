import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Hospital } from '../../contract/hospitals.ts';
import {
  hospitalLabel,
  hospitalNamed,
  isCityUncertain,
  otherCityMessage,
  suggestDepartments,
  suggestHospitals,
} from './hospital-suggestions.ts';

const place = (area: string, city: string) => ({ area, city, state: '' });
const hospital = (name: string, area: string, city: string, departments: string[]): Hospital => ({
  id: name,
  name,
  address: `${area}, ${city}`,
  phone: '',
  rating: 4.5,
  reviews: 10,
  departments,
  waitTime: 20,
  image: null,
  location: place(area, city),
});

const setubandh = hospital('Setubandh Hospital', 'Koramangala', 'Bengaluru', [
  'Cardiology',
  'Pediatrics',
]);
const amaltas = hospital('Amaltas Hospital', 'Saket', 'New Delhi', ['ENT']);
const { location: _, ...nowhere } = hospital('Nila Clinic', 'Fort', 'Kochi', []);
const all = [amaltas, setubandh, nowhere];

describe('suggested hospitals', () => {
  it('are all in the helper’s city', () => {
    expect(suggestHospitals(all, '', 'Bengaluru')).toEqual(['Setubandh Hospital, Koramangala']);
    expect(suggestHospitals(all, '', 'Bangalore')).toEqual(['Setubandh Hospital, Koramangala']);
    expect(suggestHospitals(all, 'delhi', 'Bengaluru')).toEqual([]);
  });

  it('include all hospitals if the helper’s city is unknown', () => {
    expect(suggestHospitals(all, '', undefined)).toEqual([
      'Amaltas Hospital, Saket',
      'Nila Clinic',
      'Setubandh Hospital, Koramangala',
    ]);
  });

  it("match words of the hospital's name or place", () => {
    expect(suggestHospitals(all, 'setu', undefined)).toEqual(['Setubandh Hospital, Koramangala']);
    expect(suggestHospitals(all, 'AIIMS', 'Bengaluru')).toEqual([]);
  });

  it("are limited to five, and disappear once the text is a hospital's full name", () => {
    const many = Array.from({ length: 9 }, (_, index) => ({ ...amaltas, name: `Clinic ${index}` }));
    expect(suggestHospitals(many, 'clinic', undefined)).toHaveLength(5);
    expect(suggestHospitals(all, 'Setubandh Hospital, Koramangala', undefined)).toEqual([]);
  });
});

describe("checking a hospital's city", () => {
  const inMumbai = { ...setubandh, id: 'other', location: place('Dadar', 'Mumbai') };
  const helperIn = (city: string) => ({ name: 'Ganesh Kamble', location: place('Centre', city) });

  it.each([
    'Setubandh Hospital',
    'setubandh hospital, koramangala',
    'Setubandh Hospital (Bengaluru)',
    'Setubandh Hospital, Koramangala, Bengaluru',
  ])('rejects the hospital %s for a helper in another city', (text) => {
    expect(otherCityMessage(all, text, helperIn('Mumbai'))).toBe(
      'Setubandh Hospital is in Bengaluru. Ganesh works in Mumbai, so please choose a hospital there.',
    );
    expect(otherCityMessage(all, text, helperIn('Bangalore'))).toBeNull();
  });

  it('accepts a hospital that is not listed or whose city is unknown', () => {
    expect(otherCityMessage(all, 'Setubandh Hospital', { name: 'Ganesh' })).toBeNull();
    expect(otherCityMessage(all, 'Nila Clinic', helperIn('Mumbai'))).toBeNull();
    expect(otherCityMessage(all, 'AIIMS', helperIn('Mumbai'))).toBeNull();
  });

  it('prefers the hospital in the helper’s city if two hospitals have the same name', () => {
    const both = [setubandh, inMumbai];
    expect(hospitalNamed(both, 'Setubandh Hospital', 'Mumbai')).toBe(inMumbai);
    expect(otherCityMessage(both, 'Setubandh Hospital', helperIn('Mumbai'))).toBeNull();
    expect(otherCityMessage(both, 'Setubandh Hospital, Koramangala', helperIn('Mumbai'))).toContain(
      'is in Bengaluru',
    );
  });

  it('is inconclusive for a hospital that is not listed or whose city is unknown', () => {
    expect(isCityUncertain(all, 'AIIMS', 'Bengaluru')).toBe(true);
    expect(isCityUncertain(all, 'Nila Clinic', 'Kochi')).toBe(true);
    expect(isCityUncertain(all, 'Setubandh Hospital', 'Bengaluru')).toBe(false);
    expect(isCityUncertain(all, 'AIIMS', undefined)).toBe(false);
  });

  it('accepts every suggested hospital', () => {
    const cities = ['Bengaluru', 'Mumbai', 'New Delhi', 'Kochi'];
    const names = fc.constantFrom('Setu', 'Nila', 'Asha');
    const places = fc.option(fc.constantFrom(...cities), { nil: undefined });
    const listed = fc.array(fc.tuple(names, places), { maxLength: 12 });
    fc.assert(
      fc.property(listed, fc.constantFrom(...cities), (some, city) => {
        const hospitals = some.map(([name, at]): Hospital => ({
          ...nowhere,
          name,
          ...(at !== undefined && { location: place('Centre', at) }),
        }));
        for (const label of suggestHospitals(hospitals, '', city)) {
          expect(otherCityMessage(hospitals, label, helperIn(city))).toBeNull();
          expect(isCityUncertain(hospitals, label, city)).toBe(false);
        }
      }),
    );
  });
});

it('a hospital is found by its name, with or without its area, ignoring case', () => {
  expect(hospitalLabel(setubandh)).toBe('Setubandh Hospital, Koramangala');
  expect(hospitalNamed(all, ' setubandh hospital ')).toBe(setubandh);
  expect(hospitalNamed(all, 'Setubandh Hospital, Koramangala')).toBe(setubandh);
  expect(hospitalNamed(all, 'Setubandh')).toBeNull();
});

it("the hospital's departments are suggested until the text is one of them", () => {
  expect(suggestDepartments(setubandh, '')).toEqual(['Cardiology', 'Pediatrics']);
  expect(suggestDepartments(setubandh, 'card')).toEqual(['Cardiology']);
  expect(suggestDepartments(setubandh, 'cardiology')).toEqual([]);
  expect(suggestDepartments(null, 'card')).toEqual([]);
});

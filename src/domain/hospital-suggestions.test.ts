import { describe, expect, it } from 'vitest';
import type { Hospital } from '../contract/hospitals.ts';
import {
  hospitalLabel,
  hospitalNamed,
  suggestDepartments,
  suggestHospitals,
} from './hospital-suggestions.ts';

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
  location: { area, city, state: '' },
});

const setubandh = hospital('Setubandh Hospital', 'Koramangala', 'Bengaluru', [
  'Cardiology',
  'Pediatrics',
]);
const amaltas = hospital('Amaltas Hospital', 'Saket', 'New Delhi', ['ENT']);
const { location: _, ...nowhere } = hospital('Nila Clinic', 'Fort', 'Kochi', []);
const all = [amaltas, setubandh, nowhere];

describe('suggested hospitals', () => {
  it('are those of the helper’s city first', () => {
    expect(suggestHospitals(all, '', 'Bengaluru')).toEqual([
      'Setubandh Hospital, Koramangala',
      'Amaltas Hospital, Saket',
      'Nila Clinic',
    ]);
  });

  it('are found by words of the name or the place', () => {
    expect(suggestHospitals(all, 'setu', undefined)).toEqual(['Setubandh Hospital, Koramangala']);
    expect(suggestHospitals(all, 'delhi', 'Bengaluru')).toEqual(['Amaltas Hospital, Saket']);
    expect(suggestHospitals(all, 'AIIMS', 'Bengaluru')).toEqual([]);
  });

  it('are five at most, and none once one is named', () => {
    const many = Array.from({ length: 9 }, (_, index) => ({ ...amaltas, name: `Clinic ${index}` }));
    expect(suggestHospitals(many, 'clinic', undefined)).toHaveLength(5);
    expect(suggestHospitals(all, 'Setubandh Hospital, Koramangala', undefined)).toEqual([]);
  });
});

it('a hospital is named with its area or without, in any case', () => {
  expect(hospitalLabel(setubandh)).toBe('Setubandh Hospital, Koramangala');
  expect(hospitalNamed(all, ' setubandh hospital ')).toBe(setubandh);
  expect(hospitalNamed(all, 'Setubandh Hospital, Koramangala')).toBe(setubandh);
  expect(hospitalNamed(all, 'Setubandh')).toBeNull();
});

it('departments are those of the hospital, until one is written', () => {
  expect(suggestDepartments(setubandh, '')).toEqual(['Cardiology', 'Pediatrics']);
  expect(suggestDepartments(setubandh, 'card')).toEqual(['Cardiology']);
  expect(suggestDepartments(setubandh, 'cardiology')).toEqual([]);
  expect(suggestDepartments(null, 'card')).toEqual([]);
});

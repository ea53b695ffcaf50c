import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Hospital } from '../contract/hospitals.ts';
import { departmentsOf, parseHospitalSearch, searchHospitals } from './hospital-search.ts';
import { formatHospitalSearch } from './search-address.ts';

const hospital = (name: string, address: string, departments: string[]): Hospital => ({
  id: name,
  name,
  address,
  departments,
  phone: '+91-80-0125-2200',
  rating: 4.8,
  reviews: 3,
  waitTime: 25,
  image: null,
});

const setubandh = hospital('Setubandh Hospital', '80 Feet Road, Koramangala, Bengaluru', [
  'Cardiology',
  'Pediatrics',
]);
const kaveri = hospital('Kaveri Neuro Centre', '11th Main, Jayanagar, Bengaluru', ['Neurology']);
const all = [setubandh, kaveri];
const find = (query: string, department = '') => searchHospitals(all, { query, department });

describe('a search among hospitals', () => {
  it('finds by parts of the name and the address, whatever the case', () => {
    expect(find('neuro')).toEqual([kaveri]);
    expect(find('  KORAMANGALA setu ')).toEqual([setubandh]);
    expect(find('bengaluru')).toEqual([kaveri, setubandh]);
    expect(find('mumbai')).toEqual([]);
  });

  it('narrows to a department', () => {
    expect(find('', 'Cardiology')).toEqual([setubandh]);
    expect(find('kaveri', 'Cardiology')).toEqual([]);
  });

  it('offers each department once, in order', () => {
    expect(departmentsOf([...all, kaveri])).toEqual(['Cardiology', 'Neurology', 'Pediatrics']);
  });

  it('survives its address', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (query, department) => {
        const params = new URLSearchParams(formatHospitalSearch({ query, department }));
        expect(parseHospitalSearch(params)).toEqual({
          query: query.trim() ? query : '',
          department,
        });
      }),
    );
  });
});

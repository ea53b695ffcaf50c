import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Hospital } from '../../contract/hospitals.ts';
import { listDepartments, parseHospitalSearch, searchHospitals } from './hospital-search.ts';
import { formatHospitalSearch } from '../doctors/search-address.ts';

const hospital = (
  name: string,
  address: string,
  departments: string[],
  location: Hospital['location'],
): Hospital => ({
  id: name,
  name,
  address,
  departments,
  phone: '+91-80-0125-2200',
  rating: 4.8,
  reviews: 3,
  waitTime: 25,
  image: null,
  location,
});

const setubandh = hospital(
  'Setubandh Hospital',
  '80 Feet Road, Koramangala, Bengaluru',
  ['Cardiology', 'Pediatrics'],
  { area: 'Koramangala', city: 'Bengaluru', state: 'Karnataka' },
);
const kaveri = hospital(
  'Kaveri Neuro Centre',
  '11th Main, Jayanagar, Bengaluru',
  ['Neurology'],
  undefined,
);
const gulmohar = hospital('Gulmohar Hospital', 'Hill Road, Bandra West, Mumbai', ['Neurology'], {
  area: 'Bandra West',
  city: 'Mumbai',
  state: 'Maharashtra',
});
const all = [setubandh, kaveri, gulmohar];
const find = (query: string, department = '', city = '') =>
  searchHospitals(all, { query, department, city });

describe('a hospital search', () => {
  it('matches parts of the name and the address, ignoring case', () => {
    expect(find('neuro')).toEqual([kaveri]);
    expect(find('  KORAMANGALA setu ')).toEqual([setubandh]);
    expect(find('bengaluru')).toEqual([kaveri, setubandh]);
    expect(find('kochi')).toEqual([]);
  });

  it('ignores punctuation, titles and invisible characters, and takes words in any order', () => {
    expect(find('Koramangala, “Setubandh”')).toEqual([setubandh]);
    expect(find('neuro\u200b kaveri.')).toEqual([kaveri]);
    expect(find('Dr. Kaveri')).toEqual([kaveri]);
    const childrens = hospital('St John’s Children’s Hospital', '', [], undefined);
    for (const query of ["st. john's children's", 'childrens', 'Children’s'])
      expect(searchHospitals([childrens], { query, department: '', city: '' })).toEqual([
        childrens,
      ]);
  });

  it('filters by department', () => {
    expect(find('', 'Cardiology')).toEqual([setubandh]);
    expect(find('kaveri', 'Cardiology')).toEqual([]);
  });

  it("filters by a city's current or old name, and leaves out hospitals without a place", () => {
    expect(find('', '', 'Bengaluru')).toEqual([setubandh]);
    expect(find('', '', 'Bombay')).toEqual([gulmohar]);
    expect(find('', 'Neurology', 'Mumbai')).toEqual([gulmohar]);
    expect(find('', 'Cardiology', 'Mumbai')).toEqual([]);
  });

  it('offers each department once, in alphabetical order', () => {
    expect(listDepartments([...all, kaveri])).toEqual(['Cardiology', 'Neurology', 'Pediatrics']);
  });

  it('can be restored from its URL', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (query, department, city) => {
        const params = new URLSearchParams(formatHospitalSearch({ query, department, city }));
        expect(parseHospitalSearch(params)).toEqual({
          query: query.trim() ? query : '',
          department,
          city,
        });
      }),
    );
  });
});

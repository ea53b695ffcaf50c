import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekday, type Weekday } from '../../contract/doctors.ts';
import type { Freelancer } from '../../contract/freelancers.ts';
import { parseFreelancerSearch, searchFreelancers } from './freelancer-search.ts';
import { formatFreelancerSearch } from '../doctors/search-address.ts';

const helper = (
  name: string,
  rating: number,
  city: string | null,
  days: readonly Weekday[],
): Freelancer => ({
  id: name,
  name,
  role: 'freelancer',
  profilePicture: null,
  rating,
  reviews: [],
  hourlyRate: 25,
  availability: days.map((day) => ({ day, startTime: '09:00', endTime: '17:00' })),
  completedJobs: 0,
  bio: '',
  services: [],
  ...(city !== null && { location: { city, area: 'Centre', state: '' } }),
});

const ramesh = helper('Ramesh Pawar', 4.7, 'Bengaluru', weekday.options);
const biju = helper('Biju Thomas', 4.9, 'Kochi', ['Monday', 'Tuesday']);
const ganesh = helper('Ganesh Kamble', 4.7, 'Pune', ['Saturday']);
const rover = helper('Anywhere Singh', 4.2, null, ['Sunday']);
const all = [ramesh, rover, ganesh, biju];
const find = (city: string, day: Weekday | '') => searchFreelancers(all, { city, day });

describe('a helper search', () => {
  it('shows all helpers by default, sorted by rating and then by name', () => {
    expect(find('', '')).toEqual([biju, ganesh, ramesh, rover]);
  });

  it('filters by city, by day, or by both', () => {
    expect(find('Kochi', '')).toEqual([biju]);
    expect(find('', 'Saturday')).toEqual([ganesh, ramesh]);
    expect(find('Bengaluru', 'Sunday')).toEqual([ramesh]);
    expect(find('Kochi', 'Sunday')).toEqual([]);
    expect(find('Mumbai', '')).toEqual([]);
  });

  it('ignores an invalid day in the URL', () => {
    expect(parseFreelancerSearch(new URLSearchParams('city=Pune&day=Someday'))).toEqual({
      city: 'Pune',
      day: '',
    });
    expect(parseFreelancerSearch(new URLSearchParams())).toEqual({ city: '', day: '' });
  });

  it('is restored from its URL, which is empty without filters', () => {
    expect(formatFreelancerSearch({ city: '', day: '' })).toBe('');
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('' as const, ...weekday.options), (city, day) => {
        const params = new URLSearchParams(formatFreelancerSearch({ city, day }));
        expect(parseFreelancerSearch(params)).toEqual({ city, day });
      }),
    );
  });

  it('finds every matching helper exactly once, and does not modify the list', () => {
    const anybody = fc
      .tuple(
        fc.string(),
        fc.constantFrom(4, 4.5, 5),
        fc.constantFrom('Pune', 'Kochi', null),
        fc.uniqueArray(fc.constantFrom(...weekday.options)),
      )
      .map(([name, rating, city, days]) => helper(name, rating, city, days));
    const searches = fc.record({
      city: fc.constantFrom('', 'Pune', 'Kochi'),
      day: fc.constantFrom('' as const, 'Monday' as const, 'Sunday' as const),
    });
    fc.assert(
      fc.property(fc.array(anybody, { maxLength: 20 }), searches, (helpers, search) => {
        const before = [...helpers];
        const found = searchFreelancers(helpers, search);
        expect(helpers).toEqual(before);
        const doesFit = ({ location, availability }: Freelancer) =>
          (search.city === '' || location?.city === search.city) &&
          (search.day === '' || availability.some(({ day }) => day === search.day));
        expect(new Set(found)).toEqual(new Set(helpers.filter(doesFit)));
        expect(found).toHaveLength(helpers.filter(doesFit).length);
        for (const [index, { rating }] of found.entries()) {
          expect(found[index - 1]?.rating ?? 5).toBeGreaterThanOrEqual(rating);
        }
      }),
    );
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekday, type AvailabilityWindow, type Weekday } from '../../contract/doctors.ts';
import type { Freelancer } from '../../contract/freelancers.ts';
import { helpersNear, suggestedHelper, weeklyMinutes, listWorkdays } from './freelancer-choice.ts';

const windows = (days: readonly Weekday[], startTime: string, endTime: string) =>
  days.map((day): AvailabilityWindow => ({ day, startTime, endTime }));

const place = (area: string, city: string) => ({ area, city, state: '' });

const helper = (id: string, change: Partial<Freelancer> = {}): Freelancer => ({
  id,
  name: id,
  role: 'freelancer',
  profilePicture: null,
  rating: 4.5,
  reviews: [],
  hourlyRate: 25,
  availability: windows(['Monday'], '09:00', '17:00'),
  completedJobs: 10,
  bio: '',
  services: [],
  ...change,
});

const named = (helpers: readonly Freelancer[]) => helpers.map(({ id }) => id);

it("a helper's working days are listed once each, in weekday order", () => {
  const availability = [
    ...windows(['Saturday', 'Tuesday'], '16:00', '19:00'),
    ...windows(['Tuesday'], '09:00', '12:00'),
    ...windows(['Sunday'], '12:00', '12:00'),
  ];
  expect(listWorkdays(availability)).toEqual(['Tuesday', 'Saturday']);
});

describe('weekly working time', () => {
  it("is the sum of all days' windows", () => {
    expect(weeklyMinutes(windows(weekday.options, '07:00', '21:00'))).toBe(7 * 14 * 60);
    expect(weeklyMinutes([])).toBe(0);
  });

  it('counts overlapping windows once, and ignores windows that end before they start', () => {
    expect(
      weeklyMinutes([
        { day: 'Monday', startTime: '09:00', endTime: '12:00' },
        { day: 'Monday', startTime: '11:00', endTime: '13:00' },
        { day: 'Tuesday', startTime: '18:00', endTime: '08:00' },
      ]),
    ).toBe(4 * 60);
  });
});

describe('the suggested helper', () => {
  const daily = helper('daily', { availability: windows(weekday.options, '07:00', '21:00') });
  const busy = helper('busy', { completedJobs: 900 });
  const idle = helper('idle', { availability: [], completedJobs: 5000 });

  it('has the longest working week', () => {
    expect(suggestedHelper([busy, daily])).toBe(daily);
  });

  it('has the most completed jobs among helpers with equally long weeks', () => {
    expect(suggestedHelper([helper('other'), busy])).toBe(busy);
  });

  it('is null when no helper has working hours', () => {
    expect(suggestedHelper([idle])).toBeNull();
    expect(suggestedHelper([])).toBeNull();
  });

  it('does not depend on the list order', () => {
    const all = [daily, busy, idle, helper('a'), helper('b')];
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (shuffled) => {
        expect(suggestedHelper(shuffled)).toBe(daily);
      }),
    );
  });
});

describe('helpers near a hospital', () => {
  const koramangala = helper('koramangala', { location: place('Koramangala', 'Bengaluru') });
  const jayanagar = helper('jayanagar', {
    location: place('Jayanagar', 'Bengaluru'),
    completedJobs: 90,
  });
  const kochi = helper('kochi', { location: place('Kadavanthra', 'Kochi') });
  const nowhere = helper('nowhere');
  const all = [kochi, jayanagar, nowhere, koramangala];
  const address = '80 Feet Road, Koramangala, Bengaluru';

  it("are in the hospital's city, and those from its area are listed first", () => {
    const location = place('Koramangala', 'Bengaluru');
    expect(named(helpersNear({ address, location }, all))).toEqual(['koramangala', 'jayanagar']);
  });

  it("are found by the hospital's address if its city is unknown", () => {
    expect(named(helpersNear({ address }, all))).toEqual(['koramangala', 'jayanagar']);
    expect(named(helpersNear({ address: 'MG Road, KOCHI - 682016' }, all))).toEqual(['kochi']);
  });

  it('are not found by a city that is only part of a road or area name', () => {
    expect(helpersNear({ address: 'Kochi Road, Mysuru' }, all)).toEqual([]);
    const location = place('Kochi', 'Mysuru');
    expect(helpersNear({ address: 'Kochi, Mysuru', location }, all)).toEqual([]);
  });

  it('must have working hours', () => {
    const off = { ...koramangala, availability: [] };
    expect(helpersNear({ address }, [off])).toEqual([]);
  });

  it('are limited to three', () => {
    const many = ['a', 'b', 'c', 'd'].map((id) => ({ ...koramangala, id }));
    expect(named(helpersNear({ address }, many))).toEqual(['a', 'b', 'c']);
  });

  it('are not found for an empty place name', () => {
    const unnamed = helper('unnamed', { location: place('', '') });
    expect(helpersNear({ address: 'Main Road, ' }, [unnamed])).toEqual([]);
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Doctor, weekday } from '../../contract/doctors.ts';
import type { FreeDay } from '../../contract/free-times.ts';
import { addDays, dateInIndia, indiaInstant, timeAtMinutes } from '../time/india-time.ts';
import { findSooner, isFull, nextFree, nextTimes, stillFree } from './free-days.ts';
import { bookableDates, freeTimes, nextFreeSlot, type Schedule, slotsOn } from './slots.ts';

const times = fc.integer({ min: 0, max: 47 }).map((half) => timeAtMinutes(half * 30));
const schedules = fc.record({
  availability: fc.array(
    fc.record({ day: fc.constantFrom(...weekday.options), startTime: times, endTime: times }),
    { maxLength: 10 },
  ),
  leaveDays: fc.uniqueArray(
    fc.integer({ min: 0, max: 20 }).map((day) => addDays('2026-11-20', day)),
    { maxLength: 6 },
  ),
});
const instants = fc
  .integer({ min: 0, max: 7 * 24 * 60 - 1 })
  .map((minutes) => new Date(Date.parse('2026-11-20T00:00:00Z') + minutes * 60_000));
/** Parts of the offered times that are taken, so that many days are full. */
const takenShares = fc.array(fc.constantFrom(0, 0.5, 1), { minLength: 1, maxLength: 14 });

/** @param shares of the bookable days in turn */
function takenTimes(schedule: Schedule, shares: readonly number[], now: Date) {
  return new Map(
    bookableDates(schedule, now).map((date, index) => {
      const offered = slotsOn(schedule, date, [], now).map(({ time }) => time);
      const share = shares[index % shares.length] ?? 0;
      return [date, share === 0.5 ? offered.filter((_, at) => at % 2 === 0) : share ? offered : []];
    }),
  );
}

function daysOf(schedule: Schedule, taken: ReadonlyMap<string, string[]>, now: Date): FreeDay[] {
  return bookableDates(schedule, now).map((date) => ({
    date,
    times: freeTimes(schedule, date, taken.get(date) ?? [], now),
  }));
}

describe('the free times of all days', () => {
  it('are those that the grid of each day offers, also minutes or days after the response', () => {
    const delays = fc.constantFrom(0, 1, 29, 30, 61, 600, 1440, 3000);
    fc.assert(
      fc.property(schedules, takenShares, instants, delays, (schedule, shares, then, delay) => {
        const taken = takenTimes(schedule, shares, then);
        const now = new Date(then.getTime() + delay * 60_000);
        const days = stillFree(daysOf(schedule, taken, then), now);
        for (const date of bookableDates(schedule, now)) {
          const day = days.find((one) => one.date === date);
          const grid = slotsOn(schedule, date, taken.get(date) ?? [], now);
          const offered = grid.filter(({ status }) => status === 'available');
          if (day) expect(day.times).toEqual(offered.map(({ time }) => time));
          else expect(date > addDays(dateInIndia(then), 13)).toBe(true);
        }
      }),
    );
  });

  it('begin with the next free slot of the doctor', () => {
    fc.assert(
      fc.property(schedules, takenShares, instants, (schedule, shares, now) => {
        const taken = takenTimes(schedule, shares, now);
        const slots = [...taken].flatMap(([date, all]) => all.map((time) => `${date} ${time}`));
        const days = stillFree(daysOf(schedule, taken, now), now);
        expect(nextFree(days, null)).toEqual(nextFreeSlot(schedule, new Set(slots), now));
        const next = nextTimes(days, 3);
        expect(next[0] ?? null).toEqual(nextFree(days, null));
        const starts = next.map(({ date, time }) => `${date} ${time}`);
        expect(starts).toEqual([...new Set(starts)].sort());
        const count = days.reduce((sum, { times }) => sum + times.length, 0);
        expect(next).toHaveLength(Math.min(3, count));
      }),
    );
  });

  it('offer a slot on another day than the full one: the first after it, or else the first of all', () => {
    fc.assert(
      fc.property(schedules, takenShares, instants, (schedule, shares, now) => {
        const days = daysOf(schedule, takenTimes(schedule, shares, now), now);
        const free = days.filter((day) => day.times.length > 0).map(({ date }) => date);
        for (const { date } of days) {
          const others = free.filter((one) => one !== date);
          const wanted = others.find((one) => one > date) ?? others[0];
          expect(nextFree(days, date)?.date).toBe(wanted);
        }
      }),
    );
  });

  it('are full on a day without times, and without a chosen day if no day has any', () => {
    const open = { date: '2026-11-30', times: ['09:00'] };
    const full = { date: '2026-12-01', times: [] };
    expect(isFull([open, full], '2026-11-30')).toBe(false);
    expect(isFull([open, full], '2026-12-01')).toBe(true);
    expect(isFull([open, full], '2026-12-02')).toBe(false);
    expect(isFull([open, full], null)).toBe(false);
    expect(isFull([full], null)).toBe(true);
    expect(isFull([], null)).toBe(true);
  });
});

describe('other doctors who are free sooner', () => {
  const now = indiaInstant('2026-11-28', '12:00');
  const than = { date: '2026-12-01', time: '09:00' };
  const bengaluru = { area: 'Indiranagar', city: 'Bengaluru', state: 'Karnataka' };
  const mysuru = { ...bengaluru, city: 'Mysuru' };
  const doctor = (id: string, changes: Partial<Doctor>): Doctor => ({
    id,
    name: `Dr. ${id}`,
    specialty: 'Cardiology',
    bio: '',
    experience: 1,
    profilePicture: null,
    rating: 4,
    reviews: [],
    education: [],
    availability: [],
    location: bengaluru,
    nextFreeAt: indiaInstant('2026-11-30', '10:00').toISOString(),
    ...changes,
  });
  const own = doctor('own', { nextFreeAt: indiaInstant('2026-11-29', '09:00').toISOString() });
  const namesOf = (others: Doctor[], limit: typeof than | null = than) =>
    findSooner(others, own, limit, now).map(({ doctor: { id } }) => id);

  it('are at most two, of the same city first, then the soonest', () => {
    const at = (day: string) => ({ nextFreeAt: indiaInstant(day, '10:00').toISOString() });
    const others = [
      doctor('far-first', { location: mysuru, ...at('2026-11-29') }),
      doctor('near-last', at('2026-11-30')),
      doctor('far-last', { location: mysuru, ...at('2026-11-30') }),
    ];
    expect(namesOf(others)).toEqual(['near-last', 'far-first']);
    expect(namesOf([...others, doctor('near-first', at('2026-11-29'))])).toEqual([
      'near-first',
      'near-last',
    ]);
  });

  it.each([
    ['the doctor of the page', own],
    ['another specialty', doctor('other', { specialty: 'ENT' })],
    ['a doctor who cannot be booked', doctor('other', { nextFreeAt: null })],
    ['a doctor of an API without free times', doctor('other', { nextFreeAt: undefined })],
    [
      'a time that has passed',
      doctor('other', { nextFreeAt: indiaInstant('2026-11-28', '12:00').toISOString() }),
    ],
    [
      'the same time',
      doctor('other', { nextFreeAt: indiaInstant('2026-12-01', '09:00').toISOString() }),
    ],
  ])('do not include %s', (_, other) => {
    expect(namesOf([other])).toEqual([]);
  });

  it('may be free on any day if the doctor has no free time', () => {
    const late = doctor('late', { nextFreeAt: indiaInstant('2026-12-09', '10:30').toISOString() });
    expect(namesOf([late])).toEqual([]);
    expect(findSooner([late], own, null, now)).toEqual([
      { doctor: late, slot: { date: '2026-12-09', time: '10:30' } },
    ]);
  });

  it('need no place', () => {
    const { location: _, ...placeless } = own;
    const other = doctor('other', { location: undefined });
    expect(findSooner([other], placeless, than, now)).toHaveLength(1);
  });
});

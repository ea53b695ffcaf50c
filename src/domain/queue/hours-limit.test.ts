import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekday } from '../../contract/doctors.ts';
import { areHoursFree, hoursLimit } from './hours-limit.ts';
import { timeAtMinutes } from '../time/india-time.ts';
import { queueDates, toInterval, startTimes } from './queue-hours.ts';

/** 10:00 in India on a Saturday. */
const now = new Date('2026-11-21T04:30:00Z');
const date = '2026-11-25';
const daily = {
  availability: weekday.options.map((day) => ({ day, startTime: '07:00', endTime: '21:00' })),
};
const limit = (time: string, duration: number, ...busy: [string, string][]) =>
  hoursLimit(
    daily,
    { date, time, duration },
    busy.map(([startTime, endTime]) => ({ startTime, endTime })),
    now,
  );

describe("a booking's hour limit", () => {
  it('is the end of the working day, and an earlier start is suggested', () => {
    expect(limit('19:00', 2)).toBeNull();
    expect(limit('19:00', 3)).toEqual({
      reason: 'closing',
      until: '21:00',
      longest: 2,
      otherStart: '18:00',
    });
  });

  it("is the start of the helper's next booking", () => {
    expect(limit('08:00', 3, ['11:00', '12:00'])).toBeNull();
    expect(limit('08:30', 3, ['11:00', '12:00'])).toEqual({
      reason: 'booking',
      until: '11:00',
      longest: 2,
      otherStart: '08:00',
    });
  });

  it('is 0 hours if the chosen start is already booked', () => {
    expect(limit('09:00', 2, ['08:00', '10:00'])).toEqual({
      reason: 'booking',
      until: '09:00',
      longest: 0,
      otherStart: '10:00',
    });
  });

  it('has no alternative if no other start has enough free hours', () => {
    expect(limit('08:00', 12, ['12:00', '13:00'])?.otherStart).toBeNull();
  });

  it('is the end of the window that contains the start', () => {
    const twice = {
      availability: [
        { day: 'Wednesday' as const, startTime: '07:00', endTime: '12:00' },
        { day: 'Wednesday' as const, startTime: '15:00', endTime: '19:00' },
      ],
    };
    const hours = { date, time: '11:00', duration: 2 };
    expect(hoursLimit(twice, hours, [], now)).toMatchObject({ until: '12:00', longest: 1 });
  });

  it("is null for a start outside the helper's working hours", () => {
    expect(limit('06:00', 2)).toBeNull();
  });
});

const starts = fc.integer({ min: 0, max: 47 }).map((half) => timeAtMinutes(half * 30));
const helpers = fc.record({
  availability: fc.array(
    fc
      .tuple(fc.constantFrom(...weekday.options), starts, starts)
      .map(([day, startTime, endTime]) => ({ day, startTime, endTime })),
    { minLength: 1, maxLength: 10 },
  ),
});
const bookings = fc.array(
  fc.record({ time: starts, duration: fc.integer({ min: 1, max: 6 }) }).map(toInterval),
  { maxLength: 4 },
);
const durations = fc.integer({ min: 1, max: 12 });

it('an hour limit exists if and only if the hours cannot be booked, and the suggested starts are free', () => {
  fc.assert(
    fc.property(helpers, bookings, durations, fc.nat(), (helper, busy, duration, pick) => {
      const all = queueDates(helper, now).flatMap((day) =>
        startTimes(helper, day, now).map((time) => ({ date: day, time, duration })),
      );
      const hours = all[pick % Math.max(1, all.length)];
      fc.pre(hours !== undefined);
      const found = hoursLimit(helper, hours, busy, now);
      expect(found === null).toBe(areHoursFree(helper, hours, busy, now));
      if (!found) return;
      const { longest, otherStart } = found;
      expect(longest).toBeLessThan(duration);
      const isFree = (change: Partial<typeof hours>) =>
        areHoursFree(helper, { ...hours, ...change }, busy, now);
      if (longest > 0) expect(isFree({ duration: longest })).toBe(true);
      expect(isFree({ duration: longest + 1 })).toBe(false);
      if (otherStart !== null) expect(isFree({ time: otherStart })).toBe(true);
    }),
  );
});

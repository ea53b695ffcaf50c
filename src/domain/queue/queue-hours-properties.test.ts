import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { weekday } from '../../contract/doctors.ts';
import {
  addDays,
  dateInIndia,
  indiaInstant,
  toMinutes,
  timeAtMinutes,
  getWeekday,
} from '../time/india-time.ts';
import {
  areHoursOffered,
  getHourlyRate,
  hoursOverlap,
  isBusy,
  queueDates,
  queueTotal,
  toInterval,
  startTimes,
} from './queue-hours.ts';

afterEach(() => vi.unstubAllEnvs());

/** 10:00 in India on a Monday. */
const now = new Date('2026-11-23T04:30:00Z');
const today = '2026-11-23';
const times = fc.integer({ min: 0, max: 1439 }).map(timeAtMinutes);
const helpers = fc.record({
  availability: fc.array(
    fc.record({ day: fc.constantFrom(...weekday.options), startTime: times, endTime: times }),
    { maxLength: 12 },
  ),
});
const instants = fc
  .integer({ min: 0, max: 366 * 24 * 60 - 1 })
  .map((minutes) => new Date(Date.parse('2026-01-01T00:00:00Z') + minutes * 60_000));
const durations = fc.integer({ min: 1, max: 12 });
const bookings = fc.record({
  date: fc.constantFrom(today, '2026-11-24'),
  time: times,
  duration: durations,
});
const zones = [
  'Asia/Kolkata',
  'UTC',
  'America/New_York',
  'America/Los_Angeles',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
];

describe('queue booking with any helper at any moment', () => {
  it('offers the same hours to viewers in six time zones', () => {
    fc.assert(
      fc.property(helpers, instants, durations, (helper, at, duration) => {
        const seen = zones.map((zone) => {
          vi.stubEnv('TZ', zone);
          const offered = queueDates(helper, at).map((date) => {
            const starts = startTimes(helper, date, at);
            const isLong = (time: string) => areHoursOffered(helper, { date, time, duration }, at);
            return [date, starts, starts.filter(isLong)];
          });
          return JSON.stringify(offered);
        });
        expect(new Set(seen).size).toBe(1);
      }),
      { numRuns: process.env.SOAK ? 1000 : 100 },
    );
  });

  it('offers start times in order, in the future and within 14 days', () => {
    fc.assert(
      fc.property(helpers, instants, (helper, at) => {
        const last = addDays(dateInIndia(at), 13);
        for (const date of queueDates(helper, at)) {
          const starts = startTimes(helper, date, at);
          expect(starts).toEqual(starts.toSorted());
          expect(starts.length).toBeGreaterThan(0);
          expect(date <= last).toBe(true);
          for (const time of starts) {
            expect(indiaInstant(date, time).getTime()).toBeGreaterThan(at.getTime());
            expect(areHoursOffered(helper, { date, time, duration: 1 }, at)).toBe(true);
          }
        }
      }),
    );
  });

  it('offers only hours inside the windows, and every shorter booking with the same start', () => {
    const offers = fc.tuple(helpers, fc.nat(13), times, durations);
    fc.assert(
      fc.property(offers, ([helper, ahead, time, duration]) => {
        const date = addDays(today, ahead);
        if (!areHoursOffered(helper, { date, time, duration }, now)) return;
        for (let minute = 0; minute < duration * 60; minute += 1) {
          const at = timeAtMinutes(toMinutes(time) + minute);
          const isOpen = helper.availability.some(
            ({ day, startTime, endTime }) =>
              day === getWeekday(date) && startTime <= at && at < endTime,
          );
          expect(isOpen).toBe(true);
        }
        for (let shorter = 1; shorter < duration; shorter += 1) {
          expect(areHoursOffered(helper, { date, time, duration: shorter }, now)).toBe(true);
        }
      }),
    );
  });

  it('detects an overlap exactly when two bookings share a minute, in either order', () => {
    const minutes = ({ date, time, duration }: { date: string; time: string; duration: number }) =>
      Array.from({ length: Math.min(duration * 60, 1440 - toMinutes(time)) }, (_, index) =>
        [date, toMinutes(time) + index].join(),
      );
    fc.assert(
      fc.property(bookings, bookings, (one, two) => {
        const own = new Set(minutes(one));
        const isShared = minutes(two).some((minute) => own.has(minute));
        expect(hoursOverlap(one, two)).toBe(isShared);
        expect(hoursOverlap(two, one)).toBe(isShared);
        if (one.date === two.date)
          expect(isBusy(toInterval(one), [toInterval(two)])).toBe(isShared);
      }),
    );
  });

  it('charges several hours the same as if each were booked separately', () => {
    const cents = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(cents, durations, (amountMinor, duration) => {
        const rate = getHourlyRate({ hourlyRate: amountMinor / 100 });
        expect(rate.amountMinor).toBe(amountMinor);
        const singly = Array.from({ length: duration }, () => queueTotal(rate, 1).amountMinor);
        expect(queueTotal(rate, duration).amountMinor).toBe(singly.reduce((a, b) => a + b));
      }),
    );
  });
});

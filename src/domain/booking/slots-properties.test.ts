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
import { bookableDates, datesToChoose, isOffered, nextFreeSlot, slotsOn } from './slots.ts';

afterEach(() => vi.unstubAllEnvs());

const weekdays = fc.constantFrom(...weekday.options);
const times = fc.integer({ min: 0, max: 1439 }).map(timeAtMinutes);
const availabilities = fc.array(fc.record({ day: weekdays, startTime: times, endTime: times }), {
  maxLength: 12,
});
const daysOfTheYear = fc.integer({ min: 0, max: 379 }).map((day) => addDays('2026-01-01', day));
const schedules = fc.record({
  availability: availabilities,
  leaveDays: fc.option(fc.uniqueArray(daysOfTheYear, { maxLength: 60, size: 'max' }), {
    nil: undefined,
  }),
});
const instants = fc
  .integer({ min: 0, max: 366 * 24 * 60 - 1 })
  .map((minutes) => new Date(Date.parse('2026-01-01T00:00:00Z') + minutes * 60_000));
const viewerZones = [
  'Asia/Kolkata',
  'UTC',
  'America/New_York',
  'America/Los_Angeles',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
];

describe('booking with any schedule at any moment', () => {
  it('shows the earliest available slot across all bookable days as the next free slot', () => {
    const takenTimes = fc.array(fc.tuple(fc.integer({ min: 0, max: 13 }), times));
    fc.assert(
      fc.property(schedules, instants, takenTimes, fc.boolean(), (schedule, now, some, isFull) => {
        const today = dateInIndia(now);
        const offered = bookableDates(schedule, now).flatMap((date) =>
          slotsOn(schedule, date, [], now).map(({ time }) => `${date} ${time}`),
        );
        const taken = new Set(
          isFull
            ? offered.slice(0, -1)
            : some.map(([day, time]) => `${addDays(today, day)} ${time}`),
        );
        const [date, time] = offered.find((slot) => !taken.has(slot))?.split(' ') ?? [];
        expect(nextFreeSlot(schedule, taken, now)).toEqual(date && time ? { date, time } : null);
      }),
    );
  });

  it('shows the same slots in India time to viewers in six time zones', () => {
    fc.assert(
      fc.property(schedules, instants, (schedule, now) => {
        const seen = viewerZones.map((zone) => {
          vi.stubEnv('TZ', zone);
          const dates = bookableDates(schedule, now);
          return JSON.stringify(dates.map((date) => [date, slotsOn(schedule, date, [], now)]));
        });
        expect(new Set(seen).size).toBe(1);
      }),
      { numRuns: process.env.SOAK ? 1000 : 100 },
    );
  });

  it("uses India's date at 23:45 and 00:15 India time for viewers in six time zones", () => {
    fc.assert(
      fc.property(
        schedules,
        fc.integer({ min: 0, max: 365 }),
        fc.constantFrom('23:45', '00:15'),
        (schedule, day, time) => {
          const today = addDays('2026-01-01', day);
          const now = indiaInstant(today, time);
          for (const zone of viewerZones) {
            vi.stubEnv('TZ', zone);
            expect(dateInIndia(now)).toBe(today);
            for (const date of bookableDates(schedule, now)) {
              expect(date >= today && date < addDays(today, 14)).toBe(true);
            }
          }
        },
      ),
      { numRuns: process.env.SOAK ? 1000 : 100 },
    );
  });

  it('offers slots in order, only in the future and only within a window of their weekday', () => {
    fc.assert(
      fc.property(schedules, instants, (schedule, now) => {
        for (const date of bookableDates(schedule, now)) {
          const slots = slotsOn(schedule, date, [], now).map(({ time }) => time);
          expect(slots.length).toBeGreaterThan(0);
          for (const [index, time] of slots.entries()) {
            expect(indiaInstant(date, time).getTime()).toBeGreaterThan(now.getTime());
            expect(isOffered(schedule, { date, time }, now)).toBe(true);
            expect(
              schedule.availability.some(
                ({ day, startTime, endTime }) =>
                  day === getWeekday(date) && startTime <= time && time < endTime,
              ),
            ).toBe(true);
            const before = slots[index - 1];
            if (before) expect(toMinutes(time)).toBeGreaterThan(toMinutes(before));
          }
        }
      }),
    );
  });

  it('shows all bookable days and, apart from them, only working days without slots', () => {
    fc.assert(
      fc.property(schedules, instants, (schedule, now) => {
        const bookable = bookableDates(schedule, now);
        const dates = datesToChoose(schedule, now);
        expect(dates).toEqual(dates.toSorted());
        expect(dates).toEqual(expect.arrayContaining(bookable));
        for (const date of dates.filter((day) => !bookable.includes(day))) {
          expect(schedule.availability.some(({ day }) => day === getWeekday(date))).toBe(true);
          expect(schedule.leaveDays ?? []).not.toContain(date);
          expect(slotsOn(schedule, date, [], now)).toEqual([]);
        }
      }),
    );
  });

  it('leaves out leave days and changes no other day', () => {
    fc.assert(
      fc.property(schedules, instants, (schedule, now) => {
        const { availability, leaveDays = [] } = schedule;
        const dates = bookableDates(schedule, now);
        expect(dates).toEqual(
          bookableDates({ availability }, now).filter((date) => !leaveDays.includes(date)),
        );
        for (const date of dates) {
          expect(slotsOn(schedule, date, [], now)).toEqual(
            slotsOn({ availability }, date, [], now),
          );
        }
      }),
    );
  });
});

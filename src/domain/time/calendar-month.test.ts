import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, formatMonth, monthWeeks } from './calendar-month.ts';
import { addDays, getWeekday } from './india-time.ts';

const aDay = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days));

describe("a month's calendar", () => {
  it('has weeks from Monday to Sunday', () => {
    const weeks = monthWeeks('2026-11');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks[5]?.[0]).toBe('2026-11-30');
    expect(formatMonth('2026-11-30')).toBe('November 2026');
  });

  it('contains each day of the month once, under its weekday', () => {
    fc.assert(
      fc.property(aDay, (day) => {
        const month = day.slice(0, 7);
        const weeks = monthWeeks(month);
        const days = weeks.flat().filter((one) => one !== null);
        expect(days).toContain(day);
        expect(days.every((one) => one.startsWith(month))).toBe(true);
        expect(new Set(days).size).toBe(days.length);
        expect(addDays(days.at(-1) ?? '', 1).slice(8)).toBe('01');
        for (const week of weeks)
          expect([null, 'Monday']).toContain(week[0] ? getWeekday(week[0]) : null);
      }),
    );
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-11-30', 1, '2026-12-30'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
  ])('calculates %s plus %i months as %s', (date, months, moved) => {
    expect(addMonths(date, months)).toBe(moved);
  });
});

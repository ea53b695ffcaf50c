import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekday } from '../../../contract/doctors.ts';
import { toMinutes } from '../../../domain/time/india-time.ts';
import { TIME_STEPS } from '../../../domain/doctors/schedule-edit.ts';
import { gridSpan, hourMark, placeIn, shortTime } from './grid-hours.ts';

describe("the grid's hour marks", () => {
  it('mark every second hour, from the first whole hour to the last', () => {
    const span = gridSpan([
      { day: 'Monday', startTime: '09:00', endTime: '13:00' },
      { day: 'Friday', startTime: '14:00', endTime: '18:30' },
    ]);
    expect(span.marks.map((mark) => hourMark(mark, '12h'))).toEqual([
      '9 am',
      '11 am',
      '1 pm',
      '3 pm',
      '5 pm',
    ]);
    expect(span.end).toBe(19 * 60);
    expect(placeIn(span, 14 * 60)).toBe(50);
  });

  it('cover 9:00 to 18:00 for a week without working hours', () => {
    expect(gridSpan([])).toMatchObject({ start: 9 * 60, end: 18 * 60 });
  });

  it("cover all of a doctor's working hours with at most six marks", () => {
    const aTime = fc.constantFrom(...TIME_STEPS, '23:59');
    const aWindow = fc
      .record({ day: fc.constantFrom(...weekday.options), startTime: aTime, endTime: aTime })
      .filter(({ startTime, endTime }) => startTime < endTime);
    fc.assert(
      fc.property(fc.array(aWindow, { minLength: 1, maxLength: 8 }), (availability) => {
        const span = gridSpan(availability);
        for (const { startTime, endTime } of availability) {
          expect(placeIn(span, toMinutes(startTime))).toBeGreaterThanOrEqual(0);
          expect(placeIn(span, toMinutes(endTime))).toBeLessThanOrEqual(100);
        }
        expect(span.marks.length).toBeLessThanOrEqual(6);
        expect(span.marks[0]).toBe(span.start);
        expect(span.marks.at(-1)).toBeLessThan(span.end);
      }),
    );
  });
});

it("a 12-hour time is shortened to '9' or '1:30', and a 24-hour time is shown in full", () => {
  expect(['09:00', '13:30', '00:00'].map((time) => shortTime(time, '12h'))).toEqual([
    '9',
    '1:30',
    '12',
  ]);
  expect(shortTime('13:30', '24h')).toBe('13:30');
  expect(hourMark(13 * 60, '24h')).toBe('13:00');
});

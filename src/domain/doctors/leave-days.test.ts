import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_LEAVE_DAYS } from '../../contract/doctors.ts';
import { addDays } from '../time/india-time.ts';
import { addLeave, fitsLeave, formatLeave, leaveRanges, removeLeave } from './leave-days.ts';

const today = '2026-11-21';
const aDay = fc.integer({ min: 0, max: 40 }).map((days) => addDays(today, days));
const days = fc.uniqueArray(aDay, { maxLength: 20 }).map((list) => list.sort());

describe("a doctor's leave", () => {
  it('can be one day or several consecutive days', () => {
    expect(addLeave([], { from: '2026-11-30', until: '2026-11-30' })).toEqual(['2026-11-30']);
    expect(addLeave(['2026-12-01'], { from: '2026-11-30', until: '2026-12-02' })).toEqual([
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
    ]);
  });

  it('is displayed as ranges of consecutive days', () => {
    expect(leaveRanges(['2026-11-30', '2026-12-01', '2026-12-03'])).toEqual([
      { from: '2026-11-30', until: '2026-12-01' },
      { from: '2026-12-03', until: '2026-12-03' },
    ]);
  });

  it('contains the same days after it is converted to ranges and back', () => {
    fc.assert(
      fc.property(days, (leaveDays) => {
        const ranges = leaveRanges(leaveDays);
        expect(ranges.reduce<string[]>(addLeave, [])).toEqual(leaveDays);
        expect(ranges.reduce<string[]>(removeLeave, leaveDays)).toEqual([]);
        ranges.slice(1).forEach(({ from }, at) => {
          expect(from > addDays(ranges[at]?.until ?? '', 1)).toBe(true);
        });
      }),
    );
  });

  it('is limited to the number of days that the API accepts', () => {
    const list = Array.from({ length: MAX_LEAVE_DAYS + 1 }, (_, index) => addDays(today, index));
    expect(fitsLeave(list.slice(1))).toBe(true);
    expect(fitsLeave(list)).toBe(false);
  });

  it('is displayed as one day, or as its first and last day', () => {
    expect(formatLeave({ from: '2026-11-30', until: '2026-11-30' })).toBe('Mon 30 Nov 2026');
    expect(formatLeave({ from: '2026-12-30', until: '2027-01-02' })).toBe(
      'Wed 30 Dec to Sat 2 Jan 2027',
    );
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_LEAVE_DAYS } from '../contract/doctors.ts';
import { addDays } from './india-time.ts';
import { addLeave, leaveProblem, leaveRanges, removeLeave } from './leave-days.ts';

const today = '2026-11-21';
const aDay = fc.integer({ min: 0, max: 40 }).map((days) => addDays(today, days));
const days = fc.uniqueArray(aDay, { maxLength: 20 }).map((list) => list.sort());

describe('leave', () => {
  it('is a day or several in a row', () => {
    expect(addLeave([], { from: '2026-11-30', until: '2026-11-30' })).toEqual(['2026-11-30']);
    expect(addLeave(['2026-12-01'], { from: '2026-11-30', until: '2026-12-02' })).toEqual([
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
    ]);
  });

  it('is shown with days in a row together', () => {
    expect(leaveRanges(['2026-11-30', '2026-12-01', '2026-12-03'])).toEqual([
      { from: '2026-11-30', until: '2026-12-01' },
      { from: '2026-12-03', until: '2026-12-03' },
    ]);
  });

  it('is the same as its ranges, however they are put together', () => {
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

  it.each([
    ['no day', '', '', 'Choose the first day of leave.', 'from'],
    ['no day, but a last one', '', '2026-12-01', 'Choose the first day of leave.', 'from'],
    ['a day that there is not', '2026-02-30', '', 'Choose the first day of leave.', 'from'],
    [
      'half a last day',
      '2026-12-01',
      '2026-12',
      'Choose the last day of leave, or leave it empty.',
      'until',
    ],
    ['a day past', '2026-11-20', '', 'Leave cannot begin in the past.', 'from'],
    [
      'an end before the start',
      '2026-12-05',
      '2026-12-01',
      'The last day must not be before the first.',
      'until',
    ],
    ['a year far off', '2026-12-05', '9999-12-31', 'Leave can be entered a year ahead.', 'until'],
    ['one day a year far off', '9999-12-31', '', 'Leave can be entered a year ahead.', 'from'],
    [
      'days that are there',
      '2026-11-25',
      '2026-11-26',
      'These days are listed already.',
      'from until',
    ],
    ['a day that is there', '2026-11-25', '', 'These days are listed already.', 'from'],
    [
      'too many days',
      '2026-12-01',
      '2027-01-28',
      'At most 60 days of leave can be listed.',
      'from until',
    ],
  ])('is refused with %s', (_, from, until, message, of) => {
    const problem = leaveProblem(['2026-11-25', '2026-11-26'], { from, until }, today);
    expect(problem).toEqual({ message, of: of.split(' ') });
  });

  it('is never more than the API takes', () => {
    fc.assert(
      fc.property(days, aDay, fc.integer({ min: 0, max: 90 }), (leaveDays, from, length) => {
        const until = addDays(from, length);
        if (leaveProblem(leaveDays, { from, until }, today) !== null) return;
        const added = addLeave(leaveDays, { from, until });
        expect(added.length).toBeLessThanOrEqual(MAX_LEAVE_DAYS);
        expect(added.length).toBeGreaterThan(leaveDays.length);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { weekday, type AvailabilityWindow, type Weekday } from '../../contract/doctors.ts';
import { indiaInstant } from '../time/india-time.ts';
import {
  bookableDates,
  datesToChoose,
  isOffered,
  nearestFreeTimes,
  offeredTimes,
  type Schedule,
  slotsOn,
} from './slots.ts';

const monday = '2026-11-23';
const at = (date: string, time: string) => indiaInstant(date, time);
const window = (day: Weekday, startTime: string, endTime: string): AvailabilityWindow => ({
  day,
  startTime,
  endTime,
});
const weekly = (...availability: AvailabilityWindow[]): Schedule => ({ availability });

describe('the times in a schedule', () => {
  it("are every 30 minutes from a window's start, excluding its end", () => {
    expect(offeredTimes(weekly(window('Monday', '09:00', '10:30')), monday)).toEqual([
      '09:00',
      '09:30',
      '10:00',
    ]);
  });

  it('start exactly when a window starts, without rounding', () => {
    expect(offeredTimes(weekly(window('Monday', '09:15', '10:20')), monday)).toEqual([
      '09:15',
      '09:45',
      '10:15',
    ]);
  });

  it('continue across windows that touch or overlap, in any order', () => {
    const windows = [window('Monday', '10:00', '11:00'), window('Monday', '09:15', '10:00')];
    expect(offeredTimes(weekly(...windows), monday)).toEqual(['09:15', '09:45', '10:15', '10:45']);
  });

  it('leave out windows that end before they start, and windows of other weekdays', () => {
    expect(offeredTimes(weekly(window('Monday', '12:00', '09:00')), monday)).toEqual([]);
    expect(offeredTimes(weekly(window('Tuesday', '09:00', '12:00')), monday)).toEqual([]);
  });

  it('skip a leave day, but not the same weekday a week later', () => {
    const week = weekly(window('Monday', '09:00', '10:00'));
    const away = { ...week, leaveDays: [monday] };
    expect(offeredTimes(away, monday)).toEqual([]);
    expect(offeredTimes(away, '2026-11-30')).toEqual(offeredTimes(week, '2026-11-30'));
  });
});

describe("a day's slots", () => {
  const schedule = weekly(window('Monday', '09:00', '11:00'));

  it('include taken slots, marked as taken, and leave out past slots', () => {
    expect(slotsOn(schedule, monday, ['10:30'], at(monday, '09:30'))).toEqual([
      { time: '10:00', status: 'available' },
      { time: '10:30', status: 'taken' },
    ]);
  });

  it('can be searched for the free times closest to a taken slot, earlier ones first', () => {
    const slots = slotsOn(schedule, monday, ['09:30'], at('2026-11-22', '12:00'));
    expect(nearestFreeTimes(slots, '09:30', 2)).toEqual(['09:00', '10:00']);
  });
});

describe('the bookable days', () => {
  it('are the working days in the next 14 days, including today', () => {
    const dates = bookableDates(weekly(window('Monday', '09:00', '11:00')), at(monday, '08:00'));
    expect(dates).toEqual(['2026-11-23', '2026-11-30']);
  });

  it('leave out today once its last slot has started', () => {
    const dates = bookableDates(weekly(window('Monday', '09:00', '11:00')), at(monday, '10:30'));
    expect(dates).toEqual(['2026-11-30']);
  });

  it('skip leave days', () => {
    const schedule = { ...weekly(window('Monday', '09:00', '11:00')), leaveDays: [monday] };
    const now = at(monday, '08:00');
    expect(bookableDates(schedule, now)).toEqual(['2026-11-30']);
    expect(isOffered(schedule, { date: monday, time: '09:00' }, now)).toBe(false);
    expect(slotsOn(schedule, monday, [], now)).toEqual([]);
  });

  it('are shown along with working days that have no slots, except leave days', () => {
    const schedule = weekly(
      window('Monday', '09:00', '09:00'),
      window('Tuesday', '17:00', '09:00'),
    );
    const now = at(monday, '08:00');
    expect(bookableDates(schedule, now)).toEqual([]);
    expect(datesToChoose(schedule, now)).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-30',
      '2026-12-01',
    ]);
    expect(datesToChoose({ ...schedule, leaveDays: [monday] }, now)).not.toContain(monday);
  });

  it('are sorted by date along with working days that have no slots', () => {
    const schedule = weekly(window('Monday', '09:00', '10:00'), window('Sunday', '09:00', '09:00'));
    const now = at(monday, '12:00');
    expect(datesToChoose(schedule, now)).toEqual(['2026-11-29', '2026-11-30', '2026-12-06']);
  });

  it.each([
    ['23:45', '2026-11-23'],
    ['00:15', '2026-11-24'],
  ])("are counted from today's date in India at %s", (time, today) => {
    const night = at(today, time);
    const dates = bookableDates(
      weekly(...weekday.options.map((day) => window(day, '00:00', '23:59'))),
      night,
    );
    expect(dates[0]).toBe('2026-11-24');
    expect(dates).toHaveLength(time === '23:45' ? 13 : 14);
  });
});

import { describe, expect, it } from 'vitest';
import { weekday } from '../../contract/doctors.ts';
import { indiaInstant } from '../time/india-time.ts';
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

/** 10:00 in India on a Monday. */
const now = new Date('2026-11-23T04:30:00Z');
const today = '2026-11-23';
const daily = weekday.options.map((day) => ({ day, startTime: '07:00', endTime: '21:00' }));
const ramesh = { availability: daily };
const mondays = {
  availability: [
    { day: 'Monday' as const, startTime: '09:00', endTime: '12:00' },
    { day: 'Monday' as const, startTime: '12:00', endTime: '14:00' },
    { day: 'Monday' as const, startTime: '16:00', endTime: '16:30' },
  ],
};

describe("a helper's offered hours", () => {
  const isOffered = (date: string, time: string, duration = 1, helper = ramesh) =>
    areHoursOffered(helper, { date, time, duration }, now);

  it("are inside the day's windows", () => {
    expect(isOffered('2026-11-24', '07:00', 12)).toBe(true);
    expect(isOffered('2026-11-24', '09:00', 12)).toBe(true);
    expect(isOffered('2026-11-24', '06:30')).toBe(false);
    expect(isOffered('2026-11-24', '20:00')).toBe(true);
    expect(isOffered('2026-11-24', '20:30')).toBe(false);
    expect(isOffered('2026-11-24', '21:00')).toBe(false);
    expect(isOffered('2026-11-24', '10:00', 12)).toBe(false);
  });

  it('continue from one window into the next if there is no gap between them', () => {
    expect(isOffered('2026-11-30', '11:00', 3, mondays)).toBe(true);
    expect(isOffered('2026-11-30', '13:00', 4, mondays)).toBe(false);
    expect(isOffered('2026-11-30', '16:00', 1, mondays)).toBe(false);
    expect(isOffered('2026-11-24', '10:00', 1, mondays)).toBe(false);
  });

  it('start in the future and within 14 days', () => {
    expect(isOffered(today, '09:30')).toBe(false);
    expect(isOffered(today, '10:00')).toBe(false);
    expect(isOffered(today, '10:01')).toBe(true);
    expect(isOffered('2026-11-22', '15:00')).toBe(false);
    expect(isOffered('2026-12-06', '15:00')).toBe(true);
    expect(isOffered('2026-12-07', '15:00')).toBe(false);
  });
});

describe('the offered start times', () => {
  it('are at every half hour with at least one full working hour left', () => {
    expect(startTimes(mondays, '2026-11-30', now).join(' ')).toBe(
      '09:00 09:30 10:00 10:30 11:00 11:30 12:00 12:30 13:00',
    );
    expect(startTimes(mondays, '2026-11-24', now)).toEqual([]);
  });

  it('leave out past times, and days with no start times left', () => {
    expect(startTimes(mondays, today, now).join(' ')).toBe('10:30 11:00 11:30 12:00 12:30 13:00');
    expect(queueDates(mondays, now)).toEqual([today, '2026-11-30']);
    expect(queueDates(mondays, indiaInstant(today, '13:00'))).toEqual(['2026-11-30']);
    expect(queueDates(ramesh, now)).toHaveLength(14);
    expect(queueDates({ availability: [] }, now)).toEqual([]);
  });
});

describe('two bookings of one helper', () => {
  const at = (time: string, duration: number, date = today) => ({ date, time, duration });

  it('overlap if they share time on the same day', () => {
    expect(hoursOverlap(at('10:00', 3), at('12:59', 1))).toBe(true);
    expect(hoursOverlap(at('10:00', 3), at('11:00', 1))).toBe(true);
    expect(hoursOverlap(at('10:00', 3), at('13:00', 1))).toBe(false);
    expect(hoursOverlap(at('10:00', 3), at('11:00', 1, '2026-11-24'))).toBe(false);
  });

  it('leave the rest of the day free', () => {
    const busy = [toInterval(at('10:00', 3)), toInterval(at('23:00', 1))];
    expect(busy).toEqual([
      { startTime: '10:00', endTime: '13:00' },
      { startTime: '23:00', endTime: '24:00' },
    ]);
    expect(isBusy({ startTime: '12:30', endTime: '13:30' }, busy)).toBe(true);
    expect(isBusy({ startTime: '23:30', endTime: '24:00' }, busy)).toBe(true);
    expect(isBusy({ startTime: '13:00', endTime: '23:00' }, busy)).toBe(false);
    expect(isBusy({ startTime: '13:00', endTime: '23:00' }, [])).toBe(false);
  });
});

describe('the price', () => {
  it('is the number of hours times the hourly rate, in cents', () => {
    expect(queueTotal(getHourlyRate({ hourlyRate: 25 }), 3)).toEqual({
      amountMinor: 7500,
      currency: 'USD',
    });
    // In floating point, 28.9 * 100 is 2889.9999999999995.
    expect(getHourlyRate({ hourlyRate: 28.9 })).toEqual({ amountMinor: 2890, currency: 'USD' });
  });
});

import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  addDays,
  dateInIndia,
  daysBetween,
  formatDay,
  formatDaysAhead,
  formatLongDate,
  formatPastDay,
  formatRecent,
  formatSpokenDay,
  formatWeekdayAndDate,
  formatTime,
  indiaInstant,
  isOtherZone,
  timeInIndia,
} from './india-time.ts';

afterEach(() => vi.unstubAllEnvs());

describe("India's calendar", () => {
  it('starts a new day at midnight in India, not at midnight UTC', () => {
    expect(dateInIndia(new Date('2026-11-21T18:29:00Z'))).toBe('2026-11-21');
    expect(dateInIndia(new Date('2026-11-21T18:30:00Z'))).toBe('2026-11-22');
  });

  it('adds days correctly across months, leap days and years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysBetween('2026-12-31', '2027-01-02')).toBe(2);
  });

  it.each(['UTC', 'America/New_York', 'Pacific/Apia'])(
    'converts any minute to India time and back for a viewer in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 525_599 }), (minute) => {
          const at = new Date(Date.parse('2026-01-01T00:00:00Z') + minute * 60_000);
          expect(indiaInstant(dateInIndia(at), timeInIndia(at)).getTime()).toBe(at.getTime());
        }),
      );
    },
  );

  it.each([
    ['America/New_York', '2026-03-07T21:00:00Z', '2026-03-08 02:30'],
    ['Europe/London', '2026-03-28T20:00:00Z', '2026-03-29 01:30'],
    ['Africa/Cairo', '2026-04-23T18:45:00Z', '2026-04-24 00:15'],
  ])(
    'shows the correct India time during the hour that daylight saving time skips in %s',
    (zone, instant, clock) => {
      vi.stubEnv('TZ', zone);
      const at = new Date(instant);
      expect(`${dateInIndia(at)} ${timeInIndia(at)}`).toBe(clock);
    },
  );

  it("treats a time zone with the same UTC offset as India's as India time", () => {
    const at = new Date('2026-11-21T04:30:00Z');
    expect(isOtherZone('Asia/Colombo', at)).toBe(false);
    expect(isOtherZone('Asia/Dubai', at)).toBe(true);
  });
});

describe('formatted dates and times', () => {
  it('have a short, a long and a spoken form', () => {
    expect(formatDay('2026-11-25')).toBe('Wed 25 Nov');
    expect(formatLongDate('2026-09-04')).toBe('Friday, 4 September 2026');
    expect(formatSpokenDay('2026-09-04')).toBe('Friday 4 September');
    expect(formatWeekdayAndDate('2026-09-04')).toBe('Friday, 4 September');
  });

  it('use a 12-hour clock by default and a 24-hour clock on request', () => {
    expect(['00:05', '09:30', '12:00', '23:45'].map((time) => formatTime(time))).toEqual([
      '12:05 am',
      '9:30 am',
      '12:00 pm',
      '11:45 pm',
    ]);
    expect(formatTime('21:30', '24h')).toBe('21:30');
  });

  it('say how many days away a date is', () => {
    const ahead = (date: string) => formatDaysAhead(date, '2026-11-21');
    expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-25'].map(ahead)).toEqual([
      '',
      'today',
      'tomorrow',
      'in 4 days',
    ]);
  });

  it('use "Today" and "Yesterday" for recent days in conversations', () => {
    const pastDay = (date: string) => formatPastDay(date, '2026-01-02');
    expect(['2026-01-02', '2026-01-01', '2025-12-31', '2026-01-03'].map(pastDay)).toEqual([
      'Today',
      'Yesterday',
      'Wed 31 Dec 2025',
      'Sat 3 Jan',
    ]);
  });
});

describe('a recent time', () => {
  const now = indiaInstant('2026-11-21', '10:45');
  const recent = (date: string, time = '10:42') => formatRecent(indiaInstant(date, time), now);

  it('is the time of day for today, in the preferred clock format', () => {
    expect(recent('2026-11-21')).toBe('10:42 am');
    expect(recent('2026-11-21', '00:00')).toBe('12:00 am');
    expect(formatRecent(indiaInstant('2026-11-21', '09:05'), now, '24h')).toBe('09:05');
  });

  it('is "Yesterday" or the weekday for the last six days', () => {
    expect(recent('2026-11-20', '23:59')).toBe('Yesterday');
    expect(recent('2026-11-20', '00:00')).toBe('Yesterday');
    expect(recent('2026-11-19')).toBe('Thu');
    expect(recent('2026-11-15', '00:00')).toBe('Sun');
  });

  it('is the date for earlier days, with the year if it is not this year', () => {
    expect(recent('2026-11-14', '23:59')).toBe('14 Nov');
    expect(recent('2025-11-21')).toBe('21 Nov 2025');
  });

  it("is the date if the sender's clock is a day ahead", () => {
    expect(recent('2026-11-22', '00:01')).toBe('22 Nov');
  });

  it("starts a new day at midnight in India, not at the viewer's midnight", () => {
    vi.stubEnv('TZ', 'America/New_York');
    const oneMinuteApart = ['2026-11-20T18:29:00Z', '2026-11-20T18:30:00Z'];
    expect(oneMinuteApart.map((at) => formatRecent(new Date(at), now))).toEqual([
      'Yesterday',
      '12:00 am',
    ]);
  });
});

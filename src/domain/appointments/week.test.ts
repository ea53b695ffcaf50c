import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Appointment } from '../../contract/appointments.ts';
import { addDays, indiaInstant, timeAtMinutes } from '../time/india-time.ts';
import { findWeekRange, listDays, listWeekHours, startOfWeek } from './week.ts';

const wednesday = '2026-11-25';
const now = indiaInstant(wednesday, '10:10');
const days = listDays(startOfWeek(wednesday), 7);
const schedule = {
  availability: [
    { day: 'Wednesday', startTime: '09:00', endTime: '12:00' },
    { day: 'Friday', startTime: '10:00', endTime: '11:00' },
  ],
} as const;

const createVisit = (date: string, time: string, status: Appointment['status'] = 'scheduled') =>
  ({
    id: `${date} ${time}`,
    doctorId: 'ananya',
    patientId: 'meera',
    date,
    time,
    appointmentType: 'video',
    notes: '',
    status,
    createdAt: '2026-11-21T04:30:00Z',
    price: { amountMinor: 5000, currency: 'USD' },
    doctor: { id: 'ananya', name: 'Dr. Ananya', specialty: 'Cardiology', profilePicture: null },
    patient: { id: 'meera', name: 'Meera Nair', profilePicture: null },
  }) satisfies Appointment;

const statesOn = (
  date: string,
  more: {
    leaveDays?: string[];
    blockedHours?: { date: string; startTime: string; endTime: string }[];
  } = {},
  visits: readonly Appointment[] = [],
) =>
  Object.fromEntries(
    listWeekHours({ ...schedule, ...more }, visits, days, now).map(({ time, cells }) => [
      time,
      cells.find((cell) => cell.date === date)?.state,
    ]),
  );

describe('the week', () => {
  it('begins on Monday', () => {
    expect(days[0]).toBe('2026-11-23');
    expect(startOfWeek('2026-11-23')).toBe('2026-11-23');
    expect(startOfWeek('2026-11-29')).toBe('2026-11-23');
  });

  it('has a row for each hour of work, with what is over and what is free', () => {
    expect(statesOn(wednesday)).toEqual({ '09:00': 'past', '10:00': 'open', '11:00': 'open' });
    expect(statesOn('2026-11-27')).toEqual({ '09:00': 'off', '10:00': 'open', '11:00': 'off' });
  });

  it('shows blocked hours, and leave in the hours of work', () => {
    const blockedHours = [{ date: wednesday, startTime: '11:00', endTime: '12:00' }];
    expect(statesOn(wednesday, { blockedHours })['11:00']).toBe('blocked');
    const onLeave = statesOn('2026-11-27', { leaveDays: ['2026-11-27'] });
    expect(onLeave).toEqual({ '09:00': 'off', '10:00': 'leave', '11:00': 'off' });
  });

  it('has no free time in an hour that is booked, or proposed for another visit', () => {
    const visit = createVisit(wednesday, '11:00');
    expect(statesOn(wednesday, {}, [visit])['11:00']).toBe('open');
    const proposal = { date: wednesday, time: '11:30', by: 'doctor', at: visit.createdAt } as const;
    const moving = { ...createVisit('2026-11-27', '10:00'), proposal };
    expect(statesOn(wednesday, {}, [visit, moving])['11:00']).toBe('full');
  });

  it('has a row for visits outside the hours', () => {
    const rows = listWeekHours(schedule, [createVisit(wednesday, '19:45')], days, now);
    expect(rows.at(-1)?.time).toBe('19:00');
    expect(rows.at(-1)?.cells[2]?.visits).toHaveLength(1);
  });

  it('reaches from the first visit to the last day that can be booked', () => {
    expect(findWeekRange([createVisit('2026-11-18', '10:00')], now)).toEqual({
      first: '2026-11-18',
      last: '2026-12-08',
    });
    const cancelled = createVisit('2026-10-01', '10:00', 'cancelled');
    expect(findWeekRange([cancelled], now).first).toBe(wednesday);
  });
});

it('every visit that is not cancelled is in exactly one cell of its day and hour', () => {
  const aVisit = fc
    .record({
      date: fc.integer({ min: -3, max: 9 }).map((at) => addDays(wednesday, at)),
      minutes: fc.nat(24 * 60 - 1),
      status: fc.constantFrom('pending', 'scheduled', 'completed', 'cancelled'),
    })
    .map(({ date, minutes, status }) => createVisit(date, timeAtMinutes(minutes), status));
  fc.assert(
    fc.property(fc.array(aVisit, { maxLength: 15 }), (visits) => {
      const rows = listWeekHours(schedule, visits, days, now);
      const shown = rows.flatMap(({ time, cells }) =>
        cells.flatMap((cell) =>
          cell.visits.map((visit) => {
            expect(visit.date).toBe(cell.date);
            expect(visit.time.slice(0, 2)).toBe(time.slice(0, 2));
            return visit;
          }),
        ),
      );
      const expected = visits.filter(
        ({ status, date }) => status !== 'cancelled' && days.includes(date),
      );
      expect(shown).toHaveLength(expected.length);
      expect(new Set(rows.map(({ time }) => time)).size).toBe(rows.length);
    }),
  );
});

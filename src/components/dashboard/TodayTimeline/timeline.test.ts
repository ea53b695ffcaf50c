import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Appointment, AppointmentStatus } from '../../../contract/appointments.ts';
import { foremostVisit } from '../../../domain/appointments/foremost-visit.ts';
import { earlierText, foldEarlier, nowRow, getTimelineState } from './timeline.ts';

/** 10:40 in India. */
const now = new Date('2026-11-25T05:10:00Z');

const visit = (time: string, status: AppointmentStatus = 'scheduled'): Appointment => ({
  id: time,
  doctorId: 'ananya',
  patientId: 'meera',
  date: '2026-11-25',
  time,
  appointmentType: 'in-person',
  notes: '',
  status,
  createdAt: '2026-11-01T00:00:00Z',
  price: { amountMinor: 10_000, currency: 'USD' },
  doctor: { id: 'ananya', name: 'Ananya', specialty: 'Cardiology', profilePicture: null },
  patient: { id: 'meera', name: 'Meera', profilePicture: null },
});

describe('a visit today', () => {
  it('is done if it is completed, current during its slot, and open otherwise', () => {
    expect(getTimelineState(visit('10:30', 'completed'), now)).toBe('done');
    expect(getTimelineState(visit('10:30'), now)).toBe('now');
    expect(getTimelineState(visit('09:00'), now)).toBe('open');
    expect(getTimelineState(visit('11:00'), now)).toBe('open');
  });
});

describe('the highlighted visit', () => {
  it('is the visit in progress', () => {
    const going = visit('10:30');
    expect(foremostVisit([visit('09:00'), going, visit('11:00')], now, [])).toBe(going);
  });

  it('is a late visit of the last hour if no visit is in progress', () => {
    const visits = [visit('09:00'), visit('10:00'), visit('10:30', 'completed'), visit('11:00')];
    expect(foremostVisit(visits, now, [])?.time).toBe('10:00');
  });

  it('is the next visit if no visit is in progress or late', () => {
    const next = visit('11:00');
    const visits = [visit('09:00'), visit('10:30', 'completed'), next, visit('11:30')];
    expect(foremostVisit(visits, now, [])).toBe(next);
  });

  it('is a late visit whose patient waits, even while another is in progress', () => {
    const visits = [visit('09:00'), visit('09:30'), visit('10:30')];
    expect(foremostVisit(visits, now, ['09:30', '11:00'])?.time).toBe('09:30');
  });

  it('is null an hour after all visits have begun', () => {
    expect(foremostVisit([visit('09:40'), visit('10:00', 'completed')], now, [])).toBeNull();
  });
});

describe('the row for the current time', () => {
  it("is absent during a visit, because the visit's row is already highlighted", () => {
    expect(nowRow([visit('10:30')], [visit('10:30')], now)).toBeNull();
  });

  it.each([
    ['before the first visit', [visit('12:00')], 0, 'Next visit in 80 minutes'],
    ['91 minutes before it', [visit('12:11')], 0, 'Next visit in 1 hour 31 minutes'],
    ['hours before it', [visit('14:00')], 0, 'Next visit in 3 hours 20 minutes'],
    ['whole hours before it', [visit('12:40')], 0, 'Next visit in 2 hours'],
    [
      'between two visits',
      [visit('09:00', 'completed'), visit('10:41')],
      1,
      'Next visit in a minute',
    ],
    [
      'after a visit that was completed early',
      [visit('10:30', 'completed'), visit('11:00')],
      1,
      'Next visit in 20 minutes',
    ],
    [
      'after the last one',
      [visit('09:00'), visit('09:30', 'completed')],
      2,
      'No more visits today. 1 still needs notes.',
    ],
    [
      'after all are completed',
      [visit('09:00', 'completed')],
      1,
      'No more visits today. All are completed.',
    ],
    [
      'when the rest is completed ahead of time',
      [visit('09:00', 'completed'), visit('11:00', 'completed')],
      1,
      'No more visits today. All are completed.',
    ],
  ])('shows the next visit, or that there are no more visits today: %s', (_, visits, at, words) => {
    expect(nowRow(visits, visits, now)).toEqual({ at, words });
  });
});

describe('earlier visits', () => {
  const times = (visits: readonly Appointment[]) => visits.map(({ time }) => time);
  const fold = (visits: readonly Appointment[], waitingIds: readonly string[] = []) => {
    const { earlier, rows } = foldEarlier(visits, now, waitingIds);
    return [times(earlier), times(rows)];
  };

  it('stay in the list if there is one', () => {
    expect(fold([visit('08:00'), visit('11:00')])).toEqual([[], ['08:00', '11:00']]);
  });

  it('do not fold with a mark that can be taken back', () => {
    const marked = { ...visit('09:00'), missed: { at: '2026-11-25T04:00:00Z' } };
    const morning = [visit('08:00', 'completed'), visit('08:30', 'completed'), marked];
    expect(fold([...morning, visit('11:00')])).toEqual([
      ['08:00', '08:30'],
      ['09:00', '11:00'],
    ]);
  });

  it('fold if there are more, except a late one of the last hour', () => {
    const morning = [visit('08:00', 'completed'), visit('08:30'), visit('09:00', 'completed')];
    expect(fold([...morning, visit('11:00')])).toEqual([['08:00', '08:30', '09:00'], ['11:00']]);
    expect(fold([...morning, visit('09:50'), visit('11:00')])).toEqual([
      ['08:00', '08:30', '09:00'],
      ['09:50', '11:00'],
    ]);
  });

  it('stay in the list while the patient waits', () => {
    const visits = [visit('08:00', 'completed'), visit('08:30'), visit('11:00')];
    expect(fold(visits, ['08:30'])).toEqual([['08:00'], ['08:30', '11:00']]);
  });

  it('are never lost, and at most one of them stays in a list of many', () => {
    const time = fc.integer({ min: 0, max: 47 }).map((half) => {
      const hours = String(Math.floor(half / 2)).padStart(2, '0');
      return `${hours}:${half % 2 ? '30' : '00'}`;
    });
    const days = fc.uniqueArray(fc.record({ time, isDone: fc.boolean() }), {
      selector: ({ time: at }) => at,
    });
    fc.assert(
      fc.property(days, fc.array(time), (day, waitingIds) => {
        const visits = day
          .map(({ time: at, isDone }) => visit(at, isDone ? 'completed' : 'scheduled'))
          .sort((a, b) => a.time.localeCompare(b.time));
        const { earlier, rows } = foldEarlier(visits, now, waitingIds);
        expect(times([...earlier, ...rows]).sort()).toEqual(times(visits));
        const next = foremostVisit(visits, now, waitingIds);
        if (next) expect(rows.slice(0, 2)).toContain(next);
      }),
    );
  });

  it('say how many are completed', () => {
    const done = visit('08:00', 'completed');
    expect(earlierText([visit('09:00')])).toBe('1 earlier visit');
    expect(earlierText([done])).toBe('1 earlier visit, all completed');
    expect(earlierText([done, visit('09:00')])).toBe('2 earlier visits, 1 completed');
  });
});

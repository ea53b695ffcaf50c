import { describe, expect, it } from 'vitest';
import type { Appointment, AppointmentStatus } from '../../../contract/appointments.ts';
import { foremostVisit, nowRow, getTimelineState } from './timeline.ts';

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
    expect(foremostVisit([visit('09:00'), going, visit('11:00')], now)).toBe(going);
  });

  it('is the next visit if no visit is in progress', () => {
    const next = visit('11:00');
    const visits = [visit('09:00'), visit('10:30', 'completed'), next, visit('11:30')];
    expect(foremostVisit(visits, now)).toBe(next);
  });

  it('is null once all visits have begun', () => {
    expect(foremostVisit([visit('09:00'), visit('10:00', 'completed')], now)).toBeNull();
  });
});

describe('the row for the current time', () => {
  it("is absent during a visit, because the visit's row is already highlighted", () => {
    expect(nowRow([visit('10:30')], now)).toBeNull();
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
    expect(nowRow(visits, now)).toEqual({ at, words });
  });
});

import { describe, expect, it } from 'vitest';
import type { Appointment, AppointmentStatus } from '../../contract/appointments.ts';
import { foremostVisit, stateOf } from './timeline.ts';

/** Wednesday 25 November 2026, 10:40 in India. */
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

describe('a visit of today', () => {
  it('is over, going on, or neither', () => {
    expect(stateOf(visit('10:30', 'completed'), now)).toBe('done');
    expect(stateOf(visit('10:30'), now)).toBe('now');
    expect(stateOf(visit('09:00'), now)).toBe('open');
    expect(stateOf(visit('11:00'), now)).toBe('open');
  });
});

describe('the visit that stands out', () => {
  it('is the one going on', () => {
    const going = visit('10:30');
    expect(foremostVisit([visit('09:00'), going, visit('11:00')], now)).toBe(going);
  });

  it('is the next one where none is going on', () => {
    const next = visit('11:00');
    const visits = [visit('09:00'), visit('10:30', 'completed'), next, visit('11:30')];
    expect(foremostVisit(visits, now)).toBe(next);
  });

  it('is none once all have begun', () => {
    expect(foremostVisit([visit('09:00'), visit('10:00', 'completed')], now)).toBeNull();
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Appointment, AppointmentStatus } from '../../contract/appointments.ts';
import type { MedicalRecord } from '../../contract/records.ts';
import {
  countVisits,
  isVisitNow,
  lapsedRequests,
  openRequests,
  recentPatients,
  todaysVisits,
  upcomingVisits,
  visitsToComplete,
  visitsWithProposal,
  vitalsHistory,
  weekCounts,
  yourDoctors,
} from './dashboard.ts';
import { addDays } from '../time/india-time.ts';

/** 10:40 in India. */
const now = new Date('2026-11-25T05:10:00Z');

let made = 0;
function visit(
  date: string,
  time: string,
  status: AppointmentStatus = 'scheduled',
  { doctor = 'ananya', patient = 'meera' } = {},
): Appointment {
  made += 1;
  return {
    id: `visit-${made}`,
    doctorId: doctor,
    patientId: patient,
    date,
    time,
    appointmentType: 'video',
    notes: '',
    status,
    createdAt: '2026-11-01T00:00:00Z',
    price: { amountMinor: 5000, currency: 'USD' },
    doctor: { id: doctor, name: doctor, specialty: 'Cardiology', profilePicture: null },
    patient: { id: patient, name: patient, profilePicture: null },
  };
}

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe('a dashboard', () => {
  it('shows a visit as upcoming until its half-hour slot has ended', () => {
    const running = visit('2026-11-25', '10:30');
    expect(isVisitNow(running, now)).toBe(true);
    expect(upcomingVisits([running], now)).toEqual([running]);
    expect(upcomingVisits([visit('2026-11-25', '10:00')], now)).toEqual([]);
    expect(isVisitNow(visit('2026-11-25', '10:10'), now)).toBe(false);
    expect(isVisitNow(visit('2026-11-25', '11:00'), now)).toBe(false);
  });

  it('counts the visits in each state', () => {
    const visits = [
      visit('2026-11-20', '09:00', 'completed'),
      visit('2026-11-20', '09:30', 'cancelled'),
      visit('2026-11-26', '09:30'),
      visit('2026-11-26', '10:00', 'pending'),
      visit('2026-11-24', '10:00'),
      visit('2026-11-25', '10:30', 'pending'),
    ];
    expect(countVisits(visits, now)).toEqual({
      total: 6,
      completed: 1,
      cancelled: 2,
      upcoming: 1,
      requests: 1,
      toComplete: 1,
    });
    expect(ids(visitsToComplete(visits, now))).toEqual([visits[4]?.id]);
    expect(ids(openRequests(visits, now))).toEqual([visits[3]?.id]);
  });

  it('shows the proposed times that still wait, first those of the other side', () => {
    const at = '2026-11-24T05:10:00Z';
    const proposed = (date: string, by: 'patient' | 'doctor') => ({
      ...visit(date, '09:30'),
      proposal: { date: '2026-11-30', time: '09:30', by, at },
    });
    const own = proposed('2026-11-26', 'patient');
    const other = proposed('2026-11-27', 'doctor');
    const ended = proposed('2026-11-25', 'doctor');
    const visits = [own, other, ended, visit('2026-11-26', '10:00')];
    expect(ids(visitsWithProposal(visits, 'patient', now))).toEqual([other.id, own.id]);
    expect(ids(visitsWithProposal(visits, 'doctor', now))).toEqual([own.id, other.id]);
  });

  it('counts each visit in exactly one state, so that the counts add up to the total', () => {
    const anyVisit = fc
      .record({
        day: fc.integer({ min: -2, max: 2 }),
        time: fc.constantFrom('00:00', '10:00', '10:10', '10:30', '10:40', '11:00', '23:30'),
        status: fc.constantFrom('pending', 'scheduled', 'completed', 'cancelled'),
      })
      .map(({ day, time, status }) => visit(addDays('2026-11-25', day), time, status));
    fc.assert(
      fc.property(fc.array(anyVisit), (visits) => {
        const { total, ...parts } = countVisits(visits, now);
        expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(total);
        expect(total).toBe(visits.length);
      }),
    );
  });

  it("shows today's visits in chronological order", () => {
    const visits = [
      visit('2026-11-25', '12:00'),
      visit('2026-11-25', '09:00', 'completed'),
      visit('2026-11-25', '11:00', 'cancelled'),
      visit('2026-11-25', '11:30', 'pending'),
      visit('2026-11-26', '09:00'),
    ];
    expect(todaysVisits(visits, now).map(({ time }) => time)).toEqual(['09:00', '12:00']);
  });

  it('counts the visits on each weekday, from Monday to Sunday', () => {
    const visits = [
      visit('2026-11-23', '09:00', 'completed'),
      visit('2026-11-29', '09:00'),
      visit('2026-11-22', '09:00', 'completed'),
      visit('2026-11-30', '09:00'),
    ];
    const week = weekCounts(visits, now);
    expect(week.map(({ date }) => date)).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((day) => addDays('2026-11-23', day)),
    );
    expect(week[0]).toMatchObject({ completed: 1, booked: 0 });
    expect(week[6]).toMatchObject({ completed: 0, booked: 1 });
  });

  it('lists the doctors from the last three completed visits, each only once', () => {
    const visits = [
      visit('2026-11-01', '09:00', 'completed', { doctor: 'early' }),
      visit('2026-11-10', '09:00', 'completed', { doctor: 'farah' }),
      visit('2026-11-12', '09:00', 'completed', { doctor: 'gill' }),
      visit('2026-11-14', '09:00', 'completed', { doctor: 'farah' }),
      visit('2026-11-20', '09:00', 'cancelled', { doctor: 'never' }),
    ];
    expect(ids(yourDoctors(visits))).toEqual(['farah', 'gill']);
  });

  it('lists each recent patient once, starting with the most recent visit', () => {
    const visits = [
      visit('2026-11-10', '09:00', 'completed', { patient: 'arjun' }),
      visit('2026-11-12', '09:00', 'completed', { patient: 'meera' }),
      visit('2026-11-14', '09:00', 'completed', { patient: 'arjun' }),
    ];
    expect(ids(recentPatients(visits))).toEqual(['arjun', 'meera']);
  });

  it('lists no patient twice and no past visit as upcoming', () => {
    const anyVisit = fc
      .tuple(
        fc.integer({ min: -20, max: 20 }),
        fc.constantFrom('08:00', '10:30', '11:00', '23:30'),
        fc.constantFrom<AppointmentStatus>('pending', 'scheduled', 'completed', 'cancelled'),
        fc.constantFrom('a', 'b', 'c'),
      )
      .map(([days, time, status, patient]) =>
        visit(addDays('2026-11-25', days), time, status, { patient, doctor: patient }),
      );
    fc.assert(
      fc.property(fc.array(anyVisit, { maxLength: 30 }), (visits) => {
        const people = ids(recentPatients(visits));
        expect(new Set(people).size).toBe(people.length);
        expect(yourDoctors(visits).length).toBeLessThanOrEqual(3);
        const upcoming = upcomingVisits(visits, now);
        expect(upcoming.every(({ date }) => date >= '2026-11-25')).toBe(true);
        expect(countVisits(visits, now).upcoming).toBe(upcoming.length);
      }),
    );
  });
});

describe('the list of lapsed requests', () => {
  const lapsed = (date: string): Appointment => ({
    ...visit(date, '09:00', 'cancelled'),
    cancelledBy: 'system',
  });

  it('includes only requests from the last week, earliest first', () => {
    const visits = [
      lapsed('2026-11-25'),
      lapsed('2026-11-18'),
      lapsed('2026-11-17'),
      visit('2026-11-24', '09:00', 'cancelled'),
    ];
    expect(ids(lapsedRequests(visits, now))).toEqual([visits[1]?.id, visits[0]?.id]);
  });

  it('leaves out a request if the patient has since sent the same doctor a new one', () => {
    const before = { ...visit('2026-11-27', '09:00'), createdAt: '2026-11-24T03:29:00Z' };
    const after = { ...before, createdAt: '2026-11-24T03:31:00Z' };
    expect(lapsedRequests([lapsed('2026-11-24'), before], now)).toHaveLength(1);
    expect(lapsedRequests([lapsed('2026-11-24'), after], now)).toEqual([]);
  });
});

describe("a patient's vitals", () => {
  const record = (date: string, vitals?: MedicalRecord['vitals']): MedicalRecord => ({
    id: date,
    patientId: 'meera',
    doctorId: 'ananya',
    date,
    diagnosis: 'Check-up',
    prescription: '',
    notes: '',
    vitals,
    doctor: { id: 'ananya', name: 'Ananya', specialty: 'Cardiology', profilePicture: null },
  });

  it('are in date order and include only measured values', () => {
    const history = vitalsHistory([
      record('2026-11-08', { pulse: 72, bloodPressure: { systolic: 118, diastolic: 76 } }),
      record('2026-09-02', { pulse: 80 }),
      record('2026-10-01'),
    ]);
    expect(history.pulse).toEqual([
      { date: '2026-09-02', value: 80 },
      { date: '2026-11-08', value: 72 },
    ]);
    expect(history.systolic).toEqual([{ date: '2026-11-08', value: 118 }]);
    expect(history.weight).toEqual([]);
  });
});

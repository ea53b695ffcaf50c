import { expect, it } from 'vitest';
import type { Appointment } from '../../../contract/appointments.ts';
import { appointmentDays, earlierDays, splitVisits } from './appointment-days.ts';

const visit = (id: string, date: string, time: string): Appointment => ({
  id,
  date,
  time,
  doctorId: 'doctor-1',
  patientId: 'patient-1',
  appointmentType: 'video',
  notes: '',
  status: 'scheduled',
  createdAt: '2026-11-20T10:00:00Z',
  price: { amountMinor: 5000, currency: 'USD' },
  doctor: { id: 'doctor-1', name: 'Dr. Farah Qureshi', specialty: '', profilePicture: null },
  patient: { id: 'patient-1', name: 'Meera Nair', profilePicture: null },
});

it('the appointment list groups appointments by day, with the earliest day and time first', () => {
  const days = appointmentDays([
    visit('c', '2026-12-01', '09:00'),
    visit('b', '2026-11-25', '16:30'),
    visit('d', '2027-01-04', '09:00'),
    visit('a', '2026-11-25', '09:30'),
  ]);
  expect(days.map(({ date, appointments }) => [date, ...appointments.map(({ id }) => id)])).toEqual(
    [
      ['2026-11-25', 'a', 'b'],
      ['2026-12-01', 'c'],
      ['2027-01-04', 'd'],
    ],
  );
});

it('an earlier visit that the doctor marks stays to take the mark back until midnight', () => {
  const marked = {
    ...visit('a', '2026-11-25', '09:30'),
    missed: { at: '2026-11-27T06:00:00.000Z' },
  };
  const open = visit('b', '2026-11-25', '16:30');
  const ids = (now: string) => {
    const { toComplete, earlier } = splitVisits([marked, open], 'doctor', new Date(now));
    return [toComplete, earlier].map((list) => list.map(({ id }) => id));
  };
  expect(ids('2026-11-27T18:29:00Z')).toEqual([['a', 'b'], []]);
  expect(ids('2026-11-27T18:30:00Z')).toEqual([['b'], ['a']]);
});

it('earlier visits begin with the latest day and time', () => {
  const list = [
    visit('c', '2026-12-01', '09:00'),
    visit('b', '2026-11-25', '16:30'),
    visit('d', '2027-01-04', '09:00'),
    visit('a', '2026-11-25', '09:30'),
  ];
  expect(
    earlierDays(list).map(({ date, appointments }) => [date, ...appointments.map(({ id }) => id)]),
  ).toEqual([
    ['2027-01-04', 'd'],
    ['2026-12-01', 'c'],
    ['2026-11-25', 'b', 'a'],
  ]);
});

it('grouping appointments does not modify the given list', () => {
  const list = [visit('b', '2026-12-01', '09:00'), visit('a', '2026-11-25', '16:30')];
  appointmentDays(list);
  expect(list.map(({ id }) => id)).toEqual(['b', 'a']);
});

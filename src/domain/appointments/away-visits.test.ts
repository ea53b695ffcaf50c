import { describe, expect, it } from 'vitest';
import type { Appointment, VisitChange } from '../../contract/appointments.ts';
import { indiaInstant } from '../time/india-time.ts';
import { hasAnswered, isStillAway, isToPropose, listAwayVisits } from './away-visits.ts';

const leave = '2026-11-26';
const now = indiaInstant('2026-11-25', '08:00');
const schedule = {
  availability: (['Thursday', 'Friday'] as const).map((day) => ({
    day,
    startTime: '09:00',
    endTime: '16:00',
  })),
  leaveDays: [leave],
};
const booked = { date: leave, time: '10:00' };
const other = { date: '2026-11-27', time: '10:00' };
const at = '2026-11-25T02:00:00Z';

const visit: Appointment = {
  id: 'one',
  doctorId: 'ananya',
  patientId: 'meera',
  ...booked,
  appointmentType: 'video',
  notes: '',
  status: 'scheduled',
  createdAt: '2026-11-21T04:30:00Z',
  price: { amountMinor: 5000, currency: 'USD' },
  doctor: { id: 'ananya', name: 'Dr. Ananya', specialty: 'Cardiology', profilePicture: null },
  patient: { id: 'meera', name: 'Meera Nair', profilePicture: null },
};
const proposed = (by: 'doctor' | 'patient'): VisitChange => ({
  kind: 'move-proposed',
  by,
  at,
  to: other,
});
const ended = (by: VisitChange['by']): VisitChange => ({ kind: 'move-ended', by, at, to: other });
const stateOf = (changes: Partial<Appointment>) =>
  listAwayVisits(schedule, [{ ...visit, ...changes }], now).map(({ state, to }) => ({ state, to }));

describe('a visit on a day of leave', () => {
  it.each<[string, Partial<Appointment>]>([
    ['open', {}],
    ['request', { status: 'pending' }],
    ['declined', { history: [proposed('doctor'), ended('patient')] }],
    ['unanswered', { history: [proposed('doctor'), ended('system')] }],
    ['open', { history: [proposed('doctor'), ended('doctor')] }],
    ['open', { history: [proposed('patient'), ended('patient')] }],
    ['cancelled', { status: 'cancelled', cancelledBy: 'patient', history: [proposed('doctor')] }],
  ])('is %s', (state, changes) => {
    expect(stateOf(changes)).toEqual([{ state, to: null }]);
  });

  it('waits for the patient, or has the patient’s own proposal', () => {
    const proposal = { ...other, at };
    expect(stateOf({ proposal: { ...proposal, by: 'doctor' } })).toEqual([
      { state: 'waiting', to: other },
    ]);
    expect(stateOf({ proposal: { ...proposal, by: 'patient' } })).toEqual([
      { state: 'proposed', to: other },
    ]);
  });

  it('stays in the list after the patient has accepted another time', () => {
    const accepted = { kind: 'move-accepted', by: 'patient', at, from: booked, to: other } as const;
    const history = [proposed('doctor'), accepted];
    expect(listAwayVisits(schedule, [{ ...visit, ...other, history }], now)).toMatchObject([
      { state: 'moved', slot: booked, to: other },
    ]);
  });

  it('is still there until it is moved or cancelled', () => {
    const visits: Partial<Appointment>[] = [
      {},
      { status: 'pending' },
      { proposal: { ...other, at, by: 'doctor' } },
      { ...other, history: [{ kind: 'moved', by: 'patient', at, from: booked, to: other }] },
      { status: 'cancelled', cancelledBy: 'patient', history: [proposed('doctor')] },
    ];
    const all = visits.map((changes) => ({ ...visit, ...changes }));
    const still = listAwayVisits(schedule, all, now).map(isStillAway);
    expect(still).toEqual([true, true, true, false, false]);
  });

  it('is not listed once it is over, completed, or cancelled without a proposal', () => {
    const after = indiaInstant(leave, '10:30');
    expect(listAwayVisits(schedule, [visit], after)).toEqual([]);
    expect(stateOf({ status: 'completed' })).toEqual([]);
    expect(stateOf({ status: 'cancelled', cancelledBy: 'patient' })).toEqual([]);
    expect(stateOf({ missed: { at } })).toEqual([]);
  });
});

it('visits in blocked hours are listed, others are not, and all are in the order of their times', () => {
  const blockedHours = [{ date: other.date, startTime: '10:00', endTime: '11:00' }];
  const all = [
    { ...visit, id: 'blocked', ...other },
    { ...visit, id: 'works', ...other, time: '11:00' },
    visit,
  ];
  const found = listAwayVisits({ ...schedule, blockedHours }, all, now);
  expect(found.map(({ visit: { id } }) => id)).toEqual(['one', 'blocked']);
  expect(found.filter(isToPropose)).toHaveLength(2);
  expect(found.filter(hasAnswered)).toEqual([]);
});

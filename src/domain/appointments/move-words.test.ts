import { describe, expect, it } from 'vitest';
import type { Appointment, Proposal } from '../../contract/appointments.ts';
import { defaultRules } from '../booking/booking-rules.ts';
import { formatMoveEffect, formatMoveEnd, formatMoveLimit, formatProposal } from './move-words.ts';

const visit: Appointment = {
  id: 'visit-1',
  doctorId: 'ananya',
  patientId: 'meera',
  date: '2026-11-25',
  time: '10:30',
  appointmentType: 'video',
  notes: '',
  status: 'scheduled',
  createdAt: '2026-11-20T10:00:00Z',
  price: { amountMinor: 5000, currency: 'USD' },
  doctor: { id: 'ananya', name: 'Ananya Krishnan', specialty: '', profilePicture: null },
  patient: { id: 'meera', name: 'Meera Nair', profilePicture: null },
};
const proposal: Proposal = {
  date: '2026-11-27',
  time: '11:00',
  by: 'doctor',
  at: '2026-11-21T04:00:00Z',
};

describe('a proposed time', () => {
  it('says to the other side who proposes it, and what stays until the answer', () => {
    expect(formatProposal(visit, proposal, 'patient', '12h')).toBe(
      'Dr. Krishnan proposes Fri 27 Nov, 11:00 am instead. Until you answer, the visit stays on Wed 25 Nov, 10:30 am.',
    );
  });

  it('says to the one who proposed it who must agree', () => {
    expect(formatProposal(visit, proposal, 'doctor', '24h')).toBe(
      'You proposed Fri 27 Nov, 11:00. Meera Nair must agree. Until then, the visit stays on Wed 25 Nov, 10:30.',
    );
  });
});

describe('the effect of a move', () => {
  const effect = (
    change: Partial<Appointment>,
    viewer: 'patient' | 'doctor',
    acceptsMoves = false,
  ) => formatMoveEffect({ ...visit, ...change }, viewer, { ...defaultRules, acceptsMoves }, '12h');

  it('is a proposal for an accepted visit', () => {
    expect(effect({}, 'patient')).toBe(
      'Dr. Krishnan must agree. Until then, the visit stays on Wed 25 Nov, 10:30 am.',
    );
  });

  it('is immediate for a request, and with a doctor who accepts moves at once', () => {
    expect(effect({ status: 'pending' }, 'patient')).toMatch(/^Your request moves to the new time/);
    expect(effect({}, 'patient', true)).toMatch(/^The visit moves at once/);
  });

  it('is a proposal by a doctor who accepts the moves of patients at once', () => {
    expect(effect({}, 'doctor', true)).toMatch(/^Meera Nair must agree/);
  });
});

describe('a refused move', () => {
  const rules = { ...defaultRules, changeHours: 48, mostMoves: 1 };

  it('names the last hour', () => {
    expect(formatMoveLimit('too-late', visit, 'patient', rules)).toMatch(
      /^Visits to Dr. Krishnan can be moved until 2 days before they start/,
    );
  });

  it('names the number of moves of the user’s own side', () => {
    expect(formatMoveLimit('too-many', visit, 'patient', rules)).toMatch(/the time once,/);
    expect(formatMoveLimit('too-many', visit, 'doctor', rules)).toMatch(/the time 10 times,/);
    expect(formatMoveLimit('too-many', visit, 'patient', { ...rules, mostMoves: 0 })).toMatch(
      /^Patients cannot move visits to Dr. Krishnan/,
    );
  });

  it.each(['too-late', 'too-many'] as const)('%s says what is still possible', (limit) => {
    expect(formatMoveLimit(limit, visit, 'patient', rules)).toMatch(
      /You can keep this visit, or cancel it\.$/,
    );
  });

  it('names the one whose proposal has to be answered first', () => {
    expect(formatMoveEnd('other-proposal', visit, 'doctor')).toBe(
      'Meera Nair has proposed another time. Answer that first.',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { appointmentActions } from './appointment-actions.ts';

const now = new Date('2026-11-21T04:30:00Z');
const coming = { date: '2026-11-25', time: '10:30' };
const past = { date: '2026-11-21', time: '10:00' };

describe('a patient', () => {
  it('can move or cancel a future visit or request', () => {
    expect(appointmentActions({ ...coming, status: 'pending' }, 'patient', now)).toEqual([
      'move',
      'cancel',
    ]);
    expect(appointmentActions({ ...coming, status: 'scheduled' }, 'patient', now)).toEqual([
      'move',
      'cancel',
    ]);
  });

  it('cannot move a visit while the doctor’s proposal waits, or the doctor takes no visits', () => {
    const visit = { ...coming, status: 'scheduled' } as const;
    const proposal = { ...coming, date: '2026-11-26', at: '2026-11-20T04:30:00Z' };
    const proposedBy = (by: 'patient' | 'doctor') =>
      appointmentActions({ ...visit, proposal: { ...proposal, by } }, 'patient', now);
    expect(proposedBy('doctor')).toEqual(['cancel']);
    expect(proposedBy('patient')).toEqual(['move', 'cancel']);
    const away = { ...visit, doctor: { takesVisits: false } };
    expect(appointmentActions(away, 'patient', now)).toEqual(['cancel']);
  });

  it('has no actions once the visit has begun', () => {
    expect(appointmentActions({ ...past, status: 'scheduled' }, 'patient', now)).toEqual([]);
  });

  it('can book again after a visit', () => {
    expect(appointmentActions({ ...past, status: 'completed' }, 'patient', now)).toEqual([
      'book-again',
    ]);
    expect(appointmentActions({ ...coming, status: 'cancelled' }, 'patient', now)).toEqual([
      'book-again',
    ]);
  });
});

describe('a doctor', () => {
  it('can accept or decline a request, but after its start time can only decline', () => {
    expect(appointmentActions({ ...coming, status: 'pending' }, 'doctor', now)).toEqual([
      'accept',
      'decline',
    ]);
    expect(appointmentActions({ ...past, status: 'pending' }, 'doctor', now)).toEqual(['decline']);
  });

  it('can complete or cancel a scheduled visit', () => {
    expect(appointmentActions({ ...past, status: 'scheduled' }, 'doctor', now)).toEqual([
      'complete',
      'cancel',
    ]);
  });

  it('can complete a visit from 30 minutes before its start', () => {
    const soon = { date: '2026-11-21', time: '10:30', status: 'scheduled' } as const;
    expect(appointmentActions(soon, 'doctor', now)).toEqual(['complete', 'move', 'cancel']);
    expect(appointmentActions({ ...soon, time: '10:31' }, 'doctor', now)).toEqual([
      'move',
      'cancel',
    ]);
  });

  it('has no actions for a completed or cancelled visit', () => {
    expect(appointmentActions({ ...past, status: 'completed' }, 'doctor', now)).toEqual([]);
    expect(appointmentActions({ ...past, status: 'cancelled' }, 'doctor', now)).toEqual([]);
  });
});

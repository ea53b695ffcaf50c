import { describe, expect, it } from 'vitest';
import { appointmentActions } from './appointment-actions.ts';

const now = new Date('2026-11-21T04:30:00Z');
const coming = { date: '2026-11-25', time: '10:30' };
const past = { date: '2026-11-21', time: '10:00' };

describe('what a patient is offered', () => {
  it('is to cancel what is still to come', () => {
    expect(appointmentActions({ ...coming, status: 'pending' }, 'patient', now)).toEqual([
      'cancel',
    ]);
    expect(appointmentActions({ ...coming, status: 'scheduled' }, 'patient', now)).toEqual([
      'cancel',
    ]);
  });

  it('is nothing once the visit has begun', () => {
    expect(appointmentActions({ ...past, status: 'scheduled' }, 'patient', now)).toEqual([]);
  });

  it('is to book again what is over', () => {
    expect(appointmentActions({ ...past, status: 'completed' }, 'patient', now)).toEqual([
      'book-again',
    ]);
    expect(appointmentActions({ ...coming, status: 'cancelled' }, 'patient', now)).toEqual([
      'book-again',
    ]);
  });
});

describe('what a doctor is offered', () => {
  it('is to accept or decline a request, and only to decline one whose time has passed', () => {
    expect(appointmentActions({ ...coming, status: 'pending' }, 'doctor', now)).toEqual([
      'accept',
      'decline',
    ]);
    expect(appointmentActions({ ...past, status: 'pending' }, 'doctor', now)).toEqual(['decline']);
  });

  it('is to complete or cancel a scheduled visit', () => {
    expect(appointmentActions({ ...past, status: 'scheduled' }, 'doctor', now)).toEqual([
      'complete',
      'cancel',
    ]);
  });

  it('completes a visit from 30 minutes before its start', () => {
    const soon = { date: '2026-11-21', time: '10:30', status: 'scheduled' } as const;
    expect(appointmentActions(soon, 'doctor', now)).toEqual(['complete', 'cancel']);
    expect(appointmentActions({ ...soon, time: '10:31' }, 'doctor', now)).toEqual(['cancel']);
  });

  it('is nothing for what is over', () => {
    expect(appointmentActions({ ...past, status: 'completed' }, 'doctor', now)).toEqual([]);
    expect(appointmentActions({ ...past, status: 'cancelled' }, 'doctor', now)).toEqual([]);
  });
});

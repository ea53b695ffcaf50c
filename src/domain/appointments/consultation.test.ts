import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Appointment } from '../../contract/appointments.ts';
import { completionWait, roomState, untilVisit, getVisitLink } from './consultation.ts';
import { dateInIndia, timeInIndia } from '../time/india-time.ts';

/** 10:00 in India. */
const now = new Date('2026-11-21T04:30:00Z');

const visit = (changes: Partial<Appointment> = {}): Appointment => ({
  id: 'visit-1',
  doctorId: 'ananya',
  patientId: 'meera',
  date: '2026-11-21',
  time: '11:00',
  appointmentType: 'video',
  notes: '',
  status: 'scheduled',
  createdAt: '2026-11-01T00:00:00Z',
  price: { amountMinor: 5000, currency: 'USD' },
  doctor: { id: 'ananya', name: 'Dr. Ananya', specialty: 'Cardiology', profilePicture: null },
  patient: { id: 'meera', name: 'Meera', profilePicture: null },
  ...changes,
});

describe("a visit's video room", () => {
  it("is open from the doctor's acceptance until the end of the visit day", () => {
    expect(roomState(visit({ date: '2026-12-02' }), now)).toBe('open');
    expect(roomState(visit({ time: '00:30' }), now)).toBe('open');
  });

  it('is closed while the doctor may not take visits', () => {
    const away = visit({ doctor: { ...visit().doctor, takesVisits: false } });
    expect(roomState(away, now)).toBe('doctor-away');
    expect(getVisitLink(away, 'patient', now)).toBeNull();
    expect(getVisitLink(away, 'doctor', now)).toBe('visit');
  });

  it('closes at midnight in India', () => {
    const afterMidnight = new Date('2026-11-21T18:31:00Z');
    expect(roomState(visit(), afterMidnight)).toBe('past');
  });

  it('exists only for video visits', () => {
    expect(roomState(visit({ appointmentType: 'in-person' }), now)).toBe('not-video');
    expect(roomState(visit({ appointmentType: 'phone', status: 'cancelled' }), now)).toBe(
      'not-video',
    );
  });

  it("is closed unless the visit is scheduled, and gives the visit's status as the reason", () => {
    for (const status of ['pending', 'cancelled', 'completed'] as const)
      expect(roomState(visit({ status }), now)).toBe(status);
  });
});

describe('the visit link in a list', () => {
  it('opens the room for both patient and doctor on the day of a video visit', () => {
    expect(getVisitLink(visit(), 'patient', now)).toBe('room');
    expect(getVisitLink(visit(), 'doctor', now)).toBe('room');
  });

  it('opens the notes of an in-person or past visit, but only for the doctor', () => {
    const inPerson = visit({ appointmentType: 'in-person' });
    expect(getVisitLink(inPerson, 'doctor', now)).toBe('visit');
    expect(getVisitLink(inPerson, 'patient', now)).toBeNull();
    expect(getVisitLink(visit({ date: '2026-11-20' }), 'doctor', now)).toBe('visit');
    expect(getVisitLink(visit({ date: '2026-11-20' }), 'patient', now)).toBeNull();
  });

  it('is hidden before the visit day and for visits that are not scheduled', () => {
    expect(getVisitLink(visit({ date: '2026-11-22' }), 'doctor', now)).toBeNull();
    expect(getVisitLink(visit({ status: 'cancelled' }), 'doctor', now)).toBeNull();
    expect(getVisitLink(visit({ status: 'pending' }), 'doctor', now)).toBeNull();
  });

  it('leads both to the record of a completed visit', () => {
    expect(getVisitLink(visit({ status: 'completed' }), 'doctor', now)).toBe('record');
    expect(getVisitLink(visit({ status: 'completed' }), 'patient', now)).toBe('record');
  });
});

describe('the countdown to a visit', () => {
  it.each([
    ['2026-11-25', '10:30', 'Starts in 4 days'],
    ['2026-11-22', '09:00', 'Starts tomorrow'],
    ['2026-11-21', '17:30', 'Starts in 7 hours'],
    ['2026-11-21', '11:30', 'Starts in 90 minutes'],
    ['2026-11-21', '10:01', 'Starts in a minute'],
    ['2026-11-21', '10:00', 'It is time'],
    ['2026-11-21', '09:31', 'It is time'],
    ['2026-11-21', '09:30', 'Was due to start at 9:30 am'],
  ])('for a visit on %s at %s shows %j', (date, time, words) => {
    expect(untilVisit({ date, time }, now, '12h')).toBe(words);
  });
});

describe('completing a visit', () => {
  it.each([
    ['2026-11-21', '10:30', null],
    [
      '2026-11-21',
      '10:31',
      'You can complete this visit from 10:01 am, half an hour before it starts',
    ],
    ['2026-11-20', '17:30', null],
    [
      '2026-11-22',
      '09:30',
      'You can complete this visit from 9:00 am on Sun 22 Nov, half an hour before it starts',
    ],
    [
      '2026-11-22',
      '00:15',
      'You can complete this visit from 11:45 pm, half an hour before it starts',
    ],
  ])('for a visit on %s at %s shows the message %j', (date, time, words) => {
    expect(completionWait({ date, time }, now, '12h')).toBe(words);
  });

  it('shows the time in 24-hour format if the user prefers it', () => {
    const visitAtFive = { date: '2026-11-21', time: '17:30' };
    expect(completionWait(visitAtFive, now, '24h')).toBe(
      'You can complete this visit from 17:00, half an hour before it starts',
    );
  });

  it('is possible from half an hour before the start', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3000, max: 3000 }), (minutesAhead) => {
        const start = new Date(now.getTime() + minutesAhead * 60_000);
        const slot = { date: dateInIndia(start), time: timeInIndia(start) };
        expect(completionWait(slot, now, '12h') === null).toBe(minutesAhead <= 30);
      }),
    );
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appointmentStatus, type Appointment } from '../../contract/appointments.ts';
import type { Role } from '../../contract/common.ts';
import { calendarVisit, FEED_NAME, type FeedVisit, toFeedEvent } from './calendar-visit.ts';
import { feedIcs } from './ics.ts';

const pendingVisit: Appointment = {
  id: 'appointment-4',
  doctorId: 'doctor-1',
  patientId: 'patient-1',
  date: '2026-11-25',
  time: '10:30',
  appointmentType: 'in-person',
  notes: 'Chest feels tight after climbing stairs.',
  status: 'pending',
  createdAt: '2026-11-20T10:12:00Z',
  price: { amountMinor: 10_000, currency: 'USD' },
  place: {
    hospital: { id: 'hospital-1', name: 'Vasanth Heart Centre', phone: '08040001111' },
    location: { area: 'Indiranagar', city: 'Bengaluru', state: 'Karnataka' },
  },
  doctor: {
    id: 'doctor-1',
    name: 'Ananya Krishnan',
    specialty: 'Cardiology',
    profilePicture: null,
  },
  patient: { id: 'patient-1', name: 'Meera Nair', profilePicture: null },
};

const scheduledVisit: Appointment = {
  ...pendingVisit,
  appointmentType: 'video',
  status: 'scheduled',
};

const links = { room: 'https://clinic.example/room', organizer: 'help@clinic.example' };
const entry = (visit: Appointment, viewer: Role) => calendarVisit(visit, viewer, links);

it("a patient's calendar entry shows the doctor, the place and the advice to arrive early", () => {
  expect(entry({ ...pendingVisit, status: 'scheduled' }, 'patient')).toMatchObject({
    title: 'Visit to Dr. Ananya Krishnan',
    description: 'In-person visit, booked with CareSetu. Please arrive 10 minutes early.',
    place: 'Vasanth Heart Centre, Indiranagar, Bengaluru',
  });
  expect(entry(scheduledVisit, 'patient')).toMatchObject({
    description: 'Video visit, booked with CareSetu. Please be ready 10 minutes early.',
    place: null,
  });
});

it('a phone visit is by phone in the calendar entry of both, without a number', () => {
  const byPhone: Appointment = { ...scheduledVisit, appointmentType: 'phone' };
  expect(entry(byPhone, 'patient')).toMatchObject({
    title: 'Visit by phone with Dr. Ananya Krishnan',
    place: null,
  });
  expect(entry(byPhone, 'doctor').title).toBe('Visit by phone with Meera Nair');
});

it("a doctor's calendar entry shows the patient's name", () => {
  expect(entry(scheduledVisit, 'doctor')).toMatchObject({
    title: 'Visit with Meera Nair',
    description: 'Video visit, booked with CareSetu.',
  });
});

it("a pending request is marked in the calendar entry's title", () => {
  expect(entry(pendingVisit, 'patient').title).toBe('Visit to Dr. Ananya Krishnan (requested)');
});

it("a calendar entry does not contain the visit's notes or the doctor's specialty", () => {
  for (const viewer of ['patient', 'doctor'] as const) {
    const told = JSON.stringify(entry(pendingVisit, viewer));
    expect(told).not.toContain(pendingVisit.notes);
    expect(told).not.toContain('Cardiology');
  }
});

it('only a video visit has a room', () => {
  expect(entry(scheduledVisit, 'patient').room).toBe('https://clinic.example/room');
  expect(entry(pendingVisit, 'patient').room).toBeNull();
  expect(entry({ ...scheduledVisit, appointmentType: 'phone' }, 'doctor').room).toBeNull();
});

it('a moved visit has the revision of the move', () => {
  expect(entry({ ...scheduledVisit, revision: 4 }, 'patient').revision).toBe(4);
});

describe('in a feed', () => {
  const room = 'https://clinic.example/room';
  const madeAt = new Date('2026-11-21T04:30:00Z');
  const feedEntry = (visit: Appointment, viewer: Role) =>
    toFeedEvent({ ...visit, doctorName: visit.doctor.name }, viewer, room);

  it("a patient's event is that of the visit's file", () => {
    for (const visit of [pendingVisit, scheduledVisit]) {
      const { organizer: _organizer, ...file } = entry(visit, 'patient');
      expect(feedEntry(visit, 'patient')).toEqual({ ...file, organizer: null });
    }
  });

  it("a doctor's event has the type of the visit in place of the patient", () => {
    expect(feedEntry(scheduledVisit, 'doctor')).toMatchObject({
      title: 'Video visit',
      description: 'Video visit, booked with CareSetu.',
      place: null,
      room,
    });
    expect(feedEntry(pendingVisit, 'doctor')).toMatchObject({
      title: 'In-person visit (requested)',
      place: 'Vasanth Heart Centre, Indiranagar, Bengaluru',
    });
    const byPhone: Appointment = { ...scheduledVisit, appointmentType: 'phone' };
    expect(feedEntry(byPhone, 'doctor').title).toBe('Visit by phone');
  });

  it('has no room without the address of the app', () => {
    const visit: FeedVisit = { ...scheduledVisit, doctorName: 'Ananya Krishnan' };
    expect(toFeedEvent(visit, 'patient', null).room).toBeNull();
  });

  it('no event has notes, reasons, a specialty, a phone number or a patient', () => {
    const secret = (name: string) =>
      fc.stringMatching(/^[a-z]{6,12}$/).map((text) => `${name}-${text}`);
    const anyVisit = fc.record({
      appointmentType: fc.constantFrom('in-person', 'video', 'phone'),
      status: fc.constantFrom(...appointmentStatus.options),
      notes: secret('notes'),
      cancelReason: secret('reason'),
      specialty: secret('specialty'),
      patientName: secret('patient'),
      hospitalPhone: secret('phone'),
      deskPhone: secret('desk'),
    });
    fc.assert(
      fc.property(anyVisit, fc.constantFrom<Role[]>('patient', 'doctor'), (any, viewer) => {
        const { specialty, patientName, hospitalPhone, deskPhone, ...fields } = any;
        const { hospital, location } = pendingVisit.place ?? {};
        const visit: Appointment = {
          ...pendingVisit,
          ...fields,
          place: {
            ...(hospital && { hospital: { ...hospital, phone: hospitalPhone } }),
            ...(location && { location }),
            deskPhone,
          },
          doctor: { ...pendingVisit.doctor, specialty },
          patient: { ...pendingVisit.patient, name: patientName },
        };
        const feed = feedIcs([feedEntry(visit, viewer)], FEED_NAME, madeAt);
        const text = feed.replaceAll('\r\n ', '');
        const { notes, cancelReason } = visit;
        const secrets = [notes, cancelReason, specialty, patientName, hospitalPhone, deskPhone];
        expect(secrets.filter((one) => one === undefined || text.includes(one))).toEqual([]);
      }),
    );
  });
});

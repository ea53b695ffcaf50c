import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setApiConfig } from '../../api/http/config.ts';
import type { Appointment } from '../../contract/appointments.ts';
import type { Doctor } from '../../contract/doctors.ts';
import type { BookingDraft } from '../../domain/booking/booking-draft.ts';
import { resetAppointments } from '../appointments/appointments.ts';
import {
  changeDraft,
  confirmBooking,
  currentBooking,
  isTried,
  openBooking,
  startWithType,
  resetBooking,
} from './booking.ts';
import { queryClient } from '../core/query-client.ts';
import { doctorToBook } from '../doctors.ts';
import { clearDrafts } from '../core/clear-drafts.ts';
import { leave } from '../session/session.ts';

/** Saturday, 10:00 in India. */
const now = new Date('2026-11-21T04:30:00Z');
const monday = '2026-11-23';

const doctor: Doctor = {
  id: 'ananya',
  name: 'Dr. Ananya Krishnan',
  specialty: 'Cardiology',
  bio: '',
  experience: 14,
  profilePicture: null,
  rating: 4.9,
  reviews: [],
  education: [],
  availability: [
    { day: 'Monday', startTime: '09:00', endTime: '10:30' },
    { day: 'Wednesday', startTime: '09:00', endTime: '10:00' },
  ],
};

const draft: BookingDraft = {
  date: monday,
  time: '09:30',
  appointmentType: 'video',
  notes: 'Chest feels tight.',
  sharing: 'own',
  phone: null,
};

const appointment: Appointment = {
  id: 'visit-1',
  doctorId: 'ananya',
  patientId: 'meera',
  date: monday,
  time: '09:30',
  appointmentType: 'video',
  notes: draft.notes,
  status: 'pending',
  createdAt: '2026-11-21T04:30:00Z',
  price: { amountMinor: 5000, currency: 'USD' },
  doctor: { id: 'ananya', name: doctor.name, specialty: 'Cardiology', profilePicture: null },
  patient: { id: 'meera', name: 'Meera Nair', profilePicture: null },
};

const booked = () =>
  Response.json(
    { success: true, message: 'Asked.', status: 'pending', appointment },
    { status: 201 },
  );
const refused = (status: number, code: string) => () =>
  Response.json({ success: false, message: `It says ${code}.`, code }, { status });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

let book: () => Response | Promise<Response>;
let taken: Record<string, string[]>;
let keys: (string | null)[];
let bodies: unknown[];
let listed: Appointment[];

beforeEach(() => {
  keys = [];
  bodies = [];
  listed = [];
  taken = {};
  vi.stubGlobal('fetch', async (url: string, { headers, body }: RequestInit) => {
    const date = new URL(url, 'https://api.example').searchParams.get('date');
    if (date) return Response.json({ date, taken: taken[date] ?? [] });
    if (url.includes('/api/appointments/')) return Response.json(listed);
    keys.push(new Headers(headers).get('idempotency-key'));
    bodies.push(JSON.parse(String(body)));
    return book();
  });
  setApiConfig({ apiUrl: '', geocoderUrl: '', ready: Promise.resolve() });
  openBooking('meera', 'ananya');
});

afterEach(() => {
  resetBooking();
  resetAppointments();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function reload(userId = 'meera', doctorId = 'ananya') {
  resetBooking();
  openBooking(userId, doctorId);
}

describe('a booking draft', () => {
  it('survives a reload', () => {
    changeDraft(draft);
    reload();
    expect(currentBooking().draft).toEqual(draft);
  });

  it('is stored separately for each doctor and each user', () => {
    changeDraft(draft);
    reload('meera', 'gill');
    expect(currentBooking().draft.notes).toBe('');
    reload('arjun', 'ananya');
    expect(currentBooking().draft.notes).toBe('');
  });

  it("is cleared when another user signs in, and that user's own draft is kept", () => {
    changeDraft(draft);
    openBooking('arjun', 'ananya');
    changeDraft({ ...draft, notes: 'Sprained ankle.' });
    clearDrafts('arjun');
    reload('meera');
    expect(currentBooking().draft.notes).toBe('');
    reload('arjun');
    expect(currentBooking().draft.notes).toBe('Sprained ankle.');
  });

  it('starts empty if the stored draft is invalid', () => {
    sessionStorage.setItem('caresetu-booking:meera:ananya', '{"draft":{"date":"soon"}}');
    reload();
    expect(currentBooking().draft).toMatchObject({ date: null, appointmentType: null });
  });

  it('keeps the type that was shown first, even if the doctor changes the offer', () => {
    startWithType(doctor);
    expect(currentBooking().draft.appointmentType).toBe('video');
    startWithType({ ...doctor, address: '1 Test Road' });
    expect(currentBooking().draft.appointmentType).toBe('video');
  });
});

it('a booking is idle before it is confirmed', () => {
  expect(currentBooking()).toMatchObject({ booked: null, status: 'idle' });
});

describe('confirming a booking', () => {
  it('returns the appointment and clears the draft', async () => {
    book = booked;
    changeDraft(draft);
    expect(await confirmBooking(doctor, 'own', now)).toEqual(appointment);
    expect(currentBooking()).toMatchObject({ status: 'pending', booked: appointment });
    reload();
    expect(currentBooking().draft.notes).toBe('');
  });

  it('has no effect if the user logs out before the response arrives', async () => {
    let send = () => {};
    book = () =>
      new Promise((resolve) => {
        send = () => resolve(booked());
      });
    changeDraft(draft);
    const confirming = confirmBooking(doctor, 'own', now);
    await vi.waitFor(() => expect(bodies).toHaveLength(1));
    leave({ status: 'guest', hasEnded: false });
    send();
    await confirming;
    expect(currentBooking()).toMatchObject({ booked: null, status: 'idle' });
  });

  it('sends the documented booking fields, including the status', async () => {
    book = booked;
    changeDraft(draft);
    await confirmBooking(doctor, 'own', now);
    const { sharing: _sharing, phone: _phone, ...visit } = draft;
    expect(bodies).toEqual([{ doctorId: 'ananya', ...visit, status: 'pending' }]);
  });

  it('sends the price and the place that the patient saw, if the server has them', async () => {
    book = booked;
    changeDraft(draft);
    const fees = { video: { amountMinor: 45_000, currency: 'INR' as const } };
    await confirmBooking({ ...doctor, fees }, 'own', now);
    expect(bodies[0]).toMatchObject({ seen: { price: fees.video } });
    changeDraft({ ...draft, appointmentType: 'in-person' });
    await confirmBooking({ ...doctor, fees: {}, address: '1 Test Road' }, 'own', now);
    expect(bodies[1]).toMatchObject({ seen: { place: { address: '1 Test Road' } } });
  });

  it('asks to check the new price or place, loads it, and keeps the notes', async () => {
    book = () =>
      Response.json(
        { success: false, message: 'Dr. Ananya has changed the price.', code: 'offer-changed' },
        { status: 409 },
      );
    changeDraft(draft);
    const query = doctorToBook(doctor.id);
    const read = vi.fn<() => Promise<Doctor>>().mockResolvedValue(doctor);
    await queryClient.fetchQuery({ ...query, queryFn: read });
    await confirmBooking(doctor, 'own', now);
    expect(read).toHaveBeenCalledTimes(2);
    expect(currentBooking()).toMatchObject({
      error: 'Dr. Ananya has changed the price.',
      draft: { notes: draft.notes, time: draft.time },
    });
  });

  it('sends the number for a visit by phone, and only for it', async () => {
    book = booked;
    changeDraft({ ...draft, phone: '9810012345' });
    await confirmBooking(doctor, 'own', now);
    expect(bodies[0]).not.toHaveProperty('phone');
    changeDraft({ ...draft, appointmentType: 'phone' });
    await confirmBooking(doctor, 'own', now);
    expect(bodies[1]).not.toHaveProperty('phone');
    changeDraft({ ...draft, appointmentType: 'phone', phone: '9810012345' });
    await confirmBooking(doctor, 'own', now);
    expect(bodies[2]).toMatchObject({ appointmentType: 'phone', phone: '9810012345' });
  });

  it.each([
    ['', 'Mobile number is required'],
    ['98100', 'Enter a valid 10-digit mobile number'],
    ['+14155550100', 'Enter a valid 10-digit mobile number'],
  ])('asks for an Indian number instead of %j, and keeps the rest', async (phone, message) => {
    const byPhone: BookingDraft = { ...draft, appointmentType: 'phone', phone };
    changeDraft(byPhone);
    expect(await confirmBooking(doctor, 'own', now)).toBeNull();
    expect(bodies).toEqual([]);
    expect(currentBooking()).toMatchObject({ draft: byPhone, phoneError: message });
    changeDraft({ ...byPhone, phone: '9810012345' });
    expect(currentBooking().phoneError).toBeNull();
  });

  it('finds the appointment in the list if the response contains only the status', async () => {
    book = () => Response.json({ status: 'pending' }, { status: 201 });
    listed = [{ ...appointment, id: 'other', time: '10:00' }, appointment];
    changeDraft(draft);
    expect(await confirmBooking(doctor, 'own', now)).toEqual(appointment);
    expect(currentBooking().status).toBe('pending');
  });

  it('uses the same idempotency key for a retry after a lost response, even after a reload', async () => {
    book = lost;
    changeDraft(draft);
    expect(await confirmBooking(doctor, 'own', now)).toBeNull();
    expect(currentBooking().error).toContain('cannot be reached');
    expect(isTried(currentBooking())).toBe(true);
    changeDraft({ time: '10:00' });
    expect(isTried(currentBooking())).toBe(false);
    changeDraft({ time: draft.time });
    reload();
    book = booked;
    await confirmBooking(doctor, 'own', now);
    expect(isTried(currentBooking())).toBe(false);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  it.each([
    ['a page of a captive portal', () => new Response('<h1>Log in to the Wi-Fi</h1>')],
    ['a page that forbids access', () => new Response('<h1>Forbidden</h1>', { status: 403 })],
    ['half a response', () => new Response('{"success":true,"stat', { status: 201 })],
    ['a response of another version', () => Response.json({ state: 'new' }, { status: 201 })],
    ['no body', () => new Response('', { status: 201 })],
    ['an expired session', refused(401, 'session-ended')],
    ['a rate limit', refused(429, 'too-many-requests')],
    ['a server error', refused(500, 'unexpected')],
  ])('keeps the idempotency key after %s', async (_, answer) => {
    book = answer;
    changeDraft(draft);
    expect(await confirmBooking(doctor, 'own', now)).toBeNull();
    expect(currentBooking()).toMatchObject({ conflict: null, isSubmitting: false, draft });
    expect(currentBooking().error).toBeTruthy();
    reload();
    book = booked;
    expect(await confirmBooking(doctor, 'own', now)).toEqual(appointment);
    expect(new Set(keys).size).toBe(1);
  });

  it('finds the appointment in the list if the response cannot be read', async () => {
    const odd = { ...appointment, appointmentType: 'hologram' };
    book = () => Response.json({ success: true, status: 'pending', appointment: odd });
    listed = [appointment];
    changeDraft(draft);
    expect(await confirmBooking(doctor, 'own', now)).toEqual(appointment);
    expect(keys).toHaveLength(1);
  });

  it('does not take an earlier appointment for the one that was refused', async () => {
    book = () => new Response('<h1>Forbidden</h1>', { status: 403 });
    listed = [appointment];
    changeDraft(draft);
    expect(await confirmBooking(doctor, 'own', now)).toBeNull();
  });

  it('uses a new idempotency key after the draft changes', async () => {
    book = lost;
    changeDraft(draft);
    await confirmBooking(doctor, 'own', now);
    changeDraft({ ...draft, time: '10:00' });
    await confirmBooking(doctor, 'own', now);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('uses a new idempotency key after a rejection', async () => {
    book = refused(409, 'slot-taken');
    changeDraft(draft);
    await confirmBooking(doctor, 'own', now);
    await confirmBooking(doctor, 'own', now);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('sends only one request on a double tap', async () => {
    book = booked;
    changeDraft(draft);
    await Promise.all([confirmBooking(doctor, 'own', now), confirmBooking(doctor, 'own', now)]);
    expect(keys).toHaveLength(1);
  });
});

describe('a rejection because the slot was taken', () => {
  beforeEach(() => {
    book = refused(409, 'slot-taken');
    changeDraft(draft);
  });

  it('keeps the draft and offers the nearest free times of that day', async () => {
    taken = { [monday]: ['09:30'] };
    await confirmBooking(doctor, 'own', now);
    expect(currentBooking()).toMatchObject({
      draft,
      error: null,
      isSubmitting: false,
      conflict: {
        time: '09:30',
        nearest: [
          { date: monday, time: '09:00' },
          { date: monday, time: '10:00' },
        ],
      },
    });
    reload();
    expect(currentBooking().draft.notes).toBe(draft.notes);
  });

  it('does not offer the same time again, even if the list of taken times is behind', async () => {
    await confirmBooking(doctor, 'own', now);
    const times = currentBooking().conflict?.nearest.map(({ time }) => time);
    expect(times).toEqual(['09:00', '10:00']);
  });

  it('is recognised by the status 409, even if the response has no body', async () => {
    book = () => new Response('', { status: 409 });
    await confirmBooking(doctor, 'own', now);
    expect(currentBooking().conflict?.time).toBe('09:30');
  });

  it.each([{}, { code: 'doctor-away' }])(
    "is not assumed if a 409 gives another reason (%j): the server's message is shown",
    async (fields) => {
      const body = { success: false, message: 'The doctor is on leave that day.', ...fields };
      book = () => Response.json(body, { status: 409 });
      taken = { [monday]: ['09:00'] };
      await confirmBooking(doctor, 'own', now);
      expect(currentBooking()).toMatchObject({
        error: 'The doctor is on leave that day.',
        conflict: null,
        isBlockedByVisits: false,
        draft,
      });
    },
  );

  it('offers the next day if the chosen day is fully booked', async () => {
    taken = { [monday]: ['09:00', '09:30', '10:00'] };
    await confirmBooking(doctor, 'own', now);
    expect(currentBooking().conflict?.nearest).toEqual([
      { date: '2026-11-25', time: '09:30' },
      { date: '2026-11-25', time: '09:00' },
    ]);
  });

  it('is cleared when the user selects another slot', async () => {
    await confirmBooking(doctor, 'own', now);
    changeDraft({ ...draft, time: '10:00' });
    expect(currentBooking().conflict).toBeNull();
  });
});

it.each(['visit-in-the-way', 'too-many-visits'])(
  'a booking that is rejected with %s keeps its draft, shows the reason and suggests no other times',
  async (code) => {
    book = refused(409, code);
    changeDraft(draft);
    await confirmBooking(doctor, 'own', now);
    expect(currentBooking()).toMatchObject({ error: `It says ${code}.`, conflict: null, draft });
  },
);

it("a booking that is rejected for any other reason shows the server's message", async () => {
  book = refused(403, 'forbidden');
  changeDraft(draft);
  await confirmBooking(doctor, 'own', now);
  expect(currentBooking()).toMatchObject({ error: 'It says forbidden.', draft });
  expect(currentBooking().status).toBe('forbidden');
});

import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setApiConfig } from '../../api/http/config.ts';
import type { Appointment } from '../../contract/appointments.ts';
import type { Doctor } from '../../contract/doctors.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import { load, queryClient } from '../core/query-client.ts';
import { resetSession, startSession } from '../session/session.ts';
import { appointmentList, resetAppointments } from './appointments.ts';
import { chooseTime, confirmMove, openMove, resetMove, useMove } from './move.ts';

const now = new Date('2026-11-21T04:30:00Z');
const slot = { date: '2026-11-23', time: '10:00' };

const visit: Appointment = {
  id: 'visit-1',
  doctorId: 'ananya',
  patientId: 'meera',
  date: '2026-11-23',
  time: '09:30',
  appointmentType: 'video',
  notes: '',
  status: 'scheduled',
  createdAt: '2026-11-20T04:30:00Z',
  price: { amountMinor: 5000, currency: 'USD' },
  doctor: { id: 'ananya', name: 'Ananya Krishnan', specialty: '', profilePicture: null },
  patient: { id: 'meera', name: 'Meera Nair', profilePicture: null },
};

const doctor: Doctor = {
  id: 'ananya',
  name: 'Ananya Krishnan',
  specialty: 'Cardiology',
  bio: '',
  experience: 14,
  profilePicture: null,
  rating: 4.9,
  reviews: [],
  education: [],
  availability: [{ day: 'Monday', startTime: '09:00', endTime: '11:00' }],
};

let stored: Appointment;
let reply: () => Response | Promise<Response>;
let sent: unknown[];

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  sent = [];
  stored = visit;
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    if (url === '/api/appointments/visit-1/move') {
      sent.push(JSON.parse(body ?? ''));
      return reply();
    }
    if (url.includes('/slots')) return Response.json({ date: slot.date, taken: ['09:30'] });
    if (url.startsWith('/api/getdoctor/')) return Response.json({ success: true, doctor });
    return Response.json([stored]);
  });
  setApiConfig({ apiUrl: '', geocoderUrl: '', ready: Promise.resolve() });
  startSession(
    { id: 'meera', name: 'Meera Nair', role: 'patient', profilePicture: null },
    'token-1',
  );
  openMove('visit-1');
  chooseTime(slot);
});

afterEach(() => {
  for (const reset of [resetSession, resetAppointments, resetMove]) reset();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const move = () => renderHook(useMove).result.current;
const refuse = (code: ErrorCode, message: string) => () =>
  Response.json({ success: false, message, code }, { status: 409 });

describe('a move', () => {
  it('sends the chosen time, and puts the proposal into the list', async () => {
    await load(appointmentList('meera'));
    const proposal = { ...slot, by: 'patient', at: now.toISOString() } as const;
    const history = [{ kind: 'move-proposed', by: 'patient', at: now.toISOString(), to: slot }];
    const moved = { ...visit, proposal, history };
    reply = () => Response.json({ success: true, message: 'Done.', appointment: moved });
    expect(await confirmMove(visit, doctor, now)).toMatchObject({ proposal });
    expect(sent).toEqual([slot]);
    expect(queryClient.getQueryData(appointmentList('meera').queryKey)).toMatchObject([
      { time: '09:30', proposal },
    ]);
  });

  it('offers the nearest free times if the time was taken', async () => {
    reply = refuse('slot-taken', 'Taken.');
    expect(await confirmMove(visit, doctor, now)).toBeNull();
    expect(move()).toMatchObject({
      conflict: {
        time: '10:00',
        nearest: [
          { date: '2026-11-23', time: '10:30' },
          { date: '2026-11-23', time: '09:00' },
        ],
      },
      error: null,
    });
  });

  it('links to the other visit that is in the way, until another time is chosen', async () => {
    reply = refuse('visit-in-the-way', 'You have a visit with Dr. Qureshi.');
    await confirmMove(visit, doctor, now);
    expect(move()).toMatchObject({
      error: 'You have a visit with Dr. Qureshi.',
      isVisitInTheWay: true,
      ...slot,
    });
    chooseTime({ date: slot.date, time: '10:30' });
    expect(move()).toMatchObject({ error: null, isVisitInTheWay: false });
  });

  it.each(['too-late-to-change', 'too-many-changes', 'slot-not-offered'] as const)(
    'shows the rule that refuses it: %s',
    async (code) => {
      reply = refuse(code, 'The rule.');
      expect(await confirmMove(visit, doctor, now)).toBeNull();
      expect(move()).toMatchObject({ error: 'The rule.', isSubmitting: false });
    },
  );

  it('keeps the chosen time when the device is offline', async () => {
    reply = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await confirmMove(visit, doctor, now)).toBeNull();
    expect(move()).toMatchObject(slot);
    expect(move().error).not.toBeNull();
  });

  it('is sent once, even if the button is pressed twice', async () => {
    reply = () => Response.json({ success: true, message: 'Done.', appointment: visit });
    const results = await Promise.all([
      confirmMove(visit, doctor, now),
      confirmMove(visit, doctor, now),
    ]);
    expect(results.map((one) => one !== null)).toEqual([true, false]);
    expect(sent).toHaveLength(1);
  });

  it.each<[string, Partial<Appointment>]>([
    ['proposed', { proposal: { ...slot, by: 'patient', at: now.toISOString() } }],
    ['made', slot],
  ])('is done if an attempt whose response was lost had %s it', async (_, done) => {
    stored = { ...visit, ...done };
    reply = () =>
      Response.json(
        { success: false, message: 'Already.', code: 'invalid-request' },
        { status: 400 },
      );
    expect(await confirmMove(visit, doctor, now)).toEqual(stored);
    expect(move()).toMatchObject({ date: null, time: null, error: null });
  });

  it('is not done if the other person had proposed this time', async () => {
    stored = { ...visit, proposal: { ...slot, by: 'doctor', at: now.toISOString() } };
    reply = () =>
      Response.json({ success: false, message: 'No.', code: 'invalid-request' }, { status: 400 });
    expect(await confirmMove(visit, doctor, now)).toBeNull();
    expect(move().error).toBe('No.');
  });

  it('offers no times for another visit that was opened since', async () => {
    reply = () => {
      openMove('visit-2');
      return refuse('slot-taken', 'Taken.')();
    };
    expect(await confirmMove(visit, doctor, now)).toBeNull();
    expect(move()).toMatchObject({ visitId: 'visit-2', conflict: null });
  });

  it('starts without a choice for another visit', () => {
    openMove('visit-2');
    expect(move()).toMatchObject({ visitId: 'visit-2', date: null, time: null });
  });
});

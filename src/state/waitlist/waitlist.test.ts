import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setApiConfig } from '../../api/http/config.ts';
import type { Appointment } from '../../contract/appointments.ts';
import type { WaitlistEntry } from '../../contract/waitlist.ts';
import { load, queryClient } from '../core/query-client.ts';
import { currentToasts, resetToasts } from '../core/toasts.ts';
import { resetSession, startSession } from '../session/session.ts';
import { resetAppointments } from '../appointments/appointments.ts';
import {
  answerOffer,
  currentWaitlistActions,
  leaveWaitlist,
  resetWaitlist,
  waitlist,
} from './waitlist.ts';

const price = { amountMinor: 5000, currency: 'USD' as const };
const doctor = { id: 'ananya', name: 'Dr. Ananya', specialty: 'Cardiology', profilePicture: null };

const entry: WaitlistEntry = {
  id: 'entry-1',
  doctor,
  appointmentType: 'video',
  days: ['Monday'],
  parts: ['morning'],
  until: '2026-12-02',
  askedAt: '2026-11-20T04:30:00Z',
  position: 1,
  offer: {
    date: '2026-11-23',
    time: '09:30',
    at: '2026-11-21T04:27:00Z',
    notifiedAt: '2026-11-21T04:27:00Z',
    endsAt: '2026-11-21T04:42:00Z',
    price,
  },
};

const visit: Appointment = {
  id: 'visit-1',
  doctorId: 'ananya',
  patientId: 'meera',
  date: '2026-11-23',
  time: '09:30',
  appointmentType: 'video',
  notes: '',
  status: 'pending',
  createdAt: '2026-11-21T04:30:00Z',
  price,
  doctor,
  patient: { id: 'meera', name: 'Meera Nair', profilePicture: null },
};

const accepted = () =>
  Response.json({ success: true, message: 'The visit is requested.', appointment: visit });
const refused = (code: string, status: number) => () =>
  Response.json({ success: false, message: 'No longer held for you.', code }, { status });
const lost = () => {
  throw new TypeError('Failed to fetch');
};

let replies: (() => Response)[];
let sent: number;

beforeEach(async () => {
  sent = 0;
  vi.stubGlobal('fetch', async (_url: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'GET') return Response.json([entry]);
    sent += 1;
    return (replies.shift() ?? lost)();
  });
  setApiConfig({ apiUrl: '', geocoderUrl: '', ready: Promise.resolve() });
  startSession(
    { id: 'meera', name: 'Meera Nair', role: 'patient', profilePicture: null },
    'token-1',
  );
  await load(waitlist);
});

afterEach(() => {
  for (const reset of [resetSession, resetWaitlist, resetAppointments, resetToasts]) reset();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const list = () => queryClient.getQueryData(waitlist.queryKey);
const toasts = () => currentToasts().map(({ message }) => message);

it('finds the visit of an acceptance whose response was lost', async () => {
  replies = [lost, accepted];
  await answerOffer(entry, 'accept');
  expect(sent).toBe(2);
  expect(currentWaitlistActions()).toMatchObject({
    accepted: { visitId: 'visit-1', isMove: false },
    actionError: null,
    pendingId: null,
  });
  expect(list()).toEqual([]);
});

it('shows an error after a second lost response', async () => {
  replies = [];
  await answerOffer(entry, 'accept');
  expect(sent).toBe(2);
  expect(currentWaitlistActions()).toMatchObject({
    accepted: null,
    actionError: { id: entry.id, message: expect.stringContaining('Check your connection') },
  });
});

it('does not repeat an answer that was refused', async () => {
  replies = [refused('invalid-transition', 409)];
  await answerOffer(entry, 'accept');
  expect(sent).toBe(1);
  expect(currentWaitlistActions().actionError?.message).toBe('No longer held for you.');
});

it('leaves once if the first response was lost', async () => {
  replies = [lost, refused('not-found', 404)];
  await leaveWaitlist(entry.id);
  expect(currentWaitlistActions().actionError).toBeNull();
  expect(list()).toEqual([]);
  expect(toasts()).toEqual(['You have left the waitlist']);
});

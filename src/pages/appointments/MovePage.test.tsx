import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setApiConfig } from '../../api/http/config.ts';
import type { Appointment } from '../../contract/appointments.ts';
import type { Doctor } from '../../contract/doctors.ts';
import { applyAppointment, resetAppointments } from '../../state/appointments/appointments.ts';
import { resetMove } from '../../state/appointments/move.ts';
import { queryClient } from '../../state/core/query-client.ts';
import { currentToasts, resetToasts } from '../../state/core/toasts.ts';
import { resetSession, startSession } from '../../state/session/session.ts';
import { MovePage } from './MovePage.tsx';

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
  availability: [{ day: 'Monday', startTime: '09:00', endTime: '10:30' }],
};

const visit: Appointment = {
  id: 'visit-1',
  doctorId: 'ananya',
  patientId: 'meera',
  date: '2026-11-23',
  time: '09:00',
  appointmentType: 'video',
  notes: '',
  status: 'scheduled',
  createdAt: '2026-11-20T04:30:00Z',
  price: { amountMinor: 5000, currency: 'USD' },
  doctor: { id: 'ananya', name: doctor.name, specialty: 'Cardiology', profilePicture: null },
  patient: { id: 'meera', name: 'Meera Nair', profilePicture: null },
};

const by = { patient: 'meera', doctor: 'ananya' } as const;
const proposal = { date: '2026-11-30', time: '09:30', at: '2026-11-21T04:30:00Z' };

let stored: Appointment;
let sent: { url: string; body: unknown }[];
let reply: () => Response | Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T04:30:00Z'), toFake: ['Date'] });
  stored = visit;
  sent = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit = {}) => {
    if (method === 'POST') {
      sent.push({ url, body: JSON.parse(String(body)) });
      return reply();
    }
    if (url.includes('/slots')) {
      const date = new URL(url, 'https://caresetu.example').searchParams.get('date');
      return Response.json({ date, taken: date === visit.date ? ['09:00'] : [] });
    }
    if (url.includes('/free')) return Response.json({ days: [] });
    if (url.startsWith('/api/getdoctor/')) return Response.json({ success: true, doctor });
    return Response.json(url.startsWith('/api/appointments/') ? [stored] : []);
  });
  setApiConfig({ apiUrl: '', geocoderUrl: '', ready: Promise.resolve() });
});

afterEach(() => {
  for (const reset of [resetSession, resetAppointments, resetMove, resetToasts]) reset();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function Place() {
  const { pathname, search } = useLocation();
  return <p>{`Now at ${pathname}${search}`}</p>;
}

function open(role: 'patient' | 'doctor' = 'patient') {
  startSession({ id: by[role], name: 'Meera Nair', role, profilePicture: null }, 'token-1');
  render(
    <main id="main" tabIndex={-1}>
      <MemoryRouter initialEntries={['/appointments/visit-1/move']} useTransitions={false}>
        <Routes>
          <Route path="/appointments/:id/move" element={<MovePage />} />
          <Route path="*" element={<Place />} />
        </Routes>
      </MemoryRouter>
    </main>,
  );
}

async function choose(time: RegExp) {
  const days = within(await screen.findByRole('group', { name: 'Choose a date' }));
  await userEvent.click(days.getByRole('radio', { name: /^Mon, 30 Nov/ }));
  await userEvent.click(await screen.findByRole('radio', { name: time }));
  const confirm = screen.getByRole('button', { name: /^(Propose this time|Move visit)$/ });
  await vi.waitFor(() => expect(confirm).toBeEnabled());
}

const toasts = () => currentToasts().map(({ message }) => message);
const done = (appointment: Appointment) => () =>
  Response.json({ success: true, message: 'Done.', appointment });

it.each([
  ['patient', 'Now at /appointments/book/confirm?id=visit-1'],
  ['doctor', 'Now at /appointments/visit-1/visit'],
] as const)('MovePage proposes a time for a %s, and opens the visit', async (role, place) => {
  reply = done({ ...visit, proposal: { ...proposal, by: role } });
  open(role);
  await choose(/9:30 am, available$/);
  await userEvent.click(screen.getByRole('button', { name: 'Propose this time' }));
  expect(await screen.findByText(place)).toBeVisible();
  expect(sent).toEqual([
    { url: '/api/appointments/visit-1/move', body: { date: '2026-11-30', time: '09:30' } },
  ]);
  expect(toasts()).toEqual(['New time proposed']);
});

it('MovePage keeps the choice and stays when the move is refused', async () => {
  reply = () =>
    Response.json(
      { success: false, message: 'You have a visit then.', code: 'visit-in-the-way' },
      { status: 409 },
    );
  open();
  await choose(/9:30 am, available$/);
  await userEvent.click(screen.getByRole('button', { name: 'Propose this time' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You have a visit then.');
  expect(screen.getByRole('link', { name: 'See your appointments' })).toBeVisible();
  expect(screen.getByRole('radio', { name: /9:30 am/ })).toBeChecked();
});

it('MovePage focuses the panel that says that the time was taken', async () => {
  reply = () =>
    Response.json({ success: false, message: 'Taken.', code: 'slot-taken' }, { status: 409 });
  open();
  await choose(/9:30 am, available$/);
  await userEvent.click(screen.getByRole('button', { name: 'Propose this time' }));
  const panel = await screen.findByRole('alert');
  expect(panel).toHaveTextContent('9:30 am was just taken');
  expect(panel).toHaveFocus();
});

it('MovePage focuses the heading if the other person proposes a time while this one chooses', async () => {
  open();
  await choose(/9:30 am, available$/);
  expect(screen.getByRole('radio', { name: /9:30 am/ })).toHaveFocus();
  act(() => applyAppointment({ ...visit, revision: 1, proposal: { ...proposal, by: 'doctor' } }));
  expect(await screen.findByText(/Answer that first/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('MovePage asks for an answer first, and focuses the heading when it was given', async () => {
  stored = { ...visit, proposal: { ...proposal, by: 'doctor' } };
  reply = done({ ...visit, revision: 1, date: proposal.date, time: proposal.time });
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Accept/ }));
  await vi.waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(sent).toEqual([
    {
      url: '/api/appointments/visit-1/move/answer',
      body: { date: '2026-11-30', time: '09:30', answer: 'accept' },
    },
  ]);
});

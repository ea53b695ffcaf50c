import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Appointment } from '../../contract/appointments.ts';
import { defaultRules } from '../../domain/booking/booking-rules.ts';
import { applyAppointment } from '../../state/appointments/appointments.ts';
import { resetMove } from '../../state/appointments/move.ts';
import { currentToasts } from '../../state/core/toasts.ts';
import { startSession } from '../../state/session/session.ts';
import { openRealtime, socket } from '../../state/testing/fake-socket.ts';
import {
  ananya,
  ananyaUser,
  replyDone,
  meera,
  now,
  replyRefused,
  resetVisits,
  stubApi,
  visit,
  type Reply,
} from '../../state/testing/fake-visit.ts';
import { MovePage } from './MovePage.tsx';

vi.mock('../../api/socket.ts', () => import('../../state/testing/fake-socket.ts'));

const proposal = { date: '2026-11-30', time: '09:30', at: '2026-11-21T04:30:00Z' };

let stored: Appointment;
let doctor: typeof ananya;
/** Requests of the picker. */
let reads: string[];
let sent: { url: string; body: unknown }[];
let reply: Reply;

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  stored = visit;
  doctor = ananya;
  reads = [];
  sent = [];
  stubApi(async (url, { method, body } = {}) => {
    if (method === 'POST') {
      sent.push({ url, body: JSON.parse(String(body)) });
      return reply();
    }
    if (!url.startsWith('/api/appointments/')) reads.push(url);
    if (url.includes('/slots')) {
      const date = new URL(url, 'https://caresetu.example').searchParams.get('date');
      return Response.json({ date, taken: date === visit.date ? [visit.time] : [] });
    }
    if (url.includes('/free')) return Response.json({ days: [] });
    if (url.startsWith('/api/getdoctor/')) return Response.json({ success: true, doctor });
    return Response.json(url.startsWith('/api/appointments/') ? [stored] : []);
  });
});

afterEach(() => resetVisits(resetMove));

function Place() {
  const { pathname, search } = useLocation();
  return <p>{`Now at ${pathname}${search}`}</p>;
}

function open(user = meera) {
  startSession(user, 'token-1');
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

it.each([
  ['patient', meera, 'Now at /appointments/book/confirm?id=visit-1'],
  ['doctor', ananyaUser, 'Now at /appointments/visit-1/visit'],
])('MovePage proposes a time for a %s, and opens the visit', async (_, user, place) => {
  reply = replyDone({ ...visit, proposal: { ...proposal, by: user.role } });
  open(user);
  await choose(/9:30 am, available$/);
  await userEvent.click(screen.getByRole('button', { name: 'Propose this time' }));
  expect(await screen.findByText(place)).toBeVisible();
  expect(sent).toEqual([
    { url: '/api/appointments/visit-1/move', body: { date: '2026-11-30', time: '09:30' } },
  ]);
  expect(toasts()).toEqual(['New time proposed']);
});

it('MovePage keeps the choice and stays when the move is refused', async () => {
  reply = replyRefused('visit-in-the-way', 'You have a visit then.');
  open();
  await choose(/9:30 am, available$/);
  await userEvent.click(screen.getByRole('button', { name: 'Propose this time' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You have a visit then.');
  expect(screen.getByRole('link', { name: 'See your appointments' })).toBeVisible();
  expect(screen.getByRole('radio', { name: /9:30 am/ })).toBeChecked();
});

it('MovePage focuses the panel that says that the time was taken', async () => {
  reply = replyRefused('slot-taken');
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
  reply = replyDone({ ...visit, revision: 1, date: proposal.date, time: proposal.time });
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

const halfMinute = () => act(() => vi.advanceTimersByTimeAsync(30_000));

it('MovePage polls the doctor’s times while the visit can be moved, and stops when it is cancelled', async () => {
  vi.useFakeTimers({ now });
  open();
  await vi.waitFor(() =>
    expect(screen.getByRole('group', { name: 'Choose a date' })).toBeVisible(),
  );
  reads = [];
  await halfMinute();
  expect(reads).toContain('/api/getdoctor/ananya');
  expect(reads).toContain('/api/doctors/ananya/free-times');
  act(() => applyAppointment({ ...visit, revision: 1, status: 'cancelled' }));
  await vi.waitFor(() =>
    expect(screen.getByText(/^This visit is over or cancelled/)).toBeVisible(),
  );
  reads = [];
  await halfMinute();
  expect(reads).toEqual([]);
});

it('MovePage does not poll if the doctor’s rules refuse a move', async () => {
  vi.useFakeTimers({ now });
  doctor = { ...ananya, bookingRules: { ...defaultRules, changeHours: 72 } };
  open();
  await vi.waitFor(() =>
    expect(screen.getByText(/^Visits to .* can be moved until 3 days/)).toBeVisible(),
  );
  reads = [];
  await halfMinute();
  expect(reads).toEqual([]);
});

it('MovePage offers times as soon as the doctor relaxes the rule that refused a move', async () => {
  doctor = { ...ananya, bookingRules: { ...defaultRules, changeHours: 72 } };
  startSession(meera, 'token-1');
  await openRealtime();
  open();
  expect(await screen.findByText(/^Visits to .* can be moved until 3 days/)).toBeVisible();
  await vi.waitFor(() =>
    expect(socket.sent).toContainEqual(['follow_slots', { doctorId: 'ananya' }]),
  );
  doctor = ananya;
  act(() => socket.events.emit('slots_changed', { doctorId: 'ananya', taken: [], freed: [] }));
  expect(await screen.findByRole('group', { name: 'Choose a date' })).toBeVisible();
});

it('MovePage does not poll before a proposed time is answered, and reads the times after that', async () => {
  vi.useFakeTimers({ now });
  stored = { ...visit, proposal: { ...proposal, by: 'doctor' } };
  open();
  await vi.waitFor(() => expect(screen.getByText(/Answer that first/)).toBeVisible());
  reads = [];
  await halfMinute();
  expect(reads).toEqual([]);
  act(() => applyAppointment({ ...visit, revision: 1 }));
  await vi.waitFor(() => expect(reads).toContain('/api/getdoctor/ananya'));
});

import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, assert, beforeEach, expect, it, vi } from 'vitest';
import type { Appointment } from '../../contract/appointments.ts';
import { leave, startSession } from '../../state/session/session.ts';
import { currentBooking, resetBooking } from '../../state/booking/booking.ts';
import { draftKey } from '../../state/core/draft-keys.ts';
import { currentToasts } from '../../state/core/toasts.ts';
import { ananya, meera, now, resetVisits, stubApi, visit } from '../../state/testing/fake-visit.ts';
import { BookingPage } from './BookingPage.tsx';

const choice = { date: '2026-11-23', time: '09:30', appointmentType: 'video', notes: '' } as const;
const draft = { ...choice, sharing: 'own', phone: null } as const;

const appointment: Appointment = { ...visit, ...choice, status: 'pending' };

const booked = () =>
  Response.json(
    { success: true, message: 'Asked.', status: 'pending', appointment },
    { status: 201 },
  );
const refused = () =>
  Response.json({ success: false, message: 'Broken.', code: 'unexpected' }, { status: 500 });

let answer: (response: Response) => void;
let isAsked: boolean;

// jsdom has none.
class Observer {
  observe(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const booking = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  isAsked = false;
  vi.stubGlobal('ResizeObserver', Observer);
  stubApi(async (url) => {
    if (url.startsWith('/api/appointment/')) {
      isAsked = true;
      return booking;
    }
    if (url.includes('/slots')) return Response.json({ date: draft.date, taken: [] });
    return Response.json({ success: true, doctor: ananya });
  });
  startSession(meera, 'token-1');
  sessionStorage.setItem(draftKey('meera', 'ananya'), JSON.stringify({ draft, attempt: null }));
});

afterEach(() => {
  resetVisits(resetBooking);
  sessionStorage.clear();
});

async function confirmAndGoOn() {
  render(
    <MemoryRouter initialEntries={['/appointments/book/ananya']} useTransitions={false}>
      <Link to="/doctors">Doctors</Link>
      <Routes>
        <Route path="/appointments/book/:id" element={<BookingPage />} />
        <Route path="/appointments/*" element={<p>Confirmation</p>} />
        <Route path="*" element={<p>All doctors</p>} />
      </Routes>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  const [confirm] = await screen.findAllByRole('button', { name: /^Confirm/ });
  if (confirm) await user.click(confirm);
  await vi.waitFor(() => expect(isAsked).toBe(true));
  await user.click(screen.getByRole('link', { name: 'Doctors' }));
  expect(screen.getByText('All doctors')).toBeVisible();
}

const toasts = () => currentToasts().map(({ kind, message }) => `${kind}: ${message}`);

it.each([
  ['success: Appointment booked', booked],
  ['error: Your appointment could not be booked', refused],
])(
  'BookingPage shows a toast and does not navigate if the response arrives after the user has left the page: %s',
  async (news, reply) => {
    await confirmAndGoOn();
    answer(reply());
    await vi.waitFor(() => expect(toasts()).toEqual([news]));
    expect(screen.getByText('All doctors')).toBeVisible();
  },
);

it('BookingPage shows why a booking was rejected, and links to the appointments', async () => {
  const message = 'You have 10 open appointments and requests. The most you can have is 10.';
  render(
    <MemoryRouter initialEntries={['/appointments/book/ananya']}>
      <Routes>
        <Route path="/appointments/book/:id" element={<BookingPage />} />
      </Routes>
    </MemoryRouter>,
  );
  const [confirm] = await screen.findAllByRole('button', { name: /^Confirm/ });
  if (confirm) await userEvent.click(confirm);
  answer(Response.json({ success: false, message, code: 'too-many-visits' }, { status: 409 }));
  const [reason] = await screen.findAllByText(message);
  expect(reason).toBeVisible();
  const [way] = screen.getAllByRole('link', { name: 'See your appointments' });
  expect(way).toHaveAttribute('href', '/appointments');
});

it('BookingPage shows no toast if the response arrives after a logout', async () => {
  await confirmAndGoOn();
  leave({ status: 'guest', hasEnded: false });
  answer(booked());
  await vi.waitFor(() => expect(sessionStorage.getItem(draftKey('meera', 'ananya'))).toBeNull());
  expect(toasts()).toEqual([]);
});

it("BookingPage shows 'Failed to fetch doctor details. Please try again later.' when the doctor fails to load", async () => {
  vi.stubGlobal('fetch', async () => refused());
  render(
    <MemoryRouter initialEntries={['/appointments/book/ananya']}>
      <Routes>
        <Route path="/appointments/book/:id" element={<BookingPage />} />
      </Routes>
    </MemoryRouter>,
  );
  await vi.waitFor(() =>
    expect(toasts()).toEqual(['error: Failed to fetch doctor details. Please try again later.']),
  );
});

const openAt = (search: string) => {
  render(
    <MemoryRouter initialEntries={[`/appointments/book/ananya${search}`]}>
      <Routes>
        <Route path="/appointments/book/:id" element={<BookingPage />} />
      </Routes>
      <Address />
    </MemoryRouter>,
  );
};

function Address() {
  return <output aria-label="Query">{useLocation().search}</output>;
}

it('BookingPage chooses the slot of its link, and keeps the rest of the draft', async () => {
  sessionStorage.setItem(
    draftKey('meera', 'ananya'),
    JSON.stringify({ draft: { ...draft, time: null, notes: 'Bad knee' }, attempt: null }),
  );
  openAt('?date=2026-11-30&time=10:00');
  expect(await screen.findByRole('radio', { name: /^Mon, 30 Nov/ })).toBeChecked();
  expect(screen.getByRole('textbox', { name: /Notes/ })).toHaveValue('Bad knee');
  expect(screen.getByRole('radio', { name: /Video/ })).toBeChecked();
  expect(currentBooking().draft).toEqual({
    ...draft,
    date: '2026-11-30',
    time: '10:00',
    notes: 'Bad knee',
  });
  // A reload must not choose it again.
  await vi.waitFor(() =>
    expect(screen.getByRole('status', { name: 'Query' })).toBeEmptyDOMElement(),
  );
});

it('BookingPage keeps the caret when the user types in the middle of the notes', async () => {
  openAt('');
  const notes = await screen.findByRole('textbox', { name: /Notes/ });
  assert(notes instanceof HTMLTextAreaElement);
  fireEvent.change(notes, { target: { value: 'one three' } });
  notes.setSelectionRange(4, 4);
  notes.setRangeText('two ', 4, 4, 'end');
  fireEvent.input(notes);
  await vi.waitFor(() => expect(currentBooking().draft.notes).toBe('one two three'));
  expect(notes).toHaveProperty('selectionStart', 8);
});

it.each(['?date=2026-02-30&time=10:00', '?time=10:00', '?date=x&time=y'])(
  'BookingPage ignores the address %s',
  async (search) => {
    openAt(search);
    expect(await screen.findByRole('radio', { name: 'Mon, 23 Nov' })).toBeChecked();
    expect(currentBooking().draft).toEqual(draft);
  },
);

it('BookingPage chooses the day of a follow-up, and keeps its visit in the address', async () => {
  openAt('?followUp=visit-1&date=2026-11-30');
  expect(await screen.findByRole('radio', { name: /^Mon, 30 Nov/ })).toBeChecked();
  expect(currentBooking().draft).toEqual({ ...draft, date: '2026-11-30', time: null });
  await vi.waitFor(() =>
    expect(screen.getByRole('status', { name: 'Query' })).toHaveTextContent('?followUp=visit-1'),
  );
});

it('BookingPage shows how many times of each day are free, from one request', async () => {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    if (url.endsWith('/free-times')) {
      return Response.json({ days: [{ date: '2026-11-30', times: ['09:00', '10:00'] }] });
    }
    if (url.includes('/slots')) return Response.json({ date: draft.date, taken: ['09:00'] });
    return Response.json({ success: true, doctor: ananya });
  });
  openAt('');
  await screen.findByRole('radio', { name: 'Mon, 30 Nov, 2 times free' });
  await screen.findByRole('radio', { name: 'Mon, 23 Nov, 3 times free' });
  expect(requests.filter((url) => url.endsWith('/free-times'))).toHaveLength(1);
  expect(
    requests.filter((url) => url.includes('doctors?') || url.endsWith('/find-doctor')),
  ).toEqual([]);
});

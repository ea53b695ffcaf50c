import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setApiConfig } from '../../api/http/config.ts';
import { weekday } from '../../contract/doctors.ts';
import { createQueueBooking } from '../../domain/testing/queue-booking.ts';
import { resetSession, startSession } from '../../state/session/session.ts';
import { queueDraftKey } from '../../state/core/draft-keys.ts';
import { queryClient } from '../../state/core/query-client.ts';
import { resetQueueDraft } from '../../state/queue/queue-draft.ts';
import { QueueFormPage } from './QueueFormPage.tsx';

const ramesh = {
  id: 'ramesh',
  name: 'Ramesh Pawar',
  role: 'freelancer',
  profilePicture: null,
  rating: 4.7,
  reviews: [],
  hourlyRate: 25,
  availability: weekday.options.map((day) => ({ day, startTime: '07:00', endTime: '21:00' })),
  completedJobs: 132,
  bio: '',
  services: [],
};

const filledIn = {
  date: '2026-11-25',
  time: '08:00',
  duration: 3,
  hospitalName: 'Setubandh Hospital, Koramangala',
  department: 'Cardiology OPD',
  notes: 'Room 12',
};

const refusal = (status: number, code: string, message: string) => () =>
  Response.json({ success: false, message, code }, { status });

let helper: () => Response;
let draft: () => Response;
let busy: { startTime: string; endTime: string }[];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T04:30:00Z'), toFake: ['Date'] });
  helper = () => Response.json(ramesh);
  draft = () =>
    Response.json(
      { success: true, booking: createQueueBooking('draft', filledIn) },
      { status: 201 },
    );
  busy = [];
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.startsWith('/api/freelancers/ramesh/busy')) {
      return Response.json({ date: filledIn.date, busy });
    }
    if (url.startsWith('/api/freelancers/')) return helper();
    if (url.startsWith('/api/queue/drafts')) return draft();
    return Response.json([]);
  });
  setApiConfig({ apiUrl: '', geocoderUrl: '', ready: Promise.resolve() });
  startSession(
    { id: 'meera', name: 'Meera Nair', role: 'patient', profilePicture: null },
    'token-1',
  );
});

afterEach(() => {
  for (const reset of [resetSession, resetQueueDraft]) reset();
  queryClient.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function NextPage() {
  const { pathname, search, state } = useLocation();
  return (
    <>
      <p>{pathname + search}</p>
      <p>{JSON.stringify(state)}</p>
      <Link to="/freelancers/ramesh/book">Back</Link>
    </>
  );
}

function open(address = '/freelancers/ramesh/book') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/freelancers/:id/book" element={<QueueFormPage />} />
        <Route path="*" element={<NextPage />} />
      </Routes>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

function openFilledIn() {
  const stored = JSON.stringify({ values: filledIn, prefilled: '' });
  sessionStorage.setItem(queueDraftKey('meera', 'ramesh'), stored);
  return open();
}

const send = () => screen.findByRole('button', { name: 'Continue to payment' });
const hospital = () => screen.findByRole('combobox', { name: 'Hospital name' });

it('QueueFormPage tells a doctor that only patients can use the service', async () => {
  startSession(
    { id: 'ananya', name: 'Dr. Ananya', role: 'doctor', profilePicture: null },
    'token-1',
  );
  open();
  expect(await screen.findByText('Only a patient can book a queue service.')).toBeVisible();
});

it('QueueFormPage links a guest to the login page, with a redirect back to the form', () => {
  resetSession();
  open('/freelancers/ramesh/book?hospital=Noor%20Skin%20Clinic');
  expect(screen.getByText('Please log in to book a queue service.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    `/login?redirect=${encodeURIComponent('/freelancers/ramesh/book?hospital=Noor+Skin+Clinic')}`,
  );
});

it('QueueFormPage shows a message if the helper does not exist', async () => {
  helper = refusal(404, 'not-found', 'Freelancer not found');
  open();
  expect(await screen.findByRole('heading', { name: 'Freelancer not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all helpers' })).toHaveAttribute(
    'href',
    '/freelancers',
  );
});

it('QueueFormPage fills in the hospital from the URL', async () => {
  open('/freelancers/ramesh/book?hospital=Noor%20Skin%20Clinic');
  expect(await hospital()).toHaveValue('Noor Skin Clinic');
});

it('QueueFormPage opens the payment page for the new draft, and restores the form when the user goes back', async () => {
  const user = openFilledIn();
  await user.click(await send());
  await screen.findByText('/payment?draft=queue-1');
  const { notes: _, ...told } = filledIn;
  const handed = screen.getByText(/^\{/).textContent;
  expect(JSON.parse(handed ?? '')).toEqual({
    ...told,
    draftId: 'queue-1',
    patientId: 'meera',
    amount: 7500,
    currency: 'usd',
    freelancerId: 'ramesh',
  });
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(await hospital()).toHaveValue(filledIn.hospitalName);
  expect(screen.getByRole('textbox', { name: /^Notes/ })).toHaveValue('Room 12');
});

it('QueueFormPage keeps the form input when the selected hours have been taken, and shows the hours that are still free', async () => {
  draft = refusal(409, 'hours-taken', 'Some of these hours have just been taken.');
  const user = openFilledIn();
  const button = await send();
  await screen.findByText('Until 11:00 am');
  busy = [{ startTime: '10:00', endTime: '12:00' }];
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('just been taken');
  expect(await hospital()).toHaveValue(filledIn.hospitalName);
  await user.click(screen.getByRole('button', { name: 'Book 2 hours' }));
  expect(screen.getByText('2 hours × $25/hour')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setApiConfig } from '../../api/http/config.ts';
import type { Appointment } from '../../contract/appointments.ts';
import type { Sharing } from '../../contract/sharing.ts';
import { resetAppointments } from '../../state/appointments/appointments.ts';
import { queryClient } from '../../state/core/query-client.ts';
import { resetSession, startSession } from '../../state/session/session.ts';
import { ConfirmationPage } from './ConfirmationPage.tsx';

const appointment: Appointment = {
  id: 'visit-1',
  doctorId: 'ananya',
  patientId: 'meera',
  date: '2026-11-23',
  time: '09:30',
  appointmentType: 'video',
  notes: '',
  status: 'pending',
  createdAt: '2026-11-21T04:30:00Z',
  price: { amountMinor: 5000, currency: 'USD' },
  doctor: {
    id: 'ananya',
    name: 'Dr. Ananya Krishnan',
    specialty: 'Cardiology',
    profilePicture: null,
  },
  patient: { id: 'meera', name: 'Meera Nair', profilePicture: null },
};

const sharing: Sharing = {
  appointmentId: 'visit-1',
  doctorId: 'ananya',
  scope: 'own',
  specialty: 'Cardiology',
  lastDay: '2026-12-02',
};

let answerSharing: (response: Response) => void;

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T04:30:00Z'), toFake: ['Date'] });
  const sharings = new Promise<Response>((resolve) => {
    answerSharing = resolve;
  });
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('/api/sharing') ? sharings : Response.json([appointment]),
  );
  setApiConfig({ apiUrl: '', geocoderUrl: '', ready: Promise.resolve() });
  startSession(
    { id: 'meera', name: 'Meera Nair', role: 'patient', profilePicture: null },
    'token-1',
  );
  render(
    <MemoryRouter initialEntries={['/appointments/book/confirm?id=visit-1']}>
      <Routes>
        <Route path="/appointments/book/confirm" element={<ConfirmationPage />} />
      </Routes>
    </MemoryRouter>,
  );
  await vi.waitUntil(() => queryClient.isFetching() === 1);
});

afterEach(() => {
  resetSession();
  resetAppointments();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('shows a reopened confirmation together with what the doctor can see', async () => {
  expect(screen.getByText('Loading your appointment')).toBeVisible();
  await act(async () => answerSharing(Response.json([sharing])));
  expect(await screen.findByRole('link', { name: 'View appointments' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'What Dr. Krishnan can see' })).toBeVisible();
});

it('shows a reopened confirmation even if what the doctor can see cannot be loaded', async () => {
  const refused = { success: false, message: 'Broken.', code: 'unexpected' };
  await act(async () => answerSharing(Response.json(refused, { status: 500 })));
  expect(await screen.findByRole('link', { name: 'View appointments' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: /can see$/ })).toBeNull();
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setApiConfig } from '../../api/http/config.ts';
import { setIsInCall } from '../../state/calls/running.ts';
import { queryClient } from '../../state/core/query-client.ts';
import { leave, resetSession, startSession } from '../../state/session/session.ts';
import { openRealtime, socket } from '../../state/testing/fake-socket.ts';
import { HealthRequest } from './HealthRequest.tsx';

vi.mock('../../api/socket.ts', () => import('../../state/testing/fake-socket.ts'));

const meera = { id: 'meera', name: 'Meera Nair', role: 'patient', profilePicture: null } as const;
const visit = {
  id: 'visit-1',
  date: '2026-11-25',
  time: '10:30',
  doctorId: 'ananya',
  patientId: 'meera',
  appointmentType: 'video',
  notes: '',
  status: 'scheduled',
  createdAt: '2026-11-20T10:00:00Z',
  price: { amountMinor: 5000, currency: 'USD' },
  doctor: { id: 'ananya', name: 'Ananya Krishnan', specialty: '', profilePicture: null },
  patient: { id: 'meera', name: 'Meera Nair', profilePicture: null },
};
const sharing = {
  appointmentId: 'visit-1',
  doctorId: 'ananya',
  scope: 'own',
  specialty: '',
  lastDay: '2190-12-05',
} as const;
const asked = {
  ...sharing,
  healthRequest: { state: 'asked', askedAt: '2026-11-25T05:00:00Z' },
} as const;

let listed: unknown[];
let answer: () => Promise<Response>;
let sent: string[];

beforeEach(async () => {
  listed = [sharing];
  sent = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (method !== 'GET') {
      sent.push(`${method} ${url} ${String(body)}`);
      return answer();
    }
    if (url === '/api/sharing') return Response.json(listed);
    if (url === '/api/patients/meera/health') {
      return Response.json({ allergies: '', medicines: '' });
    }
    return Response.json([visit]);
  });
  setApiConfig({ apiUrl: '', geocoderUrl: '', ready: Promise.resolve() });
  startSession(meera, 'token-1');
  await openRealtime();
});

afterEach(() => {
  leave({ status: 'guest', hasEnded: false });
  resetSession();
  queryClient.clear();
  setIsInCall(false);
  vi.unstubAllGlobals();
});

const receive = (payload: typeof asked) =>
  act(async () => {
    listed = [payload];
    socket.events.emit('sharing_changed', payload);
  });
const show = () => screen.findByRole('button', { name: 'Show them' });

it("shows a doctor's request when it comes, says that no allergies are written down, and hides it in a call", async () => {
  render(<HealthRequest user={meera} />);
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await receive(asked);
  expect(await show()).toBeVisible();
  expect(screen.getByText(/for your visit on Wed 25 Nov/)).toBeVisible();
  expect(await screen.findByText(/You have not written down any allergies/)).toBeVisible();
  await act(async () => setIsInCall(true));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('keeps the request after a lost answer, and can send it again', async () => {
  listed = [asked];
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  render(
    <>
      <main id="main">
        <h1>Records</h1>
      </main>
      <HealthRequest user={meera} />
    </>,
  );
  await userEvent.click(await show());
  expect(await screen.findByRole('alert')).toBeVisible();
  const given = { ...asked, healthRequest: { ...asked.healthRequest, state: 'given' } };
  answer = async () => {
    listed = [given];
    return Response.json(given);
  };
  await userEvent.click(await show());
  await vi.waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Records' })).toHaveFocus();
  expect(sent).toEqual(
    Array.from(
      { length: 2 },
      () => 'PUT /api/appointments/visit-1/health-request {"answer":"yes"}',
    ),
  );
});

it('shows a request within a minute without the event', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    render(<HealthRequest user={meera} />);
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    listed = [asked];
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(await show()).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setApiConfig } from '../../api/http/config.ts';
import type { HealthAccessProps } from '../../components/records/HealthAccess/HealthAccess.tsx';
import { HealthAccess } from '../../components/records/HealthAccess/HealthAccess.tsx';
import type { Appointment } from '../../contract/appointments.ts';
import { idleSubmission } from '../../domain/forms/submission.ts';
import { queryClient } from '../../state/core/query-client.ts';
import { leave, resetSession, startSession } from '../../state/session/session.ts';
import { findLockedFacts, useShared, withStepUp } from './use-shared.ts';

const ananya = {
  id: 'ananya',
  name: 'Ananya Krishnan',
  role: 'doctor',
  profilePicture: null,
} as const;
const visit: Appointment = {
  id: 'visit-1',
  date: '2190-11-25',
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
};

let failing: string | null;
let status: number;

beforeEach(() => {
  failing = null;
  status = 500;
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    if (failing !== null && `${method} ${url}`.startsWith(failing)) {
      return Response.json({ success: false, message: 'Please try again.' }, { status });
    }
    return Response.json(url === '/api/sharing' ? [sharing] : [visit]);
  });
  setApiConfig({ apiUrl: '', geocoderUrl: '', ready: Promise.resolve() });
  startSession(ananya, 'token-1');
});

afterEach(() => {
  leave({ status: 'guest', hasEnded: false });
  resetSession();
  queryClient.clear();
  vi.unstubAllGlobals();
});

function Section() {
  const shared = useShared('ananya', visit, true);
  if (shared === 'loading') return <p>Loading</p>;
  return shared?.health ? <HealthAccess {...shared.health} /> : <p>Nothing</p>;
}

it.each(['GET /api/sharing', 'GET /api/appointments'])(
  'says that %s failed, and retries it',
  async (url) => {
    failing = url;
    render(<Section />);
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    expect(screen.queryByText('Allergies are not shared')).not.toBeInTheDocument();
    failing = null;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Ask to see them' })).toBeVisible();
  },
);

it('shows nothing if the API has no sharing', async () => {
  failing = 'GET /api/sharing';
  status = 404;
  render(<Section />);
  expect(await screen.findByText('Nothing')).toBeVisible();
});

it('does not show the error of a request again after the page was left', async () => {
  const { unmount } = render(<Section />);
  failing = 'POST';
  await userEvent.click(await screen.findByRole('button', { name: 'Ask to see them' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  unmount();
  render(<Section />);
  expect(await screen.findByRole('button', { name: 'Ask to see them' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

const health: HealthAccessProps = {
  patientName: 'Meera Nair',
  facts: { status: 'error', reason: 'failed', message: 'Please try again.' },
  lastDay: null,
  request: null,
  mayAsk: true,
  submission: idleSubmission,
  today: '2026-11-21',
  onAsk: vi.fn<() => void>(),
  onRetry: vi.fn<() => void>(),
};

it('asks for the code only to retry health facts that need one', () => {
  const openDialog = vi.fn<() => void>();
  const failed = { health };
  expect(findLockedFacts(failed)).toBeNull();
  expect(withStepUp(failed, openDialog)).toBe(failed);
  const facts = { status: 'error', reason: 'step-up', message: 'Enter a code.' } as const;
  const locked = { health: { ...health, facts } };
  expect(findLockedFacts(locked)).toBe(facts);
  expect(withStepUp(locked, openDialog)).toMatchObject({ health: { onRetry: openDialog } });
});

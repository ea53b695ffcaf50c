import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { appointmentList } from '../../state/appointments/appointments.ts';
import { setIsInCall } from '../../state/calls/running.ts';
import { queryClient } from '../../state/core/query-client.ts';
import { leave, resetSession, startSession } from '../../state/session/session.ts';
import { openRealtime, socket } from '../../state/testing/fake-socket.ts';
import { CallPrompt } from './CallPrompt.tsx';

vi.mock('../../api/socket.ts', () => import('../../state/testing/fake-socket.ts'));

const meera = { id: 'meera', name: 'Meera Nair', role: 'patient', profilePicture: null } as const;

afterEach(() => {
  leave({ status: 'guest', hasEnded: false });
  resetSession();
  vi.unstubAllGlobals();
});

it('invites to a visit in which the doctor waits, but not during a call in this tab', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('No network')));
  startSession(meera, 'token-1');
  queryClient.setQueryData(appointmentList('meera').queryKey, [
    {
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
    },
  ]);
  await openRealtime();
  render(<CallPrompt user={meera} />, { wrapper: MemoryRouter });
  const people = [{ personId: 'ananya', seat: 'seat-1', joinedAt: '2026-11-25T05:00:00Z' }];
  await act(async () => socket.events.emit('call_state', { appointmentId: 'visit-1', people }));
  expect(await screen.findByRole('button', { name: 'Join call' })).toBeVisible();
  await act(async () => setIsInCall(true));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await act(async () => setIsInCall(false));
  expect(await screen.findByRole('button', { name: 'Join call' })).toBeVisible();
});

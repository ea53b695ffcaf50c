import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setApiConfig } from '../../api/http/config.ts';
import type { Appointment, AppointmentStatus } from '../../contract/appointments.ts';
import {
  acceptAppointment,
  appointmentList,
  cancelAppointment,
  markMissed,
  resetAppointments,
  useAppointmentMoves,
} from './appointments.ts';
import { setSessionShared } from '../session/hint.ts';
import { leave, resetSession, startSession } from '../session/session.ts';
import { load, queryClient, useLoadable } from '../core/query-client.ts';
import { UNCONNECTED_POLL_MS, SECOND_STALE_MS } from '../realtime.ts';
import { openRealtime, socket } from '../testing/fake-socket.ts';
import { meera, visit as scheduled } from '../testing/fake-visit.ts';
import { currentToasts, resetToasts } from '../core/toasts.ts';

vi.mock('../../api/socket.ts', () => import('../testing/fake-socket.ts'));

const visit = (status: AppointmentStatus): Appointment => ({ ...scheduled, status });

const marked = { kind: 'missed', by: 'doctor', at: '2026-11-23T04:20:00Z' } as const;
const missedVisit = (): Appointment => ({
  ...visit('scheduled'),
  revision: 1,
  missed: { at: marked.at },
  history: [marked],
});

let stored: Appointment;
let asked: string[];
let hold: Promise<void>;
let accepting: Promise<void>;

beforeEach(() => {
  stored = visit('pending');
  asked = [];
  hold = Promise.resolve();
  accepting = hold;
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const answer = [stored];
    if (url === '/api/appointments/meera') {
      await hold;
      return Response.json(answer);
    }
    if (url === '/api/appointment/ananya') {
      await hold;
      const body = { success: true, message: 'Done.', status: 'pending', appointment: stored };
      return Response.json(body, { status: 201 });
    }
    if (url.endsWith('/missed')) {
      stored = missedVisit();
      return Response.json({ success: true, message: 'Done.', appointment: stored });
    }
    if (url.includes('/accept')) {
      await accepting;
      stored = visit('scheduled');
      return Response.json({ success: true, message: 'Done.', appointment: stored });
    }
    const body = { success: false, message: 'This visit is over.', code: 'invalid-transition' };
    return Response.json(body, { status: 409 });
  });
  setApiConfig({ apiUrl: '', geocoderUrl: '', ready: Promise.resolve() });
});

afterEach(() => {
  leave({ status: 'guest', hasEnded: false });
  resetSession();
  setSessionShared(false);
  resetAppointments();
  queryClient.clear();
  resetToasts();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const moves = () => renderHook(useAppointmentMoves).result.current;
const statuses = () =>
  queryClient.getQueryData(appointmentList('meera').queryKey)?.map(({ status }) => status);
const loadList = () => load(appointmentList('meera'));
const show = () => renderHook(() => useLoadable(appointmentList('meera')));

describe('the appointment list', () => {
  it('stays visible when a later request fails', async () => {
    await loadList();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const { result } = show();
    await vi.waitFor(() =>
      expect(result.current).toMatchObject({
        data: [{ status: 'pending' }],
        problem: { reason: 'offline' },
      }),
    );
  });

  it("keeps the user's change when the response to an earlier request arrives later", async () => {
    await loadList();
    let letGo = () => {};
    hold = new Promise((resolve) => {
      letGo = resolve;
    });
    const late = loadList();
    await acceptAppointment('visit-1');
    letGo();
    await late;
    expect(statuses()).toEqual(['scheduled']);
  });
});

describe('the mark ‘Did not come’', () => {
  it('stays when an event from before it arrives later, and goes when it is taken back', async () => {
    startSession(meera, 'token-1');
    await openRealtime();
    await loadList();
    await markMissed('visit-1', true);
    const isMissed = () =>
      queryClient.getQueryData(appointmentList('meera').queryKey)?.map(({ missed }) => !!missed);
    expect(isMissed()).toEqual([true]);
    socket.events.emit('appointment_changed', { ...visit('scheduled'), revision: 1 });
    expect(isMissed()).toEqual([true]);
    const { missed: _missed, ...takenBack } = missedVisit();
    const history = [marked, { ...marked, kind: 'missed-ended' as const }];
    socket.events.emit('appointment_changed', { ...takenBack, history });
    expect(isMissed()).toEqual([false]);
  });
});

describe('appointment events', () => {
  beforeEach(async () => {
    startSession(meera, 'token-1');
    await openRealtime();
  });

  it('update the appointment list', async () => {
    await loadList();
    socket.events.emit('appointment_changed', visit('scheduled'));
    expect(statuses()).toEqual(['scheduled']);
    socket.events.emit('appointment_changed', { ...visit('pending'), id: 'visit-2' });
    expect(statuses()).toEqual(['scheduled', 'pending']);
    expect(asked).toHaveLength(1);
  });

  it('never revert an appointment to an earlier status', async () => {
    await loadList();
    socket.events.emit('appointment_changed', visit('cancelled'));
    socket.events.emit('appointment_changed', visit('scheduled'));
    expect(statuses()).toEqual(['cancelled']);
  });

  it.each(['first', 'later'])(
    'that arrive during the %s request trigger another request, because the response may be outdated',
    async (turn) => {
      if (turn === 'later') await loadList();
      asked = [];
      let letGo = () => {};
      hold = new Promise((resolve) => {
        letGo = resolve;
      });
      show();
      await vi.waitFor(() => expect(asked).toHaveLength(1));
      socket.events.emit('appointment_changed', visit('scheduled'));
      stored = visit('scheduled');
      letGo();
      await vi.waitFor(() => expect(asked).toHaveLength(2));
      await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
      expect(statuses()).toEqual(['scheduled']);
    },
  );

  it('also update the data that is cached for offline use', async () => {
    const cached: string[] = [];
    vi.stubGlobal('caches', {
      keys: async () => [],
      open: async () => ({
        put: async (_: string, response: Response) => void cached.push(await response.text()),
      }),
      match: async () => new Response(cached.at(-1)),
    });
    setSessionShared(true);
    await loadList();
    socket.events.emit('appointment_changed', visit('scheduled'));
    await vi.waitFor(() => expect(cached.at(-1)).toContain('"scheduled"'));
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await loadList();
    expect(statuses()).toEqual(['scheduled']);
  });

  it('may be missed while the socket is disconnected, because the list is refetched after it reconnects', async () => {
    show();
    await vi.waitFor(() => expect(statuses()).toEqual(['pending']));
    stored = visit('scheduled');
    socket.events.emit('connect');
    await vi.waitFor(() => expect(statuses()).toEqual(['scheduled']));
  });

  it('trigger no request while no appointment list is visible', () => {
    socket.events.emit('appointment_changed', visit('scheduled'));
    socket.events.emit('connect');
    expect(asked).toEqual([]);
  });
});

it('a visible appointment list is polled only while the socket is disconnected', async () => {
  vi.useFakeTimers();
  startSession(
    { id: 'meera', name: 'Meera Nair', role: 'patient', profilePicture: null },
    'token-1',
  );
  await openRealtime();
  const { unmount } = show();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(asked).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(2 * UNCONNECTED_POLL_MS));
  expect(asked).toHaveLength(3);
  socket.events.emit('connect');
  await act(() => vi.advanceTimersByTimeAsync(SECOND_STALE_MS));
  const caughtUp = asked.length;
  await act(() => vi.advanceTimersByTimeAsync(10 * UNCONNECTED_POLL_MS));
  expect(asked).toHaveLength(caughtUp);
  socket.events.emit('disconnect');
  await act(() => vi.advanceTimersByTimeAsync(UNCONNECTED_POLL_MS));
  expect(asked).toHaveLength(caughtUp + 1);
  unmount();
  await act(() => vi.advanceTimersByTimeAsync(4 * UNCONNECTED_POLL_MS));
  expect(asked).toHaveLength(caughtUp + 1);
});

describe('a status change by the user', () => {
  beforeEach(() =>
    startSession(
      { id: 'meera', name: 'Meera Nair', role: 'patient', profilePicture: null },
      'token-1',
    ),
  );

  it('updates the list and shows a toast', async () => {
    await loadList();
    await acceptAppointment('visit-1');
    expect(asked.at(-1)).toBe('/api/appointments/visit-1/accept?date=2026-11-23&time=09%3A30');
    expect(statuses()).toEqual(['scheduled']);
    expect(currentToasts()[0]?.message).toBe('Appointment accepted');
    expect(moves().pendingId).toBeNull();
  });

  it("shows the reason in the appointment's row if the server rejects the change", async () => {
    await loadList();
    await cancelAppointment('visit-1', 'Feeling better');
    expect(statuses()).toEqual(['pending']);
    expect(moves().actionError).toEqual({
      id: 'visit-1',
      message: 'This visit is over.',
    });
    await vi.waitFor(() => expect(asked.at(-1)).toBe('/api/appointments/meera'));
  });
});

describe('a cancellation', () => {
  const reply = (appointment: Appointment) => async (url: string) =>
    Response.json(
      url.endsWith('/cancel')
        ? { success: true, message: 'Done.', appointment: { ...appointment, status: 'cancelled' } }
        : [appointment],
    );

  it.each([
    ['doctor', 'pending', 'Request declined'],
    ['doctor', 'scheduled', 'Appointment cancelled'],
    ['patient', 'pending', 'Appointment cancelled'],
    ['patient', 'scheduled', 'Appointment cancelled'],
  ] as const)('by a %s of a %s visit is confirmed as ‘%s’', async (role, status, words) => {
    const id = role === 'doctor' ? 'ananya' : 'meera';
    startSession({ id, name: 'Asha Rao', role, profilePicture: null }, 'token-1');
    vi.stubGlobal('fetch', reply(visit(status)));
    await load(appointmentList(id));
    await cancelAppointment('visit-1', '');
    expect(currentToasts()[0]?.message).toBe(words);
  });
});

describe('a response after a logout', () => {
  const arjun = { id: 'arjun', name: 'Arjun Rao', role: 'patient', profilePicture: null } as const;
  let letGo: () => void;

  beforeEach(() => {
    startSession({ ...arjun, id: 'meera', name: 'Meera Nair' }, 'token-1');
    hold = new Promise((resolve) => {
      letGo = resolve;
    });
    accepting = hold;
  });

  it('has no effect on the next user', async () => {
    const acting = acceptAppointment('visit-1');
    leave({ status: 'guest', hasEnded: false });
    startSession(arjun, 'token-1');
    letGo();
    await acting;
    expect(currentToasts()).toEqual([]);
    expect(moves().pendingId).toBeNull();
  });
});

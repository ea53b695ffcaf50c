import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setApiConfig } from '../../api/http/config.ts';
import type { FreeDay } from '../../contract/free-times.ts';
import type { SlotsChanged } from '../../contract/slot-changes.ts';
import type { SlotTime } from '../../domain/booking/slots.ts';
import { queryClient, useLoadable } from '../core/query-client.ts';
import { takenSlots } from '../doctors.ts';
import { leave, resetSession, startSession } from '../session/session.ts';
import { openRealtime, socket } from '../testing/fake-socket.ts';
import { freeTimes } from './free-times.ts';
import { useSlotChanges } from './slot-changes.ts';

vi.mock('../../api/socket.ts', () => import('../testing/fake-socket.ts'));

const meera = { id: 'meera', name: 'Meera Nair', role: 'patient', profilePicture: null } as const;
const doctorId = 'ananya';
const date = '2026-11-24';
let server: { taken: string[]; days: FreeDay[] };
let requests: string[];
interface PickerProps {
  isSubmitting: boolean;
  conflict: { nearest: SlotTime[]; keepsFocus: boolean } | null;
}
const initialProps: PickerProps = { isSubmitting: false, conflict: null };
const onLost = vi.fn<(slot: SlotTime) => void>();
const onFreed = vi.fn<() => void>();

const request = vi.fn<typeof fetch>(async (input) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  requests.push(pathname);
  const { taken, days } = server;
  return Response.json(pathname.endsWith('/free-times') ? { days } : { date, taken });
});

const publish = (change: Partial<SlotsChanged>) =>
  act(async () =>
    socket.events.emit('slots_changed', { doctorId, taken: [], freed: [], ...change }),
  );

async function openPicker() {
  const { result, ...rest } = renderHook(
    ({ isSubmitting, conflict }: PickerProps) => {
      const taken = useLoadable(takenSlots(doctorId, date));
      const isFollowed = useSlotChanges({
        doctorId,
        choice: { date, time: '10:00' },
        taken,
        conflict,
        isSubmitting,
        onLost,
        onFreed,
      });
      const free = useLoadable(freeTimes(doctorId));
      return {
        isFollowed,
        taken: taken.status === 'ready' ? taken.data.taken : null,
        free: free.status === 'ready' ? free.data : null,
      };
    },
    { initialProps },
  );
  await vi.waitFor(() => {
    expect(result.current.taken).not.toBe(null);
    expect(result.current.free).not.toBe(null);
  });
  requests = [];
  return { result, ...rest };
}

beforeEach(async () => {
  vi.clearAllMocks();
  requests = [];
  server = { taken: ['09:00'], days: [{ date, times: ['09:30', '10:00'] }] };
  setApiConfig({ apiUrl: 'https://api.example', geocoderUrl: '', ready: Promise.resolve() });
  vi.stubGlobal('fetch', request);
  startSession(meera, 'token-1');
  await openRealtime();
});

afterEach(() => {
  leave({ status: 'guest', hasEnded: false });
  resetSession();
  queryClient.clear();
  vi.unstubAllGlobals();
  socket.answer = () => Promise.resolve({ success: true });
});

describe('an open picker', () => {
  it('loses a time that someone takes at once, without a request', async () => {
    const { result } = await openPicker();
    await publish({ taken: [{ date, time: '09:30' }] });
    await vi.waitFor(() => expect(result.current.taken).toEqual(['09:00', '09:30']));
    expect(result.current.free).toEqual([{ date, times: ['10:00'] }]);
    expect(requests).toEqual([]);
    expect(onLost).not.toHaveBeenCalled();
  });

  it('says when the chosen time is lost, and when it is free again', async () => {
    const { rerender } = await openPicker();
    const slot = { date, time: '10:00' };
    await publish({ taken: [slot] });
    await vi.waitFor(() => expect(onLost.mock.calls).toEqual([[slot]]));
    const offer = { date, time: '09:30' };
    rerender({ isSubmitting: false, conflict: { nearest: [offer], keepsFocus: true } });
    expect(onFreed).not.toHaveBeenCalled();
    await publish({ taken: [offer] });
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledTimes(2));
    server.taken = ['09:00'];
    await publish({ freed: [slot] });
    await vi.waitFor(() => expect(onFreed).toHaveBeenCalled());
  });

  it('reads again after the connection came late', async () => {
    const { result } = await openPicker();
    server.taken = ['09:00', '10:00'];
    await act(async () => socket.events.emit('connect'));
    await vi.waitFor(() => expect(result.current.taken).toEqual(['09:00', '10:00']));
    expect(onLost).toHaveBeenCalledWith({ date, time: '10:00' });
  });

  it('reads again when a time becomes free or the hours change', async () => {
    const { result } = await openPicker();
    server.taken = [];
    await publish({ freed: [{ date, time: '09:00' }] });
    await vi.waitFor(() => expect(result.current.taken).toEqual([]));
    server.days = [];
    await publish({});
    await vi.waitFor(() => expect(result.current.free).toEqual([]));
  });

  it('does not change for another doctor', async () => {
    const { result } = await openPicker();
    await publish({ doctorId: 'ravi', taken: [{ date, time: '10:00' }] });
    expect(result.current.taken).toEqual(['09:00']);
  });

  it('keeps the chosen time while it is being booked, and reads again afterwards', async () => {
    const { result, rerender } = await openPicker();
    rerender({ isSubmitting: true, conflict: null });
    await publish({ taken: [{ date, time: '10:00' }] });
    expect(result.current.taken).toEqual(['09:00']);
    expect(onLost).not.toHaveBeenCalled();
    server.taken = ['09:00', '10:00'];
    rerender({ isSubmitting: false, conflict: null });
    await vi.waitFor(() => expect(result.current.taken).toEqual(['09:00', '10:00']));
  });

  it('follows again after an interruption, and reads what it missed', async () => {
    const { result } = await openPicker();
    expect(result.current.isFollowed).toBe(true);
    await act(async () => socket.events.emit('disconnect'));
    expect(result.current.isFollowed).toBe(false);
    server.taken = ['09:00', '09:30'];
    await act(async () => socket.events.emit('connect'));
    expect(result.current.isFollowed).toBe(true);
    await vi.waitFor(() => expect(result.current.taken).toEqual(['09:00', '09:30']));
  });

  it('does not follow an API without these events', async () => {
    socket.answer = () => Promise.reject(new Error('No answer'));
    const { result } = await openPicker();
    expect(result.current.isFollowed).toBe(false);
  });

  it('stops when it closes', async () => {
    const { unmount } = await openPicker();
    unmount();
    expect(socket.sent).toEqual([
      ['follow_slots', { doctorId }],
      ['follow_slots', { doctorId: null }],
    ]);
  });
});

import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FreeDay } from '../../contract/free-times.ts';
import type { SlotsChanged } from '../../contract/slot-changes.ts';
import { queryClient, REFETCH_MS } from '../../state/core/query-client.ts';
import { leave, startSession } from '../../state/session/session.ts';
import { openRealtime, socket } from '../../state/testing/fake-socket.ts';
import { ananya, meera, now, resetVisits, stubApi } from '../../state/testing/fake-visit.ts';
import { useTimePicker } from './use-time-picker.ts';

vi.mock('../../api/socket.ts', () => import('../../state/testing/fake-socket.ts'));

const date = '2026-11-23';
const chosen = { date, time: '10:00' };
const HALF_MINUTE_MS = 30_000;

let server: { doctor: typeof ananya; taken: string[]; days: FreeDay[] };
let requests: string[];
const onLost = vi.fn<Parameters<typeof useTimePicker>[0]['onLost']>();
const onFreed = vi.fn<() => void>();

beforeEach(async () => {
  vi.clearAllMocks();
  server = { doctor: ananya, taken: ['09:00'], days: [{ date, times: ['09:30', '10:00'] }] };
  requests = [];
  stubApi(async (url) => {
    requests.push(url);
    if (url.includes('/free-times')) return Response.json({ days: server.days });
    if (url.includes('/slots')) return Response.json({ date, taken: server.taken });
    return Response.json({ success: true, doctor: server.doctor });
  });
  startSession(meera, 'token-1');
  await openRealtime();
  vi.useFakeTimers({ now });
});

afterEach(() => {
  leave({ status: 'guest', hasEnded: false });
  resetVisits();
  socket.answer = () => Promise.resolve({ success: true });
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const publish = (change: Partial<SlotsChanged>) =>
  act(async () =>
    socket.events.emit('slots_changed', { doctorId: 'ananya', taken: [], freed: [], ...change }),
  );
/** Requests since the last call. */
const countRequests = () => {
  const sent = requests.splice(0);
  return {
    doctor: sent.filter((url) => url.includes('/getdoctor/')).length,
    taken: sent.filter((url) => url.includes('/slots')).length,
    free: sent.filter((url) => url.includes('/free-times')).length,
  };
};

async function open(options: { doctorId?: string; hasFreeDays?: boolean } = {}) {
  const { result } = renderHook(
    (props: typeof options) => {
      const { doctor, taken, freeDays } = useTimePicker({
        doctorId: 'ananya',
        hasFreeDays: true,
        choice: chosen,
        conflict: null,
        isSubmitting: false,
        now,
        onLost,
        onFreed,
        ...props,
      });
      return {
        hours: doctor.status === 'ready' ? doctor.data.availability : null,
        taken: taken.status === 'ready' ? taken.data.taken : null,
        free: freeDays,
      };
    },
    { initialProps: options },
  );
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  return result;
}

describe('with a connection, an open picker', () => {
  it('loads the doctor, the taken times and the free ones once, and does not poll', async () => {
    const picker = await open();
    await vi.waitFor(() =>
      expect(picker.current).toEqual({
        hours: ananya.availability,
        taken: ['09:00'],
        free: [{ date, times: ['09:30', '10:00'] }],
      }),
    );
    expect(countRequests()).toEqual({ doctor: 1, taken: 1, free: 1 });
    await pass(2 * HALF_MINUTE_MS);
    expect(requests).toEqual([]);
  });

  it('loses a time that someone takes, without a request', async () => {
    const picker = await open();
    countRequests();
    await publish({ taken: [{ date, time: '09:30' }] });
    await vi.waitFor(() =>
      expect(picker.current).toMatchObject({
        taken: ['09:00', '09:30'],
        free: [{ date, times: ['10:00'] }],
      }),
    );
    expect(requests).toEqual([]);
  });

  it('reads the hours again when they change', async () => {
    const picker = await open();
    const availability = [{ day: 'Monday', startTime: '09:00', endTime: '10:00' }] as const;
    server.doctor = { ...ananya, availability: [...availability] };
    await publish({});
    await vi.waitFor(() => expect(picker.current.hours).toEqual(availability));
  });

  it('offers other times of this doctor when the chosen one is lost', async () => {
    await open();
    await publish({ taken: [chosen] });
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce());
    expect(onLost).toHaveBeenCalledWith(ananya, chosen, expect.any(Date));
  });
});

describe('if the API has no slot events, an open picker', () => {
  beforeEach(() => {
    socket.answer = () => Promise.reject(new Error('No answer'));
  });

  it('polls the hours every 4 seconds, and the numbers of free times every half minute', async () => {
    const picker = await open();
    countRequests();
    server.doctor = { ...ananya, availability: [] };
    await pass(REFETCH_MS);
    expect(countRequests()).toEqual({ doctor: 1, taken: 0, free: 0 });
    await vi.waitFor(() => expect(picker.current.hours).toEqual([]));
    server.days = [{ date, times: ['09:30'] }];
    await pass(HALF_MINUTE_MS - REFETCH_MS);
    expect(countRequests()).toMatchObject({ free: 1 });
    await vi.waitFor(() => expect(picker.current.free).toEqual(server.days));
  });

  it('does not load the numbers of free times for a doctor', async () => {
    const picker = await open({ hasFreeDays: false });
    await pass(HALF_MINUTE_MS);
    expect(countRequests()).toMatchObject({ free: 0 });
    expect(picker.current.free).toBeNull();
  });
});

it('a picker loads nothing without a doctor', async () => {
  await open({ doctorId: '' });
  await pass(HALF_MINUTE_MS);
  expect(requests).toEqual([]);
});

it('an open picker polls while the connection is lost, and no longer once it is back', async () => {
  await open();
  countRequests();
  await act(async () => socket.events.emit('disconnect'));
  await pass(REFETCH_MS);
  expect(countRequests()).toEqual({ doctor: 1, taken: 0, free: 0 });
  await act(async () => socket.events.emit('connect'));
  await vi.waitFor(() => expect(requests).toHaveLength(3));
  expect(countRequests()).toEqual({ doctor: 1, taken: 1, free: 1 });
  await pass(HALF_MINUTE_MS);
  expect(countRequests()).toEqual({ doctor: 0, taken: 0, free: 0 });
});

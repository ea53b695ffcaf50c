import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setApiConfig } from '../../api/http/config.ts';
import type { User } from '../../contract/auth.ts';
import type { Freelancer } from '../../contract/freelancers.ts';
import type { MedicalRecord } from '../../contract/records.ts';
import { leave, resetSession, startSession } from '../session/session.ts';
import { busyHours, freelancerList, freelancerQuery } from '../freelancers.ts';
import { hospitalList } from '../hospitals.ts';
import {
  load,
  REFETCH_MS,
  queryClient,
  refetch,
  updateData,
  useEachResponse,
  useLoadable,
} from './query-client.ts';
import { recordList, recordQuery } from '../records.ts';

const ramesh: Freelancer = {
  id: 'ramesh',
  name: 'Ramesh Pawar',
  role: 'freelancer',
  profilePicture: null,
  rating: 4.7,
  reviews: [],
  hourlyRate: 25,
  availability: [],
  completedJobs: 132,
  bio: '',
  services: [],
};
const biju: Freelancer = { ...ramesh, id: 'biju', name: 'Biju Thomas' };
const record: MedicalRecord = {
  id: 'knee',
  patientId: 'meera',
  doctorId: 'ananya',
  date: '2026-11-20',
  diagnosis: 'Knee strain, left',
  prescription: 'Ice, twice a day.',
  notes: '',
  doctor: { id: 'ananya', name: 'Dr. Ananya Krishnan', specialty: '', profilePicture: null },
};
const meera: User = { id: 'meera', name: 'Meera Nair', role: 'patient', profilePicture: null };
const arjun: User = { ...meera, id: 'arjun', name: 'Arjun Rao' };

interface Request {
  url: string;
  signal: AbortSignal | null | undefined;
  answer: (body: unknown, status?: number) => void;
  lose: () => void;
}

let requests: Request[];

beforeEach(() => {
  requests = [];
  vi.stubGlobal(
    'fetch',
    (url: string, { signal }: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        const answer = (body: unknown, status = 200) => resolve(Response.json(body, { status }));
        const lose = () => reject(new TypeError('Failed to fetch'));
        requests.push({ url, signal, answer, lose });
      }),
  );
  setApiConfig({ apiUrl: '', geocoderUrl: '', ready: Promise.resolve() });
});

afterEach(() => {
  queryClient.clear();
  resetSession();
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function request(path: string): Promise<Request> {
  await vi.waitFor(() => expect(requests.map(({ url }) => url)).toContain(path));
  const at = requests.findIndex(({ url }) => url === path);
  const [found] = requests.splice(at, 1);
  if (!found) throw new Error(`${path} was not requested`);
  return found;
}

async function answer(path: string, body: unknown, status?: number): Promise<void> {
  const { answer: send } = await request(path);
  send(body, status);
}

const showHelpers = () => renderHook(() => useLoadable(freelancerList)).result;

const signIn = (user: User) => startSession(user, 'token');

describe('loading data', () => {
  it('sends a single request when ten components use the same data', async () => {
    const readers = Array.from({ length: 10 }, showHelpers);
    await answer('/api/freelancers', [ramesh]);
    for (const reader of readers)
      await waitFor(() => expect(reader.current).toEqual({ status: 'ready', data: [ramesh] }));
    dispatchEvent(new Event('focus'));
    await request('/api/freelancers');
    expect(requests).toEqual([]);
  });

  it('shows cached data immediately, and returns the same objects if the refetched data is unchanged', async () => {
    const first = showHelpers();
    await answer('/api/freelancers', [ramesh, biju]);
    await waitFor(() => expect(first.current.status).toBe('ready'));
    const second = showHelpers();
    const before = second.current;
    expect(before).toEqual({ status: 'ready', data: [ramesh, biju] });
    await answer('/api/freelancers', [ramesh, biju]);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(second.current).toBe(before);
  });

  it('shows an item from a loaded list immediately, and then requests its latest version', async () => {
    showHelpers();
    await answer('/api/freelancers', [ramesh]);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const { result } = renderHook(() => useLoadable(freelancerQuery('ramesh')));
    expect(result.current).toEqual({ status: 'ready', data: ramesh });
    await answer('/api/freelancers/ramesh', { ...ramesh, completedJobs: 133 });
    await waitFor(() => expect(result.current).toMatchObject({ data: { completedJobs: 133 } }));
  });

  it.each(['focus', 'online'])('refetches the visible data on the %s event', async (occasion) => {
    const { result, unmount } = renderHook(() => useLoadable(hospitalList));
    await answer('/api/hospitals', []);
    await waitFor(() => expect(result.current.status).toBe('ready'));
    dispatchEvent(new Event(occasion));
    await answer('/api/hospitals', []);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    unmount();
    dispatchEvent(new Event(occasion));
    await new Promise((resolve) => setTimeout(resolve));
    expect(requests).toEqual([]);
  });

  it('cancels the request if its component unmounts', async () => {
    const { unmount } = renderHook(() => useLoadable(hospitalList));
    const { signal } = await request('/api/hospitals');
    expect(signal?.aborted).toBe(false);
    unmount();
    expect(signal?.aborted).toBe(true);
  });
});

describe('a failed request', () => {
  it('keeps the data visible and reports the error', async () => {
    const shown = showHelpers();
    await answer('/api/freelancers', [ramesh]);
    await waitFor(() => expect(shown.current.status).toBe('ready'));
    refetch(freelancerList);
    await answer('/api/freelancers', { message: 'Down' }, 500);
    await waitFor(() =>
      expect(shown.current).toEqual({
        status: 'ready',
        data: [ramesh],
        problem: { reason: 'failed', message: 'Down' },
      }),
    );
  });

  it('shows its error until the next request succeeds', async () => {
    const shown = showHelpers();
    (await request('/api/freelancers')).lose();
    await waitFor(() => expect(shown.current).toMatchObject({ reason: 'offline' }));
    dispatchEvent(new Event('online'));
    const again = await request('/api/freelancers');
    expect(shown.current).toMatchObject({ status: 'error', reason: 'offline' });
    again.answer([ramesh]);
    await waitFor(() => expect(shown.current).toEqual({ status: 'ready', data: [ramesh] }));
  });

  it('removes the item from view if its status is 404, even if a list contains the item', async () => {
    showHelpers();
    await answer('/api/freelancers', [ramesh]);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const { result } = renderHook(() => useLoadable(freelancerQuery('ramesh')));
    await answer('/api/freelancers/ramesh', { message: 'Freelancer not found' }, 404);
    await waitFor(() =>
      expect(result.current).toMatchObject({ status: 'error', reason: 'not-found' }),
    );
  });
});

describe('a late response', () => {
  it('does not overwrite the response to a later request', async () => {
    showHelpers();
    await answer('/api/freelancers', [ramesh]);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const earlier = load(freelancerList);
    const late = await request('/api/freelancers');
    const newer = load(freelancerList);
    await answer('/api/freelancers', [biju]);
    expect(await newer).toEqual([biju]);
    late.answer([ramesh]);
    await earlier;
    expect(queryClient.getQueryData(freelancerList.queryKey)).toEqual([biju]);
  });

  it('is discarded if the data was changed in the meantime, and the data is refetched', async () => {
    const shown = showHelpers();
    await answer('/api/freelancers', [ramesh]);
    await waitFor(() => expect(shown.current.status).toBe('ready'));
    refetch(freelancerList);
    const late = await request('/api/freelancers');
    act(() => updateData(freelancerList, () => [biju]));
    late.answer([ramesh]);
    const again = await request('/api/freelancers');
    await waitFor(() => expect(shown.current).toEqual({ status: 'ready', data: [biju] }));
    again.answer([biju]);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(shown.current).toEqual({ status: 'ready', data: [biju] });
  });

  it('is not shown when another item was opened in the meantime', async () => {
    const { result, rerender } = renderHook(({ id }) => useLoadable(freelancerQuery(id)), {
      initialProps: { id: 'ramesh' },
    });
    const late = await request('/api/freelancers/ramesh');
    rerender({ id: 'biju' });
    await answer('/api/freelancers/biju', biju);
    await waitFor(() => expect(result.current).toEqual({ status: 'ready', data: biju }));
    late.answer(ramesh);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(result.current).toEqual({ status: 'ready', data: biju });
  });
});

describe('switching to another user', () => {
  it("removes the previous user's data from view and from the cache, and ignores late responses", async () => {
    signIn(meera);
    const list = renderHook(() => useLoadable(recordList('meera'))).result;
    await answer('/api/patients/meera/records', [record]);
    await waitFor(() => expect(list.current).toEqual({ status: 'ready', data: [record] }));
    const one = renderHook(() => useLoadable(recordQuery('meera', 'knee'))).result;
    expect(one.current).toEqual({ status: 'ready', data: record });
    const late = await request('/api/records/knee');
    act(() => {
      leave({ status: 'guest', hasEnded: false });
      signIn(arjun);
    });
    expect(late.signal?.aborted).toBe(true);
    late.answer(record);
    await waitFor(() => expect(list.current).toEqual({ status: 'loading' }));
    expect(one.current).toEqual({ status: 'loading' });
    for (const { queryKey } of [recordList('meera'), recordQuery('meera', 'knee')])
      expect(queryClient.getQueryData(queryKey)).toBeUndefined();
  });

  it("refetches a helper's booked hours, because they exclude the current user's own draft", async () => {
    signIn(meera);
    const hours = renderHook(() => useLoadable(busyHours('ramesh', '2026-11-25'))).result;
    const path = '/api/freelancers/ramesh/busy?date=2026-11-25';
    await answer(path, { date: '2026-11-25', busy: [] });
    await waitFor(() => expect(hours.current.status).toBe('ready'));
    act(() => signIn(arjun));
    const busy = [{ startTime: '09:00', endTime: '11:00' }];
    await answer(path, { date: '2026-11-25', busy });
    await waitFor(() => expect(hours.current).toMatchObject({ data: { busy } }));
  });

  it('leaves public data visible', async () => {
    const shown = showHelpers();
    await answer('/api/freelancers', [ramesh]);
    await waitFor(() => expect(shown.current.status).toBe('ready'));
    act(() => signIn(meera));
    expect(shown.current).toEqual({ status: 'ready', data: [ramesh] });
  });
});

describe('a response listener', () => {
  const listen = (options: object = {}) => {
    const responses: string[] = [];
    const hook = renderHook(() =>
      useEachResponse({ ...freelancerList, ...options }, (list) =>
        responses.push(list.map(({ id }) => id).join()),
      ),
    );
    return { responses, ...hook };
  };

  it('is called even if a response contains the same data, but not for data that was loaded before the listener mounted', async () => {
    queryClient.setQueryData(freelancerList.queryKey, [biju]);
    const { responses } = listen();
    await answer('/api/freelancers', [ramesh]);
    await waitFor(() => expect(responses).toEqual(['ramesh']));
    act(() => refetch(freelancerList));
    await answer('/api/freelancers', [ramesh]);
    await waitFor(() => expect(responses).toEqual(['ramesh', 'ramesh']));
  });

  it('is not called for a failed request', async () => {
    queryClient.setQueryData(freelancerList.queryKey, [biju]);
    const { responses } = listen();
    await answer('/api/freelancers', { success: false, message: '', code: 'unexpected' }, 500);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(responses).toEqual([]);
  });

  it('is called after each poll until it unmounts, but not while the page is hidden', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    try {
      const { unmount } = listen({ refetchInterval: REFETCH_MS });
      const sent = async () => {
        await vi.advanceTimersByTimeAsync(REFETCH_MS);
        const count = requests.length;
        requests.splice(0).forEach((one) => one.answer([ramesh]));
        await vi.advanceTimersByTimeAsync(0);
        return count;
      };
      requests.splice(0).forEach((one) => one.answer([ramesh]));
      await vi.advanceTimersByTimeAsync(0);
      expect(await sent()).toBe(1);
      expect(await sent()).toBe(1);
      visibility.mockReturnValue('hidden');
      expect(await sent()).toBe(0);
      visibility.mockReturnValue('visible');
      expect(await sent()).toBe(1);
      unmount();
      expect(await sent()).toBe(0);
    } finally {
      visibility.mockRestore();
      vi.useRealTimers();
    }
  });
});

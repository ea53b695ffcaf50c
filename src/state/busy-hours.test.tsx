import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setApiConfig } from '../api/config.ts';
import { loadBusyHours, resetBusyHours, useBusyHours } from './busy-hours.ts';

const wednesday = '2026-11-25';
const thursday = '2026-11-26';
const nine = { startTime: '09:00', endTime: '11:00' };

let waiting: Map<string, (answer: Response | Promise<Response>) => void>;

beforeEach(() => {
  waiting = new Map();
  vi.stubGlobal(
    'fetch',
    (url: string) =>
      new Promise<Response>((resolve) =>
        waiting.set(new URL(url, 'https://api.example').searchParams.get('date') ?? '', resolve),
      ),
  );
  setApiConfig({ apiUrl: '', geocoderUrl: '', ready: Promise.resolve() });
});

afterEach(() => {
  resetBusyHours();
  vi.unstubAllGlobals();
});

/** Answers the call for a day once it has been made. */
async function answer(date: string, busy: (typeof nine)[]): Promise<void> {
  await vi.waitFor(() => expect(waiting.has(date)).toBe(true));
  waiting.get(date)?.(Response.json({ date, busy }));
  waiting.delete(date);
}

const shown = (date: string) => renderHook(() => useBusyHours('ramesh', date)).result;

it('knows nothing without a day, and waits for a day', () => {
  expect(shown('').current).toBeNull();
  expect(shown(wednesday).current).toEqual({ status: 'loading' });
});

it('shows the day that is wanted, whatever comes late', async () => {
  const first = loadBusyHours('ramesh', wednesday);
  const second = loadBusyHours('ramesh', thursday);
  await answer(thursday, []);
  await answer(wednesday, [nine]);
  await Promise.all([first, second]);
  expect(shown(thursday).current).toEqual({ status: 'ready', data: { date: thursday, busy: [] } });
  expect(shown(wednesday).current).toEqual({ status: 'loading' });
});

it('keeps what it knew in view while it looks again, also when that fails', async () => {
  const first = loadBusyHours('ramesh', wednesday);
  await answer(wednesday, [nine]);
  await first;
  const result = shown(wednesday);
  const again = loadBusyHours('ramesh', wednesday);
  expect(result.current).toMatchObject({ status: 'ready' });
  await vi.waitFor(() => expect(waiting.has(wednesday)).toBe(true));
  waiting.get(wednesday)?.(Promise.reject(new TypeError('Failed to fetch')));
  await again;
  await waitFor(() => expect(result.current).toMatchObject({ data: { busy: [nine] } }));
});

it('says why a day could not be looked up', async () => {
  const load = loadBusyHours('ramesh', wednesday);
  await vi.waitFor(() => expect(waiting.has(wednesday)).toBe(true));
  waiting.get(wednesday)?.(Promise.reject(new TypeError('Failed to fetch')));
  await load;
  expect(shown(wednesday).current).toMatchObject({ status: 'error' });
});

import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceMs, setClock } from '../../domain/time/clock.ts';
import { useNow } from './clock.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T04:30:20Z') });
});

afterEach(() => {
  setClock(deviceMs);
  vi.useRealTimers();
});

it('screens show each new minute', () => {
  const { result } = renderHook(() => useNow('minute'));
  expect(result.current).toEqual(new Date('2026-11-21T04:30:00Z'));
  act(() => {
    vi.advanceTimersByTime(40_000);
  });
  expect(result.current).toEqual(new Date('2026-11-21T04:31:00Z'));
});

it('screens follow the clock when the page wakes, and time goes on from there', () => {
  const { result } = renderHook(() => useNow('minute'));
  const offset = Date.parse('2027-01-01T05:00:50Z') - deviceMs();
  setClock(() => deviceMs() + offset);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(result.current).toEqual(new Date('2027-01-01T05:00:00Z'));
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(result.current).toEqual(new Date('2027-01-01T05:01:00Z'));
});

import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceMs, setClock } from '../../domain/time/clock.ts';
import { useNow, useYear } from './clock.ts';

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
  act(() => vi.advanceTimersByTime(40_000));
  expect(result.current).toEqual(new Date('2026-11-21T04:31:00Z'));
});

it('screens follow a jump of the clock at once, and time goes on from there', () => {
  const { result } = renderHook(() => ({ now: useNow('minute'), year: useYear() }));
  const offset = Date.parse('2027-01-01T05:00:50Z') - deviceMs();
  act(() => setClock(() => deviceMs() + offset));
  expect(result.current).toEqual({ now: new Date('2027-01-01T05:00:00Z'), year: 2027 });
  act(() => vi.advanceTimersByTime(60_000));
  expect(result.current.now).toEqual(new Date('2027-01-01T05:01:00Z'));
});

import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { POLL_MS, useFollow } from './use-follow.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('looks every four seconds while the page is in view, and when it comes back', () => {
  const look = vi.fn<() => void>();
  const inView = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const { unmount } = renderHook(() => useFollow(look, true));
  expect(look).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2 * POLL_MS);
  expect(look).toHaveBeenCalledTimes(2);

  inView.mockReturnValue('hidden');
  vi.advanceTimersByTime(3 * POLL_MS);
  expect(look).toHaveBeenCalledTimes(2);
  inView.mockReturnValue('visible');
  dispatchEvent(new Event('visibilitychange'));
  expect(look).toHaveBeenCalledTimes(3);

  unmount();
  vi.advanceTimersByTime(POLL_MS);
  dispatchEvent(new Event('focus'));
  expect(look).toHaveBeenCalledTimes(3);
});

it('does not look where there is nothing to follow', () => {
  const look = vi.fn<() => void>();
  renderHook(() => useFollow(look, false));
  vi.advanceTimersByTime(POLL_MS);
  dispatchEvent(new Event('focus'));
  expect(look).not.toHaveBeenCalled();
});

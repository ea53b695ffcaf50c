import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePressFirst } from './use-press-first.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const tap = new MouseEvent('click', { detail: 1 });
const key = new MouseEvent('click', { detail: 0 });

function start() {
  const calls: string[] = [];
  const { result, rerender, unmount } = renderHook(
    ({ page }) =>
      usePressFirst<string>('nothing', (value) => {
        calls.push(`${value} on ${page}`);
      }),
    { initialProps: { page: 'monday' } },
  );
  const press = (value: string, event: Event) => act(() => result.current[1](value, event));
  const nextFrame = () => act(() => vi.advanceTimersByTime(100));
  return { calls, rerender, unmount, press, nextFrame, shown: () => result.current[0] };
}

test('shows a press at once, and calls back a frame later', () => {
  const { calls, press, nextFrame, shown } = start();
  press('ten', tap);
  expect(shown()).toBe('ten');
  expect(calls).toEqual([]);
  nextFrame();
  expect(calls).toEqual(['ten on monday']);
  expect(shown()).toBe('nothing');
});

test('calls back at once for a key', () => {
  const { calls, press } = start();
  press('ten', key);
  expect(calls).toEqual(['ten on monday']);
});

test('calls back for two presses of one frame in their order', () => {
  const { calls, press, nextFrame } = start();
  press('ten', tap);
  press('eleven', tap);
  nextFrame();
  expect(calls).toEqual(['ten on monday', 'eleven on monday']);
});

test('a press belongs to the page on which it was made', () => {
  const { calls, press, nextFrame, rerender } = start();
  press('ten', tap);
  rerender({ page: 'tuesday' });
  nextFrame();
  expect(calls).toEqual(['ten on monday']);
});

test('a press is forgotten if its page is left', () => {
  const { calls, press, nextFrame, unmount } = start();
  press('ten', tap);
  unmount();
  nextFrame();
  expect(calls).toEqual([]);
});

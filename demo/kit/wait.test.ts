import { beforeEach, expect, test, vi } from 'vitest';
import { pause } from '../answers/pause.ts';
import { wait } from './wait.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('a wait ends after its time, and leaves no listener', async () => {
  const { signal } = new AbortController();
  const removed = vi.spyOn(signal, 'removeEventListener');
  const waited = wait(1000, signal);
  await vi.advanceTimersByTimeAsync(1000);
  await waited;
  expect(removed).toHaveBeenCalledOnce();
});

test('a wait ends at once if its signal aborts, or had aborted', async () => {
  const controller = new AbortController();
  const waited = wait(1000, controller.signal);
  controller.abort();
  await waited;
  await wait(1000, controller.signal);
  expect(vi.getTimerCount()).toBe(0);
});

test('a pause of an answer rejects when the answer is stopped', async () => {
  const controller = new AbortController();
  const paused = pause(1000, controller.signal);
  controller.abort(new Error('Stopped'));
  await expect(paused).rejects.toThrow('Stopped');
  await expect(pause(1000, controller.signal)).rejects.toThrow('Stopped');
});

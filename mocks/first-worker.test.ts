import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { workerIsHere } from './first-worker.ts';

const url = 'https://care.example/service-worker.js';
const own = { scriptURL: url, state: 'activated' };
const librarys = { scriptURL: 'https://care.example/mockServiceWorker.js', state: 'activated' };

interface Situation {
  controller?: object;
  installing?: object;
  active?: object;
}

/** What a page waits for that finds this. */
function find({ controller, ...registration }: Situation) {
  const register = async () => ({ installing: null, waiting: null, active: null, ...registration });
  const workers = Object.assign(new EventTarget(), { controller: controller ?? null, register });
  const started = vi.fn<() => void>();
  void workerIsHere(workers as unknown as ServiceWorkerContainer, url).then(started);
  return { workers, started };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each<[string, Situation]>([
  ['whose worker answers already', { controller: own, installing: own }],
  ['that was loaded past its worker', { active: own }],
])('does not hold up a page %s', async (_, situation) => {
  const { started } = find(situation);
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toHaveBeenCalledOnce();
});

it.each<[string, Situation]>([
  ['a first visitor', { installing: { scriptURL: url, state: 'installing' } }],
  ['a worker that is about to answer', { active: { scriptURL: url, state: 'activating' } }],
  ['the library’s own worker', { controller: librarys, installing: own, active: librarys }],
])('has a page wait with %s until the worker answers', async (_, situation) => {
  const { workers, started } = find(situation);
  await vi.advanceTimersByTimeAsync(5000);
  expect(started).not.toHaveBeenCalled();
  workers.dispatchEvent(new Event('controllerchange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toHaveBeenCalledOnce();
});

it('gives up on a worker that never comes', async () => {
  const { started } = find({ installing: { scriptURL: url, state: 'installing' } });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(started).toHaveBeenCalledOnce();
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitForWorker } from './wait-for-worker.ts';

const url = 'https://care.example/service-worker.js';
const librarysUrl = 'https://care.example/mockServiceWorker.js';
const postMessage = vi.fn<(word: string) => void>();
const own = { scriptURL: url, state: 'activated', postMessage };
const librarys = { scriptURL: librarysUrl, state: 'activated' };

interface Situation {
  controller?: object;
  installing?: object;
  waiting?: object;
  active?: object;
}

function find({ controller, ...registration }: Situation, workerUrl = url) {
  const register = async () => ({ installing: null, waiting: null, active: null, ...registration });
  const workers = Object.assign(new EventTarget(), { controller: controller ?? null, register });
  const started = vi.fn<() => void>();
  void waitForWorker(workers as unknown as ServiceWorkerContainer, workerUrl).then(started);
  return { workers, started };
}

beforeEach(() => {
  vi.useFakeTimers();
  postMessage.mockClear();
});
afterEach(() => void vi.useRealTimers());

it.each<[string, Situation, string]>([
  ['whose worker answers already', { controller: own, installing: own }, url],
  ['that was loaded past the library’s worker', { active: librarys }, librarysUrl],
])('the app starts without a delay on a page %s', async (_, situation, workerUrl) => {
  const { started } = find(situation, workerUrl);
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toHaveBeenCalledOnce();
});

it('after a hard reload, the app asks the worker to take control of the page', async () => {
  const { workers, started } = find({ active: own });
  await vi.advanceTimersByTimeAsync(0);
  expect(postMessage).toHaveBeenCalledExactlyOnceWith('caresetu:take');
  expect(started).not.toHaveBeenCalled();
  workers.dispatchEvent(new Event('controllerchange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toHaveBeenCalledOnce();
});

it.each<[string, Situation]>([
  ['a first visitor', { installing: { scriptURL: url, state: 'installing' } }],
  ['a worker that is about to answer', { active: { scriptURL: url, state: 'activating' } }],
  ['the library’s own worker', { controller: librarys, installing: own, active: librarys }],
])('the app waits until its worker takes control of the page: %s', async (_, situation) => {
  const { workers, started } = find(situation);
  await vi.advanceTimersByTimeAsync(5000);
  expect(started).not.toHaveBeenCalled();
  workers.dispatchEvent(new Event('controllerchange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toHaveBeenCalledOnce();
});

it('the app repeatedly asks a waiting worker to skip waiting, until it takes over', async () => {
  const { workers } = find({ controller: librarys, waiting: own, active: librarys });
  await vi.advanceTimersByTimeAsync(1000);
  expect(postMessage.mock.calls).toEqual([['caresetu:turn'], ['caresetu:turn']]);
  workers.dispatchEvent(new Event('controllerchange'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(postMessage).toHaveBeenCalledTimes(2);
});

it('the app stops waiting for the worker after 10 seconds', async () => {
  const { started } = find({ installing: { scriptURL: url, state: 'installing' } });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(started).toHaveBeenCalledOnce();
});

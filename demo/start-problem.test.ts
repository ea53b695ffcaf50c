import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StartProblem } from '../src/domain/start-problem.ts';
import { explainStart } from './start-problem.ts';

const url = 'https://care.example/service-worker.js';
const denied = () => {
  throw new DOMException('Access is denied.', 'SecurityError');
};

beforeEach(() => {
  const opening = Object.assign(new EventTarget(), { result: { close() {} } });
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  vi.stubGlobal('indexedDB', {
    open() {
      queueMicrotask(() => opening.dispatchEvent(new Event('success')));
      return opening;
    },
    deleteDatabase() {},
  });
  vi.stubGlobal('navigator', { serviceWorker: { register: async () => ({}) } });
});

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['storage', () => vi.stubGlobal('localStorage', { getItem: denied })],
  ['storage', () => vi.stubGlobal('sessionStorage', undefined)],
  ['storage', () => vi.stubGlobal('indexedDB', { open: denied })],
  ['service workers', () => vi.stubGlobal('navigator', {})],
  [
    'service workers',
    () => vi.stubGlobal('navigator', { serviceWorker: { register: async () => denied() } }),
  ],
  ['https', () => vi.stubGlobal('isSecureContext', false)],
])('a demo that cannot start says that it is about %s', async (words, block) => {
  block();
  const problem = await explainStart(new Error('Failed'), url);
  expect(problem).toBeInstanceOf(StartProblem);
  expect(String(problem)).toContain(words);
});

it('says that the device has no space left', async () => {
  const error = new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  expect(String(await explainStart(error, url))).toContain('no space left');
});

it('reports code that could not load as a problem of the connection', async () => {
  const error = new TypeError('Failed to fetch dynamically imported module: seed.js');
  expect(await explainStart(error, url)).toBe(error);
});

it('an error in the demo is not blamed on the browser or the connection', async () => {
  const problem = await explainStart(new TypeError('x is undefined'), url);
  expect(String(problem)).toContain('The demo could not start.');
});

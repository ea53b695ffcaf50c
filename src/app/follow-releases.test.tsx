import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const own = 'https://care.example/assets/index-one.js';
/** The script of the release that the worker is of. */
let entry: string;
/** Looks for a newer worker. */
const update = vi.fn<() => Promise<unknown>>();

/** Follows releases as a page of its own does, and tells whether the person has been told of one. */
async function follow() {
  const worker = {
    postMessage: (_: unknown, [port]: MessagePort[]) => port?.postMessage(entry),
  };
  const registration = { active: worker, installing: null, waiting: null, update };
  const workers = Object.assign(new EventTarget(), {
    register: async () => registration,
    ready: Promise.resolve(registration),
  });
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: workers });
  // What has been told stays told.
  vi.resetModules();
  const { followReleases } = await import('./follow-releases.ts');
  const { useIsOutdated } = await import('../state/release.ts');
  await followReleases('https://care.example/service-worker.js');
  return () => renderHook(useIsOutdated).result.current;
}

beforeEach(() => {
  document.head.innerHTML = `<script type="module" src="${own}"></script>`;
  entry = 'https://care.example/assets/index-two.js';
  update.mockResolvedValue(undefined);
});
afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

it('says nothing while the worker is of the same release', async () => {
  entry = own;
  expect((await follow())()).toBe(false);
});

it('tells of a newer release', async () => {
  expect((await follow())()).toBe(true);
});

it('tells of it once it can be had: without a network a reload would bring the same page', async () => {
  update.mockRejectedValue(new TypeError('Failed to fetch'));
  const isTold = await follow();
  expect(isTold()).toBe(false);
  update.mockResolvedValue(undefined);
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(isTold()).toBe(true));
});

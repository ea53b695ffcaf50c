import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { User } from '../../contract/auth.ts';
import type { startSession as StartSession } from '../../state/session/session.ts';

const own = 'https://care.example/assets/index-one.js';
let entry: string;
let said: unknown[];
let connection: { saveData: boolean } | undefined;
let startSession: typeof StartSession;
const update = vi.fn<() => Promise<unknown>>();

async function follow() {
  const worker = {
    postMessage: (word: unknown, [port]: MessagePort[] = []) => {
      said.push(word);
      port?.postMessage(entry);
    },
  };
  const registration = { active: worker, installing: null, waiting: null, update };
  const workers = Object.assign(new EventTarget(), {
    register: async () => registration,
    ready: Promise.resolve(registration),
  });
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: workers, connection });
  vi.resetModules();
  const { watchReleases } = await import('./watch-releases.ts');
  const { useIsOutdated } = await import('../../state/core/release.ts');
  ({ startSession } = await import('../../state/session/session.ts'));
  await watchReleases('https://care.example/service-worker.js');
  return () => renderHook(useIsOutdated).result.current;
}

beforeEach(() => {
  document.head.innerHTML = `<script type="module" src="${own}"></script>`;
  entry = 'https://care.example/assets/index-two.js';
  said = [];
  connection = undefined;
  update.mockResolvedValue(undefined);
});
afterEach(() => {
  document.head.replaceChildren();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('the release watcher reports nothing while the worker has the same release as the page', async () => {
  entry = own;
  expect((await follow())()).toBe(false);
});

it('the release watcher reports a newer release', async () => {
  expect((await follow())()).toBe(true);
});

it('the release watcher reports a newer release only while online, because an offline reload would show the same page', async () => {
  update.mockRejectedValue(new TypeError('Failed to fetch'));
  const isTold = await follow();
  expect(isTold()).toBe(false);
  update.mockResolvedValue(undefined);
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(isTold()).toBe(true));
});

it.each([
  ['a guest', () => {}, true],
  ['a guest who saves data', () => (connection = { saveData: true }), false],
  [
    'somebody signed in who saves data',
    () => {
      connection = { saveData: true };
      localStorage.setItem('user', '{}');
    },
    true,
  ],
])(
  'the release watcher caches the app, but not for guests with data saver on: %s',
  async (_, begin, isKept) => {
    begin();
    await follow();
    expect(said).toContain('caresetu:release');
    expect(said.includes('caresetu:keep')).toBe(isKept);
  },
);

it('the release watcher caches the app once a guest with data saver on signs in', async () => {
  connection = { saveData: true };
  await follow();
  expect(said).not.toContain('caresetu:keep');
  const meera: User = { id: 'meera', name: 'Meera Nair', role: 'patient', profilePicture: null };
  startSession(meera, 'token-1');
  await vi.waitFor(() => expect(said).toContain('caresetu:keep'));
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { loadOrReload as LoadOrReload } from './lazy-page.tsx';

const reload = vi.fn<() => void>();
const isGone = () => Promise.reject(new Error('Failed to fetch the module'));

let loadOrReload: typeof LoadOrReload;

/** Opens a page, as a reload does. */
async function openAt(pathname: string): Promise<void> {
  vi.stubGlobal('location', { pathname, reload });
  vi.resetModules();
  ({ loadOrReload } = await import('./lazy-page.tsx'));
}

/** What comes of a load. */
function outcomeOf(load: () => Promise<string>, release?: string): Promise<string> {
  return new Promise((resolve) => {
    reload.mockImplementation(() => resolve('waits for the reload'));
    loadOrReload(load, release).then(resolve, () => resolve('fails'));
  });
}

beforeEach(async () => {
  reload.mockClear();
  sessionStorage.clear();
  await openAt('/search');
});
afterEach(() => void vi.unstubAllGlobals());

it('loads the page anew once for code that is gone, then says that it is', async () => {
  expect(await outcomeOf(isGone)).toBe('waits for the reload');
  expect(reload).toHaveBeenCalledOnce();
  await openAt('/search');
  // Other code of the same page is kept, and comes.
  expect(await outcomeOf(async () => 'the routes')).toBe('the routes');
  expect(await outcomeOf(isGone)).toBe('fails');
  expect(reload).toHaveBeenCalledOnce();
});

it('says nothing of what else is gone while the page is about to be loaded anew', async () => {
  await outcomeOf(isGone);
  const seen = vi.fn<() => void>();
  loadOrReload(isGone).then(seen, seen);
  await new Promise((resolve) => setTimeout(resolve));
  expect(seen).not.toHaveBeenCalled();
  expect(reload).toHaveBeenCalledOnce();
});

it('tries again at another address, and in another release', async () => {
  await outcomeOf(isGone);
  await openAt('/freelancers');
  expect(await outcomeOf(isGone)).toBe('waits for the reload');
  await openAt('/search');
  expect(await outcomeOf(isGone, 'two')).toBe('waits for the reload');
  expect(reload).toHaveBeenCalledTimes(3);
});

it('does not go to and fro between addresses, or between two releases of which each lacks a part', async () => {
  await outcomeOf(isGone);
  await openAt('/freelancers');
  await outcomeOf(isGone);
  await openAt('/search');
  await outcomeOf(isGone, 'two');
  await openAt('/search');
  expect(await outcomeOf(isGone)).toBe('fails');
  expect(reload).toHaveBeenCalledTimes(3);
});

it.each([
  ['without a network', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)],
  ['where nothing can be stored', () => vi.stubGlobal('sessionStorage', undefined)],
])('leaves the page as it is %s', async (_, begin) => {
  begin();
  expect(await outcomeOf(isGone)).toBe('fails');
  expect(reload).not.toHaveBeenCalled();
});

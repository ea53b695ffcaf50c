import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { BrowserRouter, Link, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { lazyPage as LazyPage, loadOrReload as LoadOrReload } from './lazy-page.tsx';

const reload = vi.fn<() => void>();
const isGone = () => Promise.reject(new Error('Failed to fetch the module'));

let loadOrReload: typeof LoadOrReload;
let lazyPage: typeof LazyPage;

/** Opens a page, as a reload does. */
async function openAt(pathname: string): Promise<void> {
  vi.stubGlobal('location', { pathname, reload });
  vi.resetModules();
  ({ lazyPage, loadOrReload } = await import('./lazy-page.tsx'));
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
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

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

it('tries again where a line fails another time, later on', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-02T10:00:00Z'));
  await outcomeOf(isGone);
  await openAt('/search');
  expect(await outcomeOf(isGone)).toBe('fails');
  vi.mocked(Date.now).mockReturnValue(Date.parse('2026-03-02T10:09:59Z'));
  await openAt('/search');
  expect(await outcomeOf(isGone)).toBe('fails');
  vi.mocked(Date.now).mockReturnValue(Date.parse('2026-03-02T10:10:00Z'));
  await openAt('/search');
  expect(await outcomeOf(isGone)).toBe('waits for the reload');
  expect(reload).toHaveBeenCalledTimes(2);
});

it.each([
  ['without a network', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)],
  ['where nothing can be stored', () => vi.stubGlobal('sessionStorage', undefined)],
])('leaves the page as it is %s', async (_, begin) => {
  begin();
  expect(await outcomeOf(isGone)).toBe('fails');
  expect(reload).not.toHaveBeenCalled();
});

/** What stands around pages. */
function Pages({ children }: { children: ReactNode }) {
  return (
    <>
      <Link to="/far/one">Far</Link>
      <Link to="/far/two">Farther</Link>
      <ErrorBoundary page={useLocation().pathname}>
        <Routes>{children}</Routes>
      </ErrorBoundary>
    </>
  );
}

/** The page that is left: `end` is called as it ends. */
function Notes({ end }: { end: () => void }) {
  useEffect(() => end, [end]);
  return <input aria-label="Notes" />;
}

describe('a page whose code is still to come', () => {
  const endNotes = vi.fn<() => void>();
  /** Ends the import that is under way. */
  let fail: () => void;
  const load = vi.fn<() => Promise<ComponentType>>();

  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    endNotes.mockReset();
    load.mockReset().mockImplementation(
      () =>
        new Promise((_, reject) => {
          fail = () => reject(new Error('Failed to fetch the module'));
        }),
    );
    history.replaceState(null, '', '/form');
    // The browser's own address, which nothing can load anew here.
    const here = (_: object, name: string): unknown =>
      name === 'reload' ? reload : Reflect.get(document.location, name);
    vi.stubGlobal('location', new Proxy({}, { get: here }));
    const Far = lazyPage(load);
    render(
      <BrowserRouter useTransitions={false}>
        <Pages>
          <Route path="/form" element={<Notes end={endNotes} />} />
          <Route path="/far/:id" element={<Far />} />
        </Pages>
      </BrowserRouter>,
    );
  });
  afterEach(() => {
    vi.restoreAllMocks();
    history.replaceState(null, '', '/');
  });

  const tap = (name: string) => act(async () => screen.getByRole('link', { name }).click());
  const goBack = () =>
    act(async () => {
      const isBack = new Promise((resolve) => {
        addEventListener('popstate', resolve, { once: true });
      });
      history.back();
      await isBack;
    });
  const end = () => act(async () => fail());
  const comes = () => load.mockResolvedValue(() => <h1>Far away</h1>);

  it('is loaded anew once when it cannot be had, and that is noted for its address', async () => {
    await tap('Far');
    await end();
    expect(reload).toHaveBeenCalledOnce();
    expect(Object.keys(sessionStorage)).toEqual([expect.stringMatching(/\/far\/one$/)]);
    expect(screen.getByText('Loading…')).toBeInTheDocument();
  });

  it('ends the page before it at once, with all that goes on there', async () => {
    await tap('Far');
    expect(screen.getByText('Loading…')).toBeInTheDocument();
    expect(endNotes).toHaveBeenCalledOnce();
    expect(screen.queryByLabelText('Notes')).toBeNull();
  });

  it('takes nothing of what is typed by somebody who went back before it failed', async () => {
    await tap('Far');
    await goBack();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Since Monday' } });
    await end();
    expect(reload).not.toHaveBeenCalled();
    expect(sessionStorage).toHaveLength(0);
    expect(screen.getByRole('textbox')).toHaveValue('Since Monday');
    comes();
    await tap('Far');
    expect(screen.getByRole('heading')).toHaveTextContent('Far away');
  });

  it('is asked for anew by somebody who opens it again after an error', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await tap('Far');
    await end();
    expect(screen.getByRole('heading')).toHaveTextContent('You are offline');
    await goBack();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    comes();
    await tap('Far');
    expect(screen.getByRole('heading')).toHaveTextContent('Far away');
    expect(reload).not.toHaveBeenCalled();
  });

  it('is loaded anew where it is waited for by the time it fails', async () => {
    await tap('Far');
    await tap('Farther');
    await end();
    expect(load).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledOnce();
    expect(Object.keys(sessionStorage)).toEqual([expect.stringMatching(/\/far\/two$/)]);
  });
});

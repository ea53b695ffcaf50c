import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { BrowserRouter, Link, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import type { lazyPage as LazyPage, loadOrReload as LoadOrReload } from './lazy-page.tsx';

const reload = vi.fn<() => void>();
const isGone = () => Promise.reject(new Error('Failed to fetch the module'));

let loadOrReload: typeof LoadOrReload;
let lazyPage: typeof LazyPage;

async function openAt(pathname: string): Promise<void> {
  vi.stubGlobal('location', { pathname, reload });
  vi.resetModules();
  ({ lazyPage, loadOrReload } = await import('./lazy-page.tsx'));
}

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

it('the app reloads the page once when its code is missing, and fails if the code is still missing', async () => {
  expect(await outcomeOf(isGone)).toBe('waits for the reload');
  expect(reload).toHaveBeenCalledOnce();
  await openAt('/search');
  expect(await outcomeOf(async () => 'the routes')).toBe('the routes');
  expect(await outcomeOf(isGone)).toBe('fails');
  expect(reload).toHaveBeenCalledOnce();
});

it('the app reports no second failure while the page reloads', async () => {
  await outcomeOf(isGone);
  const seen = vi.fn<() => void>();
  loadOrReload(isGone).then(seen, seen);
  await new Promise((resolve) => setTimeout(resolve));
  expect(seen).not.toHaveBeenCalled();
  expect(reload).toHaveBeenCalledOnce();
});

it('the app reloads again when the code of a different URL or a different release is missing', async () => {
  await outcomeOf(isGone);
  await openAt('/freelancers');
  expect(await outcomeOf(isGone)).toBe('waits for the reload');
  await openAt('/search');
  expect(await outcomeOf(isGone, 'two')).toBe('waits for the reload');
  expect(reload).toHaveBeenCalledTimes(3);
});

it('the app does not reload endlessly when two URLs or two incomplete releases alternate', async () => {
  await outcomeOf(isGone);
  await openAt('/freelancers');
  await outcomeOf(isGone);
  await openAt('/search');
  await outcomeOf(isGone, 'two');
  await openAt('/search');
  expect(await outcomeOf(isGone)).toBe('fails');
  expect(reload).toHaveBeenCalledTimes(3);
});

it('the app reloads again after ten minutes', async () => {
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
])('the app does not reload %s', async (_, begin) => {
  begin();
  expect(await outcomeOf(isGone)).toBe('fails');
  expect(reload).not.toHaveBeenCalled();
});

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

function Notes({ end }: { end: () => void }) {
  useEffect(() => end, [end]);
  return <input aria-label="Notes" />;
}

describe('a lazy page', () => {
  const endNotes = vi.fn<() => void>();
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

  it('reloads once when its code fails to load, and records the reload for its URL', async () => {
    await tap('Far');
    await end();
    expect(reload).toHaveBeenCalledOnce();
    expect(Object.keys(sessionStorage)).toEqual([expect.stringMatching(/\/far\/one$/)]);
    expect(screen.getByText('Loading…')).toBeInTheDocument();
  });

  it('unmounts the previous page immediately', async () => {
    await tap('Far');
    expect(screen.getByText('Loading…')).toBeInTheDocument();
    expect(endNotes).toHaveBeenCalledOnce();
    expect(screen.queryByLabelText('Notes')).toBeNull();
  });

  it('does not reload if the user has gone back, so that typed text is not lost', async () => {
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

  it('retries when it is opened again after an error', async () => {
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

  it('reloads the URL that is open when the import fails', async () => {
    await tap('Far');
    await tap('Farther');
    await end();
    expect(load).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledOnce();
    expect(Object.keys(sessionStorage)).toEqual([expect.stringMatching(/\/far\/two$/)]);
  });
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../../api/http/client.ts';
import { setApiConfig } from '../../api/http/config.ts';
import { appointmentEndpoints } from '../../contract/appointments.ts';
import type { User } from '../../contract/auth.ts';
import { formatTime } from '../../domain/time/india-time.ts';
import { usePageTitle } from '../../pages/hooks/use-page-title.ts';
import { currentUser, resetSession, startSession } from '../../state/session/session.ts';
// Registers the renewal of the session, as a login does.
import '../../state/session/refresh.ts';
import { startSessionChecks } from '../../state/session/check-session.ts';
import { chooseHourCycle, resetHourCycle } from '../../state/core/hour-cycle.ts';
import { resetToasts, showToast } from '../../state/core/toasts.ts';
import { useHourCycle } from '../../ui/time/hour-cycle.ts';
import { lazyPage } from '../routing/lazy-page.tsx';
import { RootLayout } from './RootLayout.tsx';

const meera: User = { id: 'meera', name: 'Meera Nair', role: 'patient', profilePicture: null };

function Page({ title, children }: { title: string; children?: ReactNode }) {
  usePageTitle(title);
  return (
    <>
      <h1>{title}</h1>
      {children}
    </>
  );
}

function OpeningTime() {
  return <time>{formatTime('14:30', useHourCycle())}</time>;
}

function Address() {
  const { pathname, search } = useLocation();
  return <span data-testid="address">{`${pathname}${search}`}</span>;
}

const Broken = lazyPage(() => Promise.reject(new Error('Failed to fetch the module')));
let stop = () => {};

async function open(path = '/') {
  render(
    <MemoryRouter initialEntries={[path]}>
      <RootLayout>
        <Routes>
          <Route
            path="/"
            element={
              <Page title="Home">
                <a href="/doctors">All doctors</a>
              </Page>
            }
          />
          <Route
            path="/doctors"
            element={
              <Page title="Doctors">
                <OpeningTime />
                <a href="/doctors?city=Pune">In Pune</a>
              </Page>
            }
          />
          <Route path="/login" element={<Page title="Login" />} />
          <Route path="/broken" element={<Broken />} />
        </Routes>
        <Address />
      </RootLayout>
    </MemoryRouter>,
  );
  await act(async () => {});
}

async function follow(name: string) {
  fireEvent.click(screen.getByRole('link', { name }));
  await act(() => vi.advanceTimersByTimeAsync(0));
}

const address = () => screen.getByTestId('address').textContent;
const heading = () => screen.getByRole('heading', { level: 1 });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', vi.fn<() => void>());
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: false, message: 'No.', code: 'session-ended' }, { status: 403 }),
  );
  setApiConfig({ apiUrl: '', geocoderUrl: '', ready: Promise.resolve() });
});

afterEach(() => {
  stop();
  stop = () => {};
  resetSession();
  resetToasts();
  resetHourCycle();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

describe('a navigation', () => {
  it('moves focus to the heading and announces the title', async () => {
    await open();
    await follow('All doctors');
    expect(heading()).toHaveTextContent('Doctors');
    expect(heading()).toHaveFocus();
    expect(screen.getByText('CareSetu | Doctors')).toBeInTheDocument();
    expect(document.title).toBe('CareSetu | Doctors');
  });

  it('does not move focus or announce a title on the first page', async () => {
    await open();
    expect(document.body).toHaveFocus();
    expect(screen.queryByText('CareSetu | Home')).toBeNull();
  });

  it('leaves focus where it is if only the query changes', async () => {
    await open('/doctors');
    screen.getByRole('link', { name: 'In Pune' }).focus();
    await follow('In Pune');
    expect(address()).toBe('/doctors?city=Pune');
    expect(screen.getByRole('link', { name: 'In Pune' })).toHaveFocus();
  });
});

it('RootLayout shows the times of pages in the format that the user chooses', async () => {
  await open('/doctors');
  expect(screen.getByText('2:30 pm')).toBeInTheDocument();
  await act(async () => chooseHourCycle('24h'));
  expect(screen.getByText('14:30')).toBeInTheDocument();
});

it('RootLayout shows toasts that were requested before the toast code loaded', async () => {
  showToast('success', 'Saved');
  await open();
  // jsdom lacks requestIdleCallback, so the app uses a timer.
  await act(() => vi.advanceTimersByTimeAsync(200));
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.getByText(/^You are offline/)).toBeInTheDocument();
});

it('RootLayout redirects to the login page, with one warning, when the session is rejected on a public page', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  stop = startSessionChecks(true);
  await act(async () => {
    startSession(meera, 'token-1');
    startSession(meera, 'token-1');
  });
  await open('/doctors?city=Pune');
  await act(async () => {
    await call(appointmentEndpoints.listAppointments, { params: { id: 'meera' } }).catch(() => {});
  });
  expect(address()).toBe('/login?redirect=%2Fdoctors%3Fcity%3DPune');
  expect(currentUser()).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
});

it('RootLayout shows an error page when a page fails to load, and shows the next page as usual', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('sessionStorage', undefined);
  await open('/broken');
  expect(heading()).toHaveTextContent('This page could not be shown');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
  await follow('Go to the home page');
  expect(heading()).toHaveTextContent('Home');
});

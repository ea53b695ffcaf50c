import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import type { User } from '../../contract/auth.ts';
import {
  resetSession,
  setProvisional,
  settleAsGuest,
  startSession,
} from '../../state/session/session.ts';
import { GuestOnly, RequireRole, RequireSelf, RequireUser } from './guards.tsx';

const meera: User = { id: 'meera', name: 'Meera Nair', role: 'patient', profilePicture: null };
const ananya: User = { id: 'ananya', name: 'Dr. Ananya', role: 'doctor', profilePicture: null };

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output>{`${pathname}${search}${hash}`}</output>;
}

function open(path: string) {
  const page = (name: string) => <h1>{name}</h1>;
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/login" element={<GuestOnly>{page('Login')}</GuestOnly>} />
        <Route path="/appointments" element={<RequireUser>{page('Appointments')}</RequireUser>} />
        <Route
          path="/records"
          element={<RequireRole is="patient">{page('Records')}</RequireRole>}
        />
        <Route
          path="/patient/dashboard/:id"
          element={<RequireSelf is="patient">{page('Patient dashboard')}</RequireSelf>}
        />
        <Route
          path="/doctor/dashboard/:id"
          element={<RequireSelf is="doctor">{page('Doctor dashboard')}</RequireSelf>}
        />
        <Route path="/" element={page('Home')} />
      </Routes>
      <Address />
    </MemoryRouter>,
  );
}

const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent;
const address = () => screen.getByRole('status').textContent;
const know = (user: User | null) => {
  if (user) startSession(user, 'token-1');
  else settleAsGuest();
};

afterEach(() => {
  resetSession();
  localStorage.clear();
  sessionStorage.clear();
});

describe('RequireUser', () => {
  it('redirects a guest to the login page, and remembers the requested URL', () => {
    know(null);
    open('/appointments?status=pending#today');
    expect(heading()).toBe('Login');
    expect(address()).toBe('/login?redirect=%2Fappointments%3Fstatus%3Dpending%23today');
  });

  it('shows a skeleton until the session is known', async () => {
    open('/appointments');
    expect(heading()).toBeUndefined();
    expect(screen.getByText('Loading…')).toBeInTheDocument();
    await act(async () => know(meera));
    expect(heading()).toBe('Appointments');
  });

  it('says that the server cannot be reached, and does not log the user out', () => {
    setProvisional(null);
    open('/appointments');
    expect(heading()).toBe('CareSetu cannot be reached');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

describe('RequireRole and RequireSelf', () => {
  it('redirect other roles to their own dashboard', () => {
    know(ananya);
    open('/records');
    expect(address()).toBe('/doctor/dashboard/ananya');
  });

  it.each([
    [meera, '/patient/dashboard/arjun', '/patient/dashboard/meera'],
    [meera, '/doctor/dashboard/ananya', '/patient/dashboard/meera'],
    [meera, '/doctor/dashboard/meera', '/patient/dashboard/meera'],
    [ananya, '/patient/dashboard/ananya', '/doctor/dashboard/ananya'],
    [ananya, '/doctor/dashboard/ananya', '/doctor/dashboard/ananya'],
  ])('redirect %j from %s to %s', (user, from, to) => {
    know(user);
    open(from);
    expect(address()).toBe(to);
  });
});

describe('GuestOnly', () => {
  it('redirects a signed-in user to the requested page', () => {
    know(meera);
    open('/login?redirect=%2Fappointments%3Fstatus%3Dpending%23today');
    expect(address()).toBe('/appointments?status=pending#today');
  });

  it.each(['//evil.example', 'https://evil.example', '/login', ''])(
    'redirects a signed-in user to the home page for redirect=%s',
    (redirect) => {
      know(meera);
      open(`/login?${new URLSearchParams({ redirect })}`);
      expect(address()).toBe('/');
    },
  );

  it('redirects to the requested page after the login', async () => {
    know(null);
    open('/login?redirect=/appointments');
    expect(heading()).toBe('Login');
    await act(async () => know(meera));
    expect(address()).toBe('/appointments');
  });

  it('shows the login page immediately when no user was signed in before', () => {
    open('/login');
    expect(heading()).toBe('Login');
  });

  it('waits for the session check when a user was signed in before', () => {
    localStorage.setItem('user', JSON.stringify(meera));
    open('/login');
    expect(heading()).toBeUndefined();
  });
});

import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setApiConfig } from '../../api/http/config.ts';
import type { Account } from '../../contract/account.ts';
import type { Doctor } from '../../contract/doctors.ts';
import {
  changePassword,
  accountQuery,
  currentAccount,
  deleteAccount,
  exportData,
  resetAccount,
  saveName,
} from './account.ts';
import { logOut } from '../session/log-out.ts';
import { currentSession, currentUser, resetSession, startSession } from '../session/session.ts';
import { startSessionChecks } from '../session/check-session.ts';
import { doctorList } from '../doctors.ts';
import { load, queryClient, useLoadable } from '../core/query-client.ts';
import { currentToasts, resetToasts } from '../core/toasts.ts';

const meera: Account = {
  id: 'meera',
  name: 'Meera Nair',
  role: 'patient',
  profilePicture: null,
  phone: '9876543210',
  createdAt: '2026-01-05T06:00:00.000Z',
};

type Reply = () => Response | Promise<Response>;

const no = (status: number, message: string, fields?: Record<string, string>) => () =>
  Response.json({ success: false, message, code: 'unexpected', fields }, { status });
const done = () => Response.json({ success: true, message: 'Done.' });

let replies: Record<string, Reply>;
let sent: Record<string, unknown>;
let stop: () => void;

beforeEach(() => {
  sent = {};
  replies = {
    'POST /api/refresh-token': no(401, 'Nobody.'),
    'POST /refresh-token': no(401, 'Your session has ended.'),
    'POST /api/logout': done,
    'GET /api/account': () => Response.json(meera),
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const call = `${init.method} ${url}`;
    sent[call] = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    return (replies[call] ?? no(404, 'No such call.'))();
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  setApiConfig({ apiUrl: '', geocoderUrl: '', ready: Promise.resolve() });
  stop = startSessionChecks(true);
  signIn(meera);
});

afterEach(() => {
  stop();
  resetSession();
  resetAccount();
  queryClient.clear();
  resetToasts();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function signIn({ id, name, role, profilePicture }: Account) {
  const user = { id, name, role, profilePicture };
  startSession(user, 'token-1');
  startSession(user, 'token-1');
}

const toasts = () => currentToasts().map(({ message }) => message);
const account = () => renderHook(() => useLoadable(accountQuery)).result;
const mirrored = () => JSON.parse(localStorage.getItem('user') ?? 'null');

describe('the account', () => {
  it("is loaded from the server and updates the user's name and picture", async () => {
    replies['GET /api/account'] = () => Response.json({ ...meera, name: 'Meera Pillai' });
    await load(accountQuery);
    expect(queryClient.getQueryData(accountQuery.queryKey)?.phone).toBe('9876543210');
    expect(currentUser()?.name).toBe('Meera Pillai');
  });

  it('shows an error if it cannot be loaded, and stays visible if a later request fails', async () => {
    replies['GET /api/account'] = no(500, 'The server is resting.');
    const shown = account();
    await vi.waitFor(() =>
      expect(shown.current).toMatchObject({ status: 'error', message: 'The server is resting.' }),
    );
    replies['GET /api/account'] = () => Response.json(meera);
    await act(() => load(accountQuery));
    await vi.waitFor(() => expect(shown.current).toEqual({ status: 'ready', data: meera }));
    replies['GET /api/account'] = no(500, 'The server is resting.');
    await act(() => load(accountQuery));
    await vi.waitFor(() =>
      expect(shown.current).toMatchObject({ status: 'ready', problem: { reason: 'failed' } }),
    );
  });

  it('is discarded if its response arrives after a logout', async () => {
    let arrive = () => {};
    replies['GET /api/account'] = () =>
      new Promise((resolve) => {
        arrive = () => resolve(Response.json(meera));
      });
    const loading = load(accountQuery);
    await vi.waitFor(() => expect(sent).toHaveProperty('GET /api/account'));
    await logOut();
    arrive();
    await loading;
    expect(queryClient.getQueryData(accountQuery.queryKey)).toBeUndefined();
  });
});

describe('a new name', () => {
  it('appears in the header, in storage and in the doctor list', async () => {
    const ananya: Account = { ...meera, id: 'ananya', role: 'doctor' };
    const listed: Doctor = {
      id: 'ananya',
      name: 'Meera Nair',
      specialty: 'Cardiology',
      bio: '',
      experience: 14,
      profilePicture: null,
      rating: 4.8,
      reviews: [],
      education: [],
      availability: [],
    };
    signIn(ananya);
    replies['GET /api/doctors'] = () => Response.json([listed]);
    await load(doctorList);
    replies['PUT /api/account'] = () => Response.json({ ...ananya, name: 'Ananya K.' });
    expect(await saveName('Ananya K.')).toBe(true);
    expect(sent['PUT /api/account']).toEqual({ name: 'Ananya K.' });
    expect(currentUser()?.name).toBe('Ananya K.');
    expect(mirrored()).toMatchObject({ id: 'ananya', name: 'Ananya K.' });
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ name: 'Ananya K.' });
    expect(queryClient.getQueryData(doctorList.queryKey)).toMatchObject([{ name: 'Ananya K.' }]);
    expect(toasts()).toEqual(['Name saved']);
  });

  it('also appears in other tabs', async () => {
    const news = JSON.stringify({ ...mirrored(), name: 'Meera Pillai' });
    localStorage.setItem('user', news);
    dispatchEvent(new StorageEvent('storage', { key: 'user', newValue: news }));
    await vi.waitFor(() => expect(currentUser()?.name).toBe('Meera Pillai'));
  });

  it('is reverted if the server rejects it, and the form shows the reason', async () => {
    const message = 'Full Name must be at most 80 characters';
    replies['PUT /api/account'] = no(400, message, { name: message });
    expect(await saveName('x'.repeat(81))).toBe(false);
    expect(currentAccount().name).toEqual({
      isSubmitting: false,
      error: message,
      fieldErrors: { name: message },
    });
    expect(currentUser()?.name).toBe('Meera Nair');
    expect(toasts()).toEqual([]);
  });
});

describe('changing the password', () => {
  const body = { currentPassword: 'demo1234', newPassword: 'marigold' };

  it('sends the current and the new password, and then resets the form', async () => {
    replies['POST /api/account/password'] = done;
    expect(await changePassword(body)).toBe(true);
    expect(sent['POST /api/account/password']).toEqual(body);
    expect(currentAccount().passwordChanges).toBe(1);
    expect(toasts()).toEqual(['Password changed']);
  });

  it('shows an error next to the field and keeps the user logged in if the server rejects the current password', async () => {
    const message = 'This password is incorrect.';
    replies['POST /api/account/password'] = no(400, message, { currentPassword: message });
    expect(await changePassword(body)).toBe(false);
    expect(currentAccount().password.fieldErrors).toEqual({ currentPassword: message });
    expect(currentAccount().passwordChanges).toBe(0);
    expect(currentSession().status).toBe('signedIn');
  });

  it('sends only one request if the form is submitted twice', async () => {
    const reply = vi.fn<Reply>(done);
    replies['POST /api/account/password'] = reply;
    expect(await Promise.all([changePassword(body), changePassword(body)])).toEqual([true, false]);
    expect(reply).toHaveBeenCalledOnce();
  });
});

describe('the data export', () => {
  it('is a JSON file with the date in its name', async () => {
    replies['GET /api/account/export'] = () => new Response('{"account":{}}');
    const file = await exportData('2026-11-21');
    expect(file).toMatchObject({ name: 'caresetu-2026-11-21.json', type: 'application/json' });
  });

  it('asks for a code without an error in the form', async () => {
    replies['GET /api/account/export'] = () =>
      Response.json({ success: false, message: '', code: 'step-up-needed' }, { status: 403 });
    expect(await exportData('2026-11-21')).toBe('step-up');
    expect(currentAccount().dataExport.error).toBeNull();
  });

  it('is discarded if its response arrives after a logout', async () => {
    let answer = (_response: Response) => {};
    replies['GET /api/account/export'] = () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      });
    const file = exportData('2026-11-21');
    await vi.waitFor(() => expect(sent).toHaveProperty(['GET /api/account/export']));
    await logOut();
    answer(new Response('{"account":{}}'));
    expect(await file).toBeNull();
  });

  it('shows an error if it fails', async () => {
    replies['GET /api/account/export'] = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await exportData('2026-11-21')).toBeNull();
    expect(currentAccount().dataExport.error).toMatch(/Check your connection/);
  });
});

describe('deleting the account', () => {
  it('sends the password, and does not redirect to the login when the session ends', async () => {
    replies['POST /api/account/delete'] = async () => {
      replies['GET /api/account'] = no(403, 'Your session has ended.');
      await load(accountQuery);
      return done();
    };
    expect(await deleteAccount('demo1234')).toBe(true);
    expect(sent['POST /api/account/delete']).toEqual({ password: 'demo1234' });
    expect(currentSession().status).toBe('signedIn');
    await logOut();
    expect(currentUser()).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
  });

  it('keeps the session if the password is wrong', async () => {
    const message = 'This password is incorrect.';
    replies['POST /api/account/delete'] = no(400, message, { password: message });
    expect(await deleteAccount('wrong1')).toBe(false);
    expect(currentAccount().deletion.fieldErrors).toEqual({ password: message });
    expect(currentSession().status).toBe('signedIn');
  });

  it('redirects to the login if the deletion fails because the session has ended', async () => {
    replies['POST /api/account/delete'] = no(403, 'Your session has ended.');
    expect(await deleteAccount('demo1234')).toBe(false);
    expect(currentSession()).toEqual({ status: 'guest', hasEnded: true });
  });
});

import 'fake-indexeddb/auto';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { setApiConfig } from '../../api/http/config.ts';
import type { LoginBody, User } from '../../contract/auth.ts';
import { keepForUser, loadAll, save } from '../messages/chat-storage.ts';
import { logIn, openSignInPage, useSignIn } from '../auth/sign-in.ts';
import { resetSignup, signUp, verifySignup } from '../auth/signup.ts';
import { currentToasts, resetToasts } from '../core/toasts.ts';
import { checkSession, startSessionChecks } from './check-session.ts';
import { logOut } from './log-out.ts';
import { LOGGED_OUT_KEY } from './pending-logout.ts';
import { credentials, currentSession, currentUser, resetSession } from './session.ts';

const meera: User = { id: 'meera', name: 'Meera Nair', role: 'patient', profilePicture: null };
const login: LoginBody = {
  phone: '9876543210',
  password: 'demo1234',
  role: 'patient',
  remember: false,
};

type Reply = () => Response | Promise<Response>;

const ok = (body: object) => () => Response.json({ success: true, message: 'Done.', ...body });
const no = (status: number, message: string) => () =>
  Response.json({ success: false, message, code: 'unexpected' }, { status });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const signedIn = ok({ user: meera, accessToken: 'token-1' });

let replies: Record<string, Reply>;
let asked: string[];
let stop: () => void;

beforeEach(() => {
  asked = [];
  replies = { '/api/refresh-token': no(401, 'Nobody.'), '/api/logout': ok({}) };
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return (replies[url] ?? no(404, 'No such call.'))();
  });
  setApiConfig({ apiUrl: '', geocoderUrl: '', ready: Promise.resolve() });
  stop = startSessionChecks(true);
});

afterEach(() => {
  stop();
  resetSession();
  resetSignup();
  resetToasts();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const signIn = () => renderHook(useSignIn).result.current;
const toasts = () => currentToasts().map(({ kind, message }) => `${kind}: ${message}`);

describe('a login', () => {
  it('stores the user and shows a toast', async () => {
    replies['/api/login'] = signedIn;
    await logIn(login);
    expect(currentSession()).toMatchObject({ status: 'signedIn', user: meera });
    expect(toasts()).toEqual(['success: Login Successful']);
  });

  it('requests a token if the response contains none', async () => {
    replies['/api/login'] = ok({ user: meera });
    replies['/api/refresh-token'] = signedIn;
    await logIn(login);
    expect(credentials()?.accessToken).toBe('token-1');
    expect(currentSession().status).toBe('signedIn');
  });

  it('shows the reason for a rejection both as a toast and in the form', async () => {
    replies['/api/login'] = no(401, 'Mobile number or password is wrong.');
    await logIn(login);
    expect(currentUser()).toBeNull();
    expect(signIn()).toMatchObject({
      isSubmitting: false,
      error: 'Mobile number or password is wrong.',
    });
    expect(toasts()).toEqual(['error: Mobile number or password is wrong.']);
  });

  it("shows 'Login FAILED.' for an error response with status 200", async () => {
    replies['/api/login'] = no(200, 'Not today.');
    await logIn(login);
    expect(toasts()).toEqual(['error: Login FAILED.']);
  });
});

it('a newly opened sign-in page ignores responses to requests from an earlier sign-in page', async () => {
  let refuse = () => {};
  replies['/api/login'] = () =>
    new Promise((resolve) => {
      refuse = () => resolve(no(401, 'Mobile number or password is wrong.')());
    });
  const tried = logIn(login);
  await vi.waitFor(() => expect(asked).toContain('/api/login'));
  openSignInPage();
  expect(signIn().isSubmitting).toBe(false);
  refuse();
  await tried;
  expect(signIn()).toMatchObject({ isSubmitting: false, error: null });
});

describe('a logout', () => {
  beforeEach(async () => {
    replies['/api/login'] = signedIn;
    await logIn(login);
    localStorage.setItem('token', 'left over');
    sessionStorage.setItem('caresetu-booking:meera:ananya', '{}');
  });

  it.each([
    ['the server answers', ok({})],
    ['the server fails', no(500, 'Broken.')],
    ['nothing answers', lost],
  ])('clears the user, all three storage keys and the drafts when %s', async (_, reply) => {
    replies['/api/logout'] = reply;
    await logOut();
    expect(['guest', 'signingOut']).toContain(currentSession().status);
    for (const key of ['accessToken', 'token', 'user'])
      expect(localStorage.getItem(key)).toBeNull();
    expect(sessionStorage.getItem('caresetu-booking:meera:ananya')).toBeNull();
  });

  it('clears stored messages even if chat was never opened', async () => {
    await save('draft-text', 'meera', 'ananya', 'Half a sentence');
    await save('draft-text', 'arjun', 'ananya', 'Another half');
    await logOut();
    expect((await loadAll('draft-text', 'meera', z.string())).size).toBe(0);
    expect((await loadAll('draft-text', 'arjun', z.string())).size).toBe(1);
  });

  describe('whose page closes before the stored messages are removed', () => {
    const countDrafts = async () => (await loadAll('draft-text', 'meera', z.string())).size;

    beforeEach(async () => {
      await save('draft-text', 'meera', 'ananya', 'Half a sentence');
      const closing = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
        throw new Error('The page is closed.');
      });
      await logOut();
      closing.mockRestore();
    });

    it('clears them at the next startup', async () => {
      expect(await countDrafts()).toBe(1);
      stop();
      stop = startSessionChecks(true);
      await vi.waitFor(async () => expect(await countDrafts()).toBe(0));
      await vi.waitFor(() => expect(localStorage.getItem(LOGGED_OUT_KEY)).toBeNull());
    });

    it('leaves them to the same user after another login', async () => {
      await logIn(login);
      keepForUser('meera');
      expect(localStorage.getItem(LOGGED_OUT_KEY)).toBeNull();
      stop();
      stop = startSessionChecks(true);
      await vi.dynamicImportSettled();
      expect(await countDrafts()).toBe(1);
    });
  });

  it('is sent again at the next startup if it failed, before any session refresh', async () => {
    replies['/api/logout'] = lost;
    await logOut();
    replies['/api/logout'] = ok({});
    replies['/api/refresh-token'] = signedIn;
    asked = [];
    await checkSession();
    expect(asked).toEqual(['/api/logout']);
    expect(currentUser()).toBeNull();
  });

  it('logs out the other tabs too', () => {
    localStorage.removeItem('user');
    dispatchEvent(new StorageEvent('storage', { key: 'user', newValue: null }));
    expect(currentUser()).toBeNull();
    expect(credentials()).toBeNull();
  });
});

describe('a signup', () => {
  const body = { ...login, fullName: 'Asha Verma', terms: true } as const;

  it('stores the phone number but no user', async () => {
    replies['/api/signup'] = ok({ resendAfterSeconds: 30 });
    expect(await signUp(body)).toBe(true);
    expect(localStorage.getItem('caresetu-signup-phone')).toContain('9876543210');
    expect(currentUser()).toBeNull();
    expect(signIn().isSubmitting).toBe(false);
  });

  it.each([
    ['Already registered.', no(409, 'Already registered.')],
    ['Failed to send OTP', no(200, '')],
    ['Error sending OTP', lost],
  ])("shows '%s' if it fails", async (message, reply) => {
    replies['/api/signup'] = reply;
    expect(await signUp(body)).toBe(false);
    expect(toasts()).toEqual([`error: ${message}`]);
  });

  it('is completed by the one-time code, which signs the user in and clears the phone number', async () => {
    replies['/api/signup'] = ok({});
    await signUp(body);
    replies['/api/verify-otp'] = signedIn;
    expect(await verifySignup('123456')).toBeNull();
    expect(currentUser()).toEqual(meera);
    expect(localStorage.getItem('caresetu-signup-phone')).toBeNull();
    expect(toasts()).toEqual(['success: OTP verified successfully']);
  });

  it('shows the error beside the code inputs and keeps the phone number if the code is wrong', async () => {
    replies['/api/signup'] = ok({});
    await signUp(body);
    replies['/api/verify-otp'] = () =>
      Response.json({ success: false, message: '', code: 'invalid-otp' }, { status: 400 });
    expect(await verifySignup('123456')).toBe('Invalid OTP');
    expect(localStorage.getItem('caresetu-signup-phone')).not.toBeNull();
    expect(toasts()).toEqual([]);
  });
});

import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setApiConfig } from '../../api/http/config.ts';
import { currentUser, resetSession } from '../session/session.ts';
import {
  logIn,
  logInWithCode,
  openSignInPage,
  stopWaitingLogin,
  useSignIn,
  useWaitingLogin,
} from './sign-in.ts';

const body = {
  phone: '9876543210',
  password: 'demo1234',
  role: 'patient',
  remember: true,
} as const;
const user = { id: 'meera', name: 'Meera Nair', role: 'patient', profilePicture: null };

let sent: [path: string, body: unknown][];

const refuse = (status: number, code: string, message: string) =>
  Response.json({ success: false, code, message, fields: { code: message } }, { status });

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (url: string, init: { body: string }) => {
    const call = { ...JSON.parse(init.body) };
    sent.push([url, call]);
    if (url === '/api/login') return refuse(401, 'second-factor-needed', 'Enter the code.');
    if (call.code !== '123456') return refuse(400, 'invalid-otp', 'This code is incorrect.');
    return Response.json({ success: true, message: 'Welcome', user, accessToken: 'token' });
  });
  setApiConfig({ apiUrl: '', geocoderUrl: '', ready: Promise.resolve() });
  openSignInPage();
});

afterEach(() => {
  resetSession();
  vi.unstubAllGlobals();
});

it('a login that needs a code waits for it, and then sends the same body with the code', async () => {
  const { result } = renderHook(() => ({ waiting: useWaitingLogin(), submission: useSignIn() }));
  await act(() => logIn(body));
  expect(result.current.waiting).toEqual(body);
  expect(result.current.submission.error).toBeNull();
  await act(() => logInWithCode('000000'));
  expect(result.current.submission.fieldErrors).toEqual({ code: 'This code is incorrect.' });
  expect(result.current.waiting).toEqual(body);
  await act(() => logInWithCode('123456'));
  expect(sent.at(-1)).toEqual(['/api/login/code', { ...body, code: '123456' }]);
  expect(currentUser()?.id).toBe('meera');
  expect(result.current.waiting).toBeNull();
});

it('the login page clears a login that waits for its code', async () => {
  const { result } = renderHook(useWaitingLogin);
  await act(() => logIn(body));
  await act(async () => openSignInPage());
  expect(result.current).toBeNull();
  await act(() => logInWithCode('123456'));
  expect(sent).toHaveLength(1);
});

it('a login whose code page cannot be loaded says so, and can be sent again', async () => {
  const { result } = renderHook(() => ({ waiting: useWaitingLogin(), submission: useSignIn() }));
  await act(() => logIn(body));
  await act(async () => stopWaitingLogin());
  expect(result.current.submission.error).toBe('Check your connection and try again.');
  await act(() => logIn(body));
  expect(result.current.waiting).toEqual(body);
  expect(result.current.submission.error).toBeNull();
});

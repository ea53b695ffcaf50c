import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/http/api-error.ts';
import { call } from '../../api/http/client.ts';
import type { Email } from '../../contract/email.ts';
import { queryClient } from '../core/query-client.ts';
import { currentToasts, resetToasts } from '../core/toasts.ts';
import { resetSession, startSession } from '../session/session.ts';
import {
  changeEmail,
  currentEmailForm,
  emailQuery,
  openEmailStep,
  removeEmail,
  resetEmailForm,
  verifyEmail,
} from './email.ts';

vi.mock('../../api/http/client.ts');

const address = 'meera.nair@example.com';
const body = { address, password: 'demo1234' };
const verifiedAt = '2026-11-30T04:00:00.000Z';
const pending = { address, sentAt: verifiedAt, expiresAt: '2026-11-30T04:10:00.000Z' };
const none: Email = { isOffered: true, address: null, verifiedAt: null, pending: null };

let problem: ApiError | null;
/** At the server. */
let email: Email;

beforeEach(() => {
  problem = null;
  email = none;
  startSession({ id: 'meera', name: 'Meera Nair', role: 'patient', profilePicture: null }, 'token');
  vi.mocked(call).mockImplementation(async ({ method }) => {
    if (problem && method !== 'GET') throw problem;
    return email;
  });
});

afterEach(() => {
  resetSession();
  resetEmailForm();
  resetToasts();
  queryClient.clear();
  vi.resetAllMocks();
});

it('changeEmail() goes on to the code', async () => {
  openEmailStep('address');
  expect(await changeEmail(body)).toBe('done');
  expect(currentEmailForm()).toMatchObject({ step: 'code', error: null });
});

it('changeEmail() that fails after the code of the authenticator shows the typed address with the error', async () => {
  problem = new ApiError({ status: 403, code: 'step-up-needed' });
  openEmailStep('address');
  expect(await changeEmail(body)).toBe('step-up');
  expect(currentEmailForm()).toMatchObject({ step: null, error: null });
  problem = new ApiError({ status: 429, code: 'too-many-requests' });
  expect(await changeEmail(body)).toBe('done');
  expect(currentEmailForm()).toMatchObject({ step: 'address', address, error: expect.any(String) });
});

it('changeEmail() looks up the address after a failure, since the code may be on its way', async () => {
  queryClient.setQueryData(emailQuery.queryKey, none);
  problem = new ApiError({ status: 0, code: 'no-answer' });
  await changeEmail(body);
  expect(queryClient.getQueryState(emailQuery.queryKey)?.isInvalidated).toBe(true);
});

const toasts = () => currentToasts().map(({ message }) => message);

it.each([
  {
    about: 'verifyEmail()',
    act: () => verifyEmail('407112'),
    before: { ...none, pending },
    after: { ...none, address, verifiedAt },
    step: 'code' as const,
    toast: 'E-mail address confirmed',
  },
  {
    about: 'removeEmail()',
    act: removeEmail,
    before: { ...none, address, verifiedAt },
    after: none,
    step: 'remove' as const,
    toast: 'E-mail address removed',
  },
])('$about whose response is lost closes the dialog if it was done', async (row) => {
  queryClient.setQueryData(emailQuery.queryKey, row.before);
  openEmailStep(row.step);
  problem = new ApiError({ status: 0, code: 'no-answer' });
  email = row.before;
  await row.act();
  expect(currentEmailForm()).toMatchObject({ step: row.step, error: expect.any(String) });
  email = row.after;
  await row.act();
  expect(currentEmailForm()).toMatchObject({ step: null, error: null });
  expect(queryClient.getQueryData(emailQuery.queryKey)).toEqual(row.after);
  expect(toasts()).toEqual([row.toast]);
});

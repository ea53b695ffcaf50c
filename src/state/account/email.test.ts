import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/http/api-error.ts';
import { call } from '../../api/http/client.ts';
import type { Email } from '../../contract/email.ts';
import { queryClient } from '../core/query-client.ts';
import { resetToasts } from '../core/toasts.ts';
import { resetSession, startSession } from '../session/session.ts';
import { changeEmail, currentEmailForm, openEmailStep, resetEmailForm } from './email.ts';

vi.mock('../../api/http/client.ts');

const address = 'meera.nair@example.com';
const body = { address, password: 'demo1234' };
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

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setApiConfig } from '../../api/http/config.ts';
import {
  requestReset,
  resendResetCode,
  resetPassword,
  resetPasswordReset,
} from './password-reset.ts';
import { currentToasts, resetToasts } from '../core/toasts.ts';
import { resendSignupCode, resetSignup, signUp, verifySignup } from './signup.ts';

const phone = '9876543210';
const otp = '123456';
const password = 'demo1234';
const signup = { phone, password, role: 'patient', fullName: 'Asha Verma', terms: true } as const;

let attemptId: string | null;
let sent: [path: string, body: unknown][];

beforeEach(() => {
  sent = [];
  attemptId = 'attempt-a';
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    sent.push([url, JSON.parse(body)]);
    const isRefused = url === '/api/verify-otp' || url === '/api/reset-password';
    if (isRefused) return Response.json({ success: false, code: 'invalid-otp' }, { status: 400 });
    return Response.json({ success: true, message: 'Sent.', ...(attemptId && { attemptId }) });
  });
  setApiConfig({ apiUrl: '', geocoderUrl: '', ready: Promise.resolve() });
});

afterEach(() => {
  resetSignup();
  resetToasts();
  resetPasswordReset();
  vi.unstubAllGlobals();
});

describe('a signup', () => {
  it('sends its own attempt id, even after a signup in another tab', async () => {
    await signUp(signup);
    const key = 'caresetu-signup-phone';
    const other = { ...JSON.parse(localStorage.getItem(key) ?? ''), phone: '9000000001' };
    localStorage.setItem(key, JSON.stringify({ ...other, attemptId: 'attempt-b' }));
    await resendSignupCode();
    await verifySignup(otp);
    expect(sent.slice(1)).toEqual([
      ['/api/resend-otp', { phone, purpose: 'signup', attemptId: 'attempt-a' }],
      ['/api/verify-otp', { phone, otp, attemptId: 'attempt-a' }],
    ]);
  });

  it('announces a failed check of the code, unless the page shows the error', async () => {
    await signUp(signup);
    expect(await verifySignup(otp)).not.toBeNull();
    expect(currentToasts()).toEqual([]);
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await verifySignup(otp)).toBeNull();
    expect(currentToasts()).toMatchObject([{ kind: 'error', isQuiet: false }]);
  });

  it('stores its attempt id together with the phone number', async () => {
    await signUp(signup);
    expect(localStorage.getItem('caresetu-signup-phone')).toContain('attempt-a');
  });

  it('uses the latest attempt id that the API returned, even if one resend returned none', async () => {
    await signUp(signup);
    attemptId = null;
    await resendSignupCode();
    attemptId = 'attempt-c';
    await resendSignupCode();
    await verifySignup(otp);
    expect(sent.slice(2)).toEqual([
      ['/api/resend-otp', { phone, purpose: 'signup', attemptId: 'attempt-a' }],
      ['/api/verify-otp', { phone, otp, attemptId: 'attempt-c' }],
    ]);
  });

  it('sends no attempt id if the API returned none', async () => {
    attemptId = null;
    await signUp(signup);
    await resendSignupCode();
    await verifySignup(otp);
    expect(sent.slice(1)).toEqual([
      ['/api/resend-otp', { phone, purpose: 'signup' }],
      ['/api/verify-otp', { phone, otp }],
    ]);
  });
});

describe('a password reset', () => {
  it('sends the attempt id with each resend and with the new password', async () => {
    await requestReset(phone);
    await resendResetCode();
    await resetPassword({ phone, otp, password });
    expect(sent.slice(1)).toEqual([
      ['/api/resend-otp', { phone, purpose: 'reset', attemptId: 'attempt-a' }],
      ['/api/reset-password', { phone, otp, password, attemptId: 'attempt-a' }],
    ]);
  });

  it('sends no attempt id if the API returned none', async () => {
    attemptId = null;
    await requestReset(phone);
    await resetPassword({ phone, otp, password });
    expect(sent.slice(1)).toEqual([['/api/reset-password', { phone, otp, password }]]);
  });
});

import * as z from 'zod/mini';
import { doneResponse, id, picture, requiredLine, role } from './common.ts';
import type { Endpoint } from './endpoint.ts';
import { NAME_MAX_LENGTH } from './limits.ts';

/** Spec §3. */
export const user = z.object({
  id,
  name: z.string(),
  role,
  profilePicture: picture,
});

/** Ten digits, without +91 (spec §5). */
export const mobile = z
  .string('Mobile number is required')
  .check(
    z.minLength(1, 'Mobile number is required'),
    z.regex(/^\d{10}$/, 'Enter a valid 10-digit mobile number'),
  );

export const otp = z
  .string('Enter a valid 6-digit OTP')
  .check(z.regex(/^\d{6}$/, 'Enter a valid 6-digit OTP'));

const passwordOfAtLeastSix = (shortMessage: string) =>
  z
    .string('Password is required')
    .check(
      z.minLength(1, 'Password is required'),
      z.minLength(6, shortMessage),
      z.maxLength(128, 'Password must be at most 128 characters'),
    );

/** Signup shows a different message (spec §5). */
export const password = passwordOfAtLeastSix('Password must be at least 6 characters');

export const personName = requiredLine('Full Name is required', NAME_MAX_LENGTH, 'Full Name');

export const loginBody = z.object({
  phone: mobile,
  password,
  role,
  remember: z.boolean(),
});

/** Six digits of the authenticator app, or a recovery code. */
export const factorCode = z
  .string('Enter a code')
  .check(
    z.trim(),
    z.minLength(1, 'Enter a code'),
    z.regex(/^(\d{6}|[A-Za-z2-7]{5}-?[A-Za-z2-7]{5})$/, 'Enter 6 digits or a recovery code'),
  );

export const loginWithCodeBody = z.extend(loginBody, { code: factorCode });

export const signupBody = z.object({
  fullName: personName,
  phone: mobile,
  password: passwordOfAtLeastSix('Invalid Password'),
  role,
  terms: z.literal(true, 'You must agree to the terms and conditions'),
});

/**
 * Identifies a signup or password reset. Takes precedence over the HttpOnly cookie. Without either,
 * the server uses the latest attempt from the client's IP address.
 */
const attemptId = z.string().check(z.maxLength(64));

export const verifyOtpBody = z.object({ phone: mobile, otp, attemptId: z.optional(attemptId) });

export const forgotPasswordBody = z.object({ phone: mobile });

export const resetPasswordBody = z.object({
  phone: mobile,
  otp,
  password,
  attemptId: z.optional(attemptId),
});

export const resendOtpBody = z.object({
  phone: mobile,
  purpose: z.enum(['signup', 'reset']),
  attemptId: z.optional(attemptId),
});

/** If `accessToken` is missing, the client refreshes the session. */
export const signedInResponse = z.object({
  success: z.literal(true),
  message: z.string(),
  user,
  accessToken: z.optional(z.string()),
});

const refreshResponse = z.object({ success: z.literal(true), user, accessToken: z.string() });

const codeSentResponse = z.object({
  success: z.literal(true),
  message: z.string(),
  resendAfterSeconds: z.optional(z.int()),
  attemptId: z.optional(z.string()),
});

export const authEndpoints = {
  signup: {
    method: 'POST',
    path: '/api/signup',
    access: 'public',
    summary: 'Start a sign-up and send a one-time code to the mobile number.',
    origin: 'core',
    body: signupBody,
    status: 200,
    response: codeSentResponse,
    errors: ['invalid-request', 'phone-registered', 'too-many-requests'],
  },
  verifyOtp: {
    method: 'POST',
    path: '/api/verify-otp',
    access: 'public',
    summary: 'Confirm the mobile number with its code, create the account and sign in.',
    origin: 'core',
    body: verifyOtpBody,
    status: 200,
    response: signedInResponse,
    errors: [
      'invalid-request',
      'invalid-otp',
      'otp-expired',
      'phone-registered',
      'too-many-requests',
    ],
  },
  login: {
    method: 'POST',
    path: '/api/login',
    access: 'public',
    summary: 'Sign in with mobile number, password and role.',
    origin: 'core',
    body: loginBody,
    status: 200,
    response: signedInResponse,
    errors: [
      'invalid-request',
      'wrong-credentials',
      'wrong-role',
      'second-factor-needed',
      'too-many-requests',
    ],
  },
  loginWithCode: {
    method: 'POST',
    path: '/api/login/code',
    access: 'public',
    summary: 'Sign in with mobile number, password, role, and a code of the second factor.',
    origin: 'extension',
    body: loginWithCodeBody,
    status: 200,
    response: signedInResponse,
    errors: [
      'invalid-request',
      'wrong-credentials',
      'wrong-role',
      'invalid-otp',
      'too-many-requests',
    ],
  },
  logout: {
    method: 'POST',
    path: '/api/logout',
    access: 'public',
    summary: 'End the session of the refresh token, if there is one.',
    origin: 'core',
    status: 200,
    response: doneResponse,
    errors: [],
  },
  refreshAtStart: {
    method: 'POST',
    path: '/api/refresh-token',
    access: 'session',
    summary: 'Renew the session when the app starts.',
    origin: 'core',
    status: 200,
    response: refreshResponse,
    errors: ['not-signed-in', 'session-ended'],
  },
  refreshOn403: {
    method: 'POST',
    path: '/refresh-token',
    access: 'session',
    summary: 'Renew the session after a 403 response.',
    origin: 'core',
    status: 200,
    response: refreshResponse,
    errors: ['not-signed-in', 'session-ended'],
  },
  resendOtp: {
    method: 'POST',
    path: '/api/resend-otp',
    access: 'public',
    summary: 'Send a new code, at the earliest 30 seconds after the last one.',
    origin: 'extension',
    body: resendOtpBody,
    status: 200,
    response: codeSentResponse,
    errors: ['invalid-request', 'too-many-requests'],
  },
  forgotPassword: {
    method: 'POST',
    path: '/api/forgot-password',
    access: 'public',
    summary:
      'Send a code to reset the password. The response is the same for known and unknown numbers.',
    origin: 'extension',
    body: forgotPasswordBody,
    status: 200,
    response: codeSentResponse,
    errors: ['invalid-request', 'too-many-requests'],
  },
  resetPassword: {
    method: 'POST',
    path: '/api/reset-password',
    access: 'public',
    summary: 'Set a new password with the code and end all sessions of the account.',
    origin: 'extension',
    body: resetPasswordBody,
    status: 200,
    response: doneResponse,
    errors: ['invalid-request', 'invalid-otp', 'otp-expired', 'too-many-requests'],
  },
} as const satisfies Record<string, Endpoint>;

export type User = z.infer<typeof user>;
export type LoginBody = z.infer<typeof loginBody>;
export type LoginWithCodeBody = z.infer<typeof loginWithCodeBody>;
export type SignupBody = z.infer<typeof signupBody>;
export type VerifyOtpBody = z.infer<typeof verifyOtpBody>;
export type ResetPasswordBody = z.infer<typeof resetPasswordBody>;
export type ResendOtpBody = z.infer<typeof resendOtpBody>;
export type OtpPurpose = ResendOtpBody['purpose'];

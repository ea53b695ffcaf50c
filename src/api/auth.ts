import * as z from 'zod/mini';
import {
  authEndpoints,
  type LoginBody,
  type ResendOtpBody,
  type ResetPasswordBody,
  type SignupBody,
  type User,
  type VerifyOtpBody,
} from '../contract/auth.ts';
import { call } from './client.ts';
import { ApiError } from './api-error.ts';
import { heldSession, holdSession, isSessionShared } from './held-session.ts';
import { beginSessionLife } from './session-life.ts';
import { askForSession } from './session.ts';

/** Signs in and holds the session. */
export async function logIn(body: LoginBody): Promise<User> {
  return signedIn(await call(authEndpoints.login, { body }), body.remember);
}

/** Starts an account; the server sends a code to the mobile. */
export async function signUp(body: SignupBody) {
  return call(authEndpoints.signup, { body });
}

/** Opens the account with its code, signs in and holds the session. */
export async function verifyOtp(body: VerifyOtpBody): Promise<User> {
  return signedIn(await call(authEndpoints.verifyOtp, { body }), false);
}

/** Sends another code. */
export async function resendOtp(body: ResendOtpBody) {
  return call(authEndpoints.resendOtp, { body });
}

/** Sends a code for a new password. */
export async function requestReset(phone: string) {
  return call(authEndpoints.forgotPassword, { body: { phone } });
}

/** Sets a new password. */
export async function resetPassword(body: ResetPasswordBody) {
  return call(authEndpoints.resetPassword, { body });
}

/** Ends the session on the server; what this browser holds is dropped by the caller. */
export async function logOut() {
  // Nothing of the answer is used (spec §7), which may be empty.
  return call({ ...authEndpoints.logout, answer: z.unknown() }, { isParting: true });
}

/** An answer without a token is completed by a refresh, which brings one. */
async function signedIn(
  { user, accessToken }: { user: User; accessToken?: string | undefined },
  isRemembered: boolean,
): Promise<User> {
  if (accessToken) holdSession({ user, accessToken });
  else await askForSession();
  const renewed = heldSession()?.user;
  if (!renewed) throw new ApiError({ status: 401, code: 'not-signed-in' });
  if (isSessionShared()) beginSessionLife(isRemembered);
  return renewed;
}

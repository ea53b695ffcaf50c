import * as z from 'zod/mini';
import {
  authEndpoints,
  type LoginBody,
  type ResendOtpBody,
  type ResetPasswordBody,
  type SignupBody,
  type VerifyOtpBody,
} from '../contract/auth.ts';
import { call } from './client.ts';

/** Signs in. */
export async function logIn(body: LoginBody) {
  return call(authEndpoints.login, { body });
}

/** Starts an account; the server sends a code to the mobile. */
export async function signUp(body: SignupBody) {
  return call(authEndpoints.signup, { body });
}

/** Opens the account with its code and signs in. */
export async function verifyOtp(body: VerifyOtpBody) {
  return call(authEndpoints.verifyOtp, { body });
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

/** Ends the session on the server. */
export async function logOut() {
  // Nothing of the answer is used (spec §7), which may be empty.
  return call({ ...authEndpoints.logout, answer: z.unknown() }, { isParting: true });
}

import * as z from 'zod/mini';
import {
  authEndpoints,
  type LoginBody,
  type LoginWithCodeBody,
  type ResendOtpBody,
  type ResetPasswordBody,
  type SignupBody,
  type VerifyOtpBody,
} from '../contract/auth.ts';
import { call } from './http/client.ts';

export async function logIn(body: LoginBody) {
  return call(authEndpoints.login, { body });
}

export async function logInWithCode(body: LoginWithCodeBody) {
  return call(authEndpoints.loginWithCode, { body });
}

export async function signUp(body: SignupBody) {
  return call(authEndpoints.signup, { body });
}

export async function verifyOtp(body: VerifyOtpBody) {
  return call(authEndpoints.verifyOtp, { body });
}

export async function resendOtp(body: ResendOtpBody) {
  return call(authEndpoints.resendOtp, { body });
}

export async function requestReset(phone: string) {
  return call(authEndpoints.forgotPassword, { body: { phone } });
}

export async function resetPassword(body: ResetPasswordBody) {
  return call(authEndpoints.resetPassword, { body });
}

export async function logOut() {
  // Accept any response, even an empty one (spec §7).
  return call({ ...authEndpoints.logout, response: z.unknown() }, { isLogout: true });
}

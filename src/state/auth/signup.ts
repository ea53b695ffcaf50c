import * as api from '../../api/auth.ts';
import type { SignupBody } from '../../contract/auth.ts';
import { t } from '../../words/t.ts';
import { storePendingConsent } from '../account/pending-consent.ts';
import { signInWith } from '../session/sign-in-with.ts';
import { otpFailure, signupFailure } from './auth-messages.ts';
import { createPendingCode } from './pending-code.ts';
import { attempt, clearSignInError } from './sign-in.ts';
import { showToast } from '../core/toasts.ts';

const pending = createPendingCode('local', 'caresetu-signup-phone');

/** Spec §3, §4. */
export const usePendingSignup = pending.use;

export function signUp(body: SignupBody): Promise<boolean> {
  return attempt(async () => {
    try {
      pending.begin(body.phone, await api.signUp(body));
    } catch (error) {
      showToast('error', signupFailure(error), { isQuiet: true });
      throw error;
    }
  });
}

/** @returns the error to show, or null */
export async function verifySignup(otp: string): Promise<string | null> {
  const current = pending.current();
  if (!current) return null;
  const { phone, attemptId } = current;
  let inline: string | null = null;
  await attempt(async () => {
    try {
      const answer = await api.verifyOtp({ phone, otp, attemptId });
      storePendingConsent(answer.user.id);
      await signInWith(answer, false);
      pending.clear();
      showToast('success', t`OTP verified successfully`);
    } catch (error) {
      const failure = otpFailure(error);
      inline = failure.inline;
      if (failure.toast) showToast('error', failure.toast);
      throw error;
    }
  });
  return inline;
}

export async function resendSignupCode(): Promise<void> {
  const current = pending.current();
  if (!current) return;
  const { phone, attemptId } = current;
  clearSignInError();
  try {
    const answer = await api.resendOtp({ phone, purpose: 'signup', attemptId });
    pending.begin(phone, { attemptId, ...answer });
    showToast('success', answer.message);
  } catch (error) {
    showToast('error', signupFailure(error));
  }
}

export function resetSignup(): void {
  pending.clear();
}

import * as api from '../api/auth.ts';
import type { ResetPasswordBody } from '../contract/auth.ts';
import { createPendingCode } from './pending-code.ts';
import { problemOf } from './problem.ts';
import { attempt } from './sign-in.ts';
import { showToast } from './toasts.ts';

const pending = createPendingCode('session', 'caresetu-reset-phone');

/** The number that waits for its code; without one the first step asks for it. */
export const usePendingReset = pending.use;

/** Has a code for a new password sent. */
export async function requestReset(phone: string): Promise<void> {
  await attempt(async () => {
    pending.begin(phone, await api.requestReset(phone));
  });
}

/** Sets the new password. Resolves to whether it was set; then the way leads to the login. */
export function resetPassword(body: ResetPasswordBody): Promise<boolean> {
  const attemptId = pending.current()?.attemptId;
  return attempt(async () => {
    const { message } = await api.resetPassword({ ...body, attemptId });
    pending.clear();
    showToast('success', message);
  });
}

/** Has another code sent. */
export async function resendResetCode(): Promise<void> {
  const current = pending.current();
  if (!current) return;
  const { phone, attemptId } = current;
  try {
    const answer = await api.resendOtp({ phone, purpose: 'reset', attemptId });
    pending.begin(phone, { attemptId, ...answer });
    showToast('success', answer.message);
  } catch (error) {
    showToast('error', problemOf(error).message);
  }
}

/** Starts again with the number. */
export function resetPasswordReset(): void {
  pending.clear();
}

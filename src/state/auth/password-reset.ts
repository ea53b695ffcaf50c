import * as api from '../../api/auth.ts';
import type { ResetPasswordBody } from '../../contract/auth.ts';
import { createPendingCode } from './pending-code.ts';
import { parseLoadError } from '../core/load-error.ts';
import { attempt } from './sign-in.ts';
import { showToast } from '../core/toasts.ts';

const pending = createPendingCode('session', 'caresetu-reset-phone');

export const usePendingReset = pending.use;

export async function requestReset(phone: string): Promise<void> {
  await attempt(async () => {
    pending.begin(phone, await api.requestReset(phone));
  });
}

export function resetPassword(body: ResetPasswordBody): Promise<boolean> {
  const attemptId = pending.current()?.attemptId;
  return attempt(async () => {
    const { message } = await api.resetPassword({ ...body, attemptId });
    pending.clear();
    showToast('success', message);
  });
}

export async function resendResetCode(): Promise<void> {
  const current = pending.current();
  if (!current) return;
  const { phone, attemptId } = current;
  try {
    const answer = await api.resendOtp({ phone, purpose: 'reset', attemptId });
    pending.begin(phone, { attemptId, ...answer });
    showToast('success', answer.message);
  } catch (error) {
    showToast('error', parseLoadError(error).message);
  }
}

export function resetPasswordReset(): void {
  pending.clear();
}

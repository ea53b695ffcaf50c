import { ApiError } from '../../api/http/api-error.ts';
import { t } from '../../words/t.ts';

/** Spec §8 Login. */
export function loginFailure(error: unknown): string {
  if (error instanceof ApiError && error.status === 200) return t`Login FAILED.`;
  return serverMessage(error) || t`Login Failed`;
}

/** Spec §8 Signup. */
export function signupFailure(error: unknown): string {
  const fallback = hasAnswer(error) ? t`Failed to send OTP` : t`Error sending OTP`;
  return serverMessage(error) || fallback;
}

/** Without an error code, these statuses may mean a wrong one-time code. */
const WRONG_CODE = [200, 400, 401, 410, 422];

/** Spec §8 OTP. */
export function otpFailure(error: unknown): { inline: string | null; toast: string | null } {
  if (error instanceof ApiError && WRONG_CODE.includes(error.status))
    return { inline: error.serverMessage || t`Invalid OTP`, toast: null };
  return { inline: null, toast: serverMessage(error) || t`Error verifying OTP` };
}

function serverMessage(error: unknown): string {
  return error instanceof ApiError ? error.serverMessage : '';
}

function hasAnswer(error: unknown): boolean {
  return error instanceof ApiError && error.status > 0;
}

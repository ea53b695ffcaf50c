import { ApiError } from '../../api/http/api-error.ts';
import { t } from '../../words/t.ts';

/** Spec §8 Login. */
export function loginFailure(error: unknown): string {
  if (hasFailed(error)) return t`Login FAILED.`;
  return serverMessage(error) || t`Login Failed`;
}

/** Spec §8 Signup. */
export function signupFailure(error: unknown): string {
  const fallback = hasAnswer(error) ? t`Failed to send OTP` : t`Error sending OTP`;
  return serverMessage(error) || fallback;
}

/** Without an error code, these statuses may mean a wrong one-time code. */
const WRONG_CODE = [400, 401, 410, 422];

/** Spec §8 OTP. */
export function otpFailure(error: unknown): { inline: string | null; toast: string | null } {
  const mayBeWrong = error instanceof ApiError && WRONG_CODE.includes(error.status);
  if (mayBeWrong || hasFailed(error))
    return { inline: error.serverMessage || t`Invalid OTP`, toast: null };
  return { inline: null, toast: serverMessage(error) || t`Error verifying OTP` };
}

/** `success` is false. A 200 that cannot be read says nothing about the login. */
function hasFailed(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 200 && error.code !== 'unexpected-answer';
}

function serverMessage(error: unknown): string {
  return error instanceof ApiError ? error.serverMessage : '';
}

function hasAnswer(error: unknown): boolean {
  return error instanceof ApiError && error.status > 0 && error.code !== 'unexpected-answer';
}

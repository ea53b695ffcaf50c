import type { OtpPurpose } from '../../src/contract/auth.ts';
import {
  OTP_DIGITS,
  OTP_LIFETIME_MINUTES,
  OTP_MAX_TRIES,
  OTP_RESEND_SECONDS,
} from '../../src/domain/otp.ts';
import { hmac, isEqual, randomCode } from '../crypto.ts';
import { replace, type UnitOfWork } from '../store/store.ts';
import { secondsAfter } from '../time.ts';
import { signingSecret } from './access-token.ts';
import { ApiError } from './api-error.ts';
import type { Backend } from './backend.ts';
import { checkHourlyCall, spendHourlyCall } from './throttle.ts';

/**
 * Makes a new code for a number, in place of the one before; throws `too-many-requests` when it has
 * had too many. It is kept for a number that gets no message too, so that both answer alike.
 */
export async function storeNewCode(
  unit: UnitOfWork,
  backend: Backend,
  purpose: OtpPurpose,
  phone: string,
): Promise<string> {
  const now = backend.clock.now();
  await spendHourlyCall(unit, codeThrottle(phone), OTP_RESEND_SECONDS, now);
  const code = randomCode(OTP_DIGITS);
  const id = codeId(purpose, phone);
  await replace(unit, 'oneTimeCodes', {
    id,
    codeHash: await hashOf(unit, id, code),
    triesLeft: OTP_MAX_TRIES,
    expiresAt: secondsAfter(now, OTP_LIFETIME_MINUTES * 60),
  });
  return code;
}

/** Throws `too-many-requests` when a number would get no code now. */
export async function checkCodeWait(unit: UnitOfWork, phone: string, now: Date): Promise<void> {
  await checkHourlyCall(unit, codeThrottle(phone), OTP_RESEND_SECONDS, now);
}

/** Sends a code to its number. */
export function sendCode({ sendSms }: Backend, phone: string, code: string): Promise<void> {
  const text = `Your CareSetu code is ${code}. It is valid for ${OTP_LIFETIME_MINUTES} minutes.`;
  return sendSms({ phone, text });
}

/**
 * Uses up a code: null when it is right. A wrong one costs a try, so the refusal is to be committed
 * (see `writeOrRefuse`).
 */
export async function redeemCode(
  unit: UnitOfWork,
  backend: Backend,
  purpose: OtpPurpose,
  phone: string,
  code: string,
): Promise<ApiError | null> {
  const id = codeId(purpose, phone);
  const kept = await unit.get('oneTimeCodes', id);
  if (!kept) return wrongCode();
  if (kept.triesLeft === 0 || kept.expiresAt <= backend.clock.now().toISOString()) {
    return new ApiError('otp-expired', 'This code is no longer valid. Please ask for a new one.');
  }
  if (isEqual(kept.codeHash, await hashOf(unit, id, code))) {
    await unit.remove('oneTimeCodes', id);
    return null;
  }
  await unit.update('oneTimeCodes', id, { triesLeft: kept.triesLeft - 1 });
  return wrongCode();
}

/** The refusal of a code that is not the one (spec §8 OTP). */
export function wrongCode(): ApiError {
  return new ApiError('invalid-otp', 'Invalid OTP');
}

/** Six digits are few: only the backend's own secret keeps a stolen hash from being tried out. */
async function hashOf(unit: UnitOfWork, id: string, code: string): Promise<string> {
  return hmac(await signingSecret(unit), `code:${id}:${code}`);
}

function codeThrottle(phone: string): string {
  return `code:${phone}`;
}

/** Under which id a number's code for a purpose is kept. */
export function codeId(purpose: OtpPurpose, phone: string): string {
  return `${purpose}:${phone}`;
}

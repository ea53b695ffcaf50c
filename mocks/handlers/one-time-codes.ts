import type { OtpPurpose } from '../../src/contract/auth.ts';
import {
  OTP_DIGITS,
  OTP_LIFETIME_MINUTES,
  OTP_MAX_TRIES,
  OTP_RESEND_SECONDS,
} from '../../src/domain/otp.ts';
import { hmac, isEqual, randomCode, randomId } from '../crypto.ts';
import type { OneTimeCodeRecord } from '../store/records.ts';
import { replace, type UnitOfWork } from '../store/store.ts';
import { secondsAfter } from '../time.ts';
import { signingSecret } from './access-token.ts';
import { ApiError } from './api-error.ts';
import type { Backend } from './backend.ts';
import { checkHourlyCall, forgive, hourlyLimitReachedAt, spendHourlyCall } from './throttle.ts';

/** How long a signup or a reset waits for its code, resent ones too. */
export const ATTEMPT_LIFETIME_SECONDS = 24 * 60 * 60;
/** Wrong codes for one number in an hour, over all its attempts; an attempt has 5. */
export const WRONG_CODES_AN_HOUR = 20;
const codeLimits = { spacingSeconds: OTP_RESEND_SECONDS };

/** The number that a code is for, and the client that asks. */
export interface CodeRequest {
  purpose: OtpPurpose;
  phone: string;
  /** The client's address. */
  address: string;
  /** The id that the client sends, null without one. */
  attemptId: string | null;
}

/** A code that has just been made, and the attempt that alone it is good for. */
export interface NewCode {
  attempt: OneTimeCodeRecord;
  code: string;
}

/**
 * Makes a code for the caller's attempt, in place of the one before, or for a new attempt. Throws
 * `too-many-requests` when the number has had too many. Numbers that get no message have attempts
 * too, so that both are answered alike.
 */
export async function storeNewCode(
  unit: UnitOfWork,
  backend: Backend,
  request: CodeRequest,
  current?: OneTimeCodeRecord,
): Promise<NewCode> {
  const { purpose, phone, address } = request;
  const now = backend.clock.now();
  await spendHourlyCall(unit, codeThrottle(phone), now, codeLimits);
  const code = randomCode(OTP_DIGITS);
  const id = current?.id ?? randomId();
  const attempt: OneTimeCodeRecord = {
    id,
    purpose,
    phone,
    address: current?.address ?? address,
    codeHash: await hashOf(unit, id, code),
    triesLeft: OTP_MAX_TRIES,
    sentAt: now.toISOString(),
    expiresAt: secondsAfter(now, OTP_LIFETIME_MINUTES * 60),
  };
  await replace(unit, 'oneTimeCodes', attempt);
  return { attempt, code };
}

/** Throws `too-many-requests` when a number would get no code now. */
export async function checkCodeWait(unit: UnitOfWork, phone: string, now: Date): Promise<void> {
  await checkHourlyCall(unit, codeThrottle(phone), now, codeLimits);
}

/**
 * The attempt that a client means: the one of its id, or without an id the newest that its own
 * address has begun. An id that is unknown never leads to another attempt: its code may be a stranger's.
 */
export async function findAttempt(
  unit: UnitOfWork,
  { purpose, phone, address, attemptId }: CodeRequest,
): Promise<OneTimeCodeRecord | undefined> {
  const attempts = await unit.find('oneTimeCodes', { purpose, phone });
  if (attemptId !== null) return attempts.find(({ id }) => id === attemptId);
  return attempts
    .filter((attempt) => attempt.address === address)
    .sort((a, b) => b.sentAt.localeCompare(a.sentAt))[0];
}

/** Sends a code to its number. */
export function sendCode({ sendSms }: Backend, { attempt, code }: NewCode): void {
  const text = `Your CareSetu code is ${code}. It is valid for ${OTP_LIFETIME_MINUTES} minutes.`;
  sendSms({ phone: attempt.phone, text });
}

/**
 * Uses up the code of the caller's attempt: the attempt when it is right. A wrong one costs the
 * attempt and the number a try, so the refusal is to be committed (see `writeOrRefuse`). Throws
 * `too-many-requests` when the number had too many wrong ones before this code was sent. A code sent
 * earlier has its own 5 tries, since a stranger's wrong codes must not refuse it (ADR 0028).
 */
export async function redeemCode(
  unit: UnitOfWork,
  backend: Backend,
  request: CodeRequest,
  code: string,
): Promise<OneTimeCodeRecord | ApiError> {
  const now = backend.clock.now();
  const attempt = await findAttempt(unit, request);
  if (!attempt) return wrongCode();
  const { id, phone, codeHash, triesLeft, sentAt, expiresAt } = attempt;
  if (triesLeft === 0 || expiresAt <= now.toISOString()) {
    return new ApiError('otp-expired', 'This code is no longer valid. Please ask for a new one.');
  }
  const wrongCodes = `wrong-code:${phone}`;
  const reachedAt = await hourlyLimitReachedAt(unit, wrongCodes, now, WRONG_CODES_AN_HOUR);
  if (reachedAt === null || sentAt > reachedAt) {
    await spendHourlyCall(unit, wrongCodes, now, { limit: WRONG_CODES_AN_HOUR });
  }
  if (isEqual(codeHash, await hashOf(unit, id, code))) {
    await forgive(unit, wrongCodes);
    await unit.remove('oneTimeCodes', id);
    return attempt;
  }
  await unit.update('oneTimeCodes', id, { triesLeft: triesLeft - 1 });
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

import type { OtpPurpose } from '../../../src/contract/auth.ts';
import {
  OTP_DIGITS,
  OTP_LIFETIME_MINUTES,
  OTP_MAX_ATTEMPTS,
  OTP_RESEND_SECONDS,
} from '../../../src/domain/forms/otp.ts';
import { hmac, isEqual, randomCode, randomId } from '../../core/crypto.ts';
import type { OutboxMessage } from '../../outbox/outbox.ts';
import { createSms } from '../../outbox/sms-templates.ts';
import type { OneTimeCodeRecord } from '../../store/records.ts';
import { replace, type UnitOfWork } from '../../store/store.ts';
import { secondsAfter } from '../../core/time.ts';
import { ApiError } from '../core/api-error.ts';
import type { Backend } from '../core/backend.ts';
import { findSigningKeys } from '../core/signing-keys.ts';
import {
  checkHourlyCall,
  forgive,
  hourlyLimitReachedAt,
  spendHourlyCall,
} from '../core/throttle.ts';

export const ATTEMPT_LIFETIME_SECONDS = 24 * 60 * 60;
/** Per phone number. A single signup or reset allows only 5. */
export const WRONG_CODES_AN_HOUR = 20;
const codeLimits = { spacingSeconds: OTP_RESEND_SECONDS };

export interface CodeRequest {
  purpose: OtpPurpose;
  phone: string;
  address: string;
  attemptId: string | null;
}

export interface NewCode {
  attempt: OneTimeCodeRecord;
  code: string;
}

/**
 * Also creates attempts for unknown phone numbers, so that responses do not reveal who has an
 * account.
 * @throws ApiError `too-many-requests`
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
  const [key] = await findSigningKeys(unit, backend);
  const id = current?.id ?? randomId();
  const attempt: OneTimeCodeRecord = {
    id,
    purpose,
    phone,
    address: current?.address ?? address,
    codeHash: await hashCode(key, id, code),
    triesLeft: OTP_MAX_ATTEMPTS,
    sentAt: now.toISOString(),
    expiresAt: secondsAfter(now, OTP_LIFETIME_MINUTES * 60),
  };
  await replace(unit, 'oneTimeCodes', attempt);
  return { attempt, code };
}

export async function checkCodeWait(unit: UnitOfWork, phone: string, now: Date): Promise<void> {
  await checkHourlyCall(unit, codeThrottle(phone), now, codeLimits);
}

/**
 * Without an id, returns the newest attempt from the same IP address. An unknown id matches
 * nothing.
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

/** A resent code replaces an unsent one with the same id. */
export function toCodeMessage({ attempt, code }: NewCode): OutboxMessage {
  const values = { code, minutes: String(OTP_LIFETIME_MINUTES) };
  return {
    id: `code:${attempt.id}`,
    content: createSms(attempt.phone, 'code', values),
    lifetimeSeconds: OTP_LIFETIME_MINUTES * 60,
  };
}

/**
 * Counts wrong codes, so commit the returned error (see `commitAndThrow`). The limit per phone
 * number does not block codes sent earlier (ADR 0028).
 * @throws ApiError `too-many-requests`
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
    return new ApiError('otp-expired', 'This code is no longer valid. Please request a new one.');
  }
  const wrongCodes = `wrong-code:${phone}`;
  const reachedAt = await hourlyLimitReachedAt(unit, wrongCodes, now, WRONG_CODES_AN_HOUR);
  if (reachedAt === null || sentAt > reachedAt) {
    await spendHourlyCall(unit, wrongCodes, now, { limit: WRONG_CODES_AN_HOUR });
  }
  const keys = await findSigningKeys(unit, backend);
  const hashes = await Promise.all(keys.map((key) => hashCode(key, id, code)));
  if (hashes.some((hash) => isEqual(codeHash, hash))) {
    await forgive(unit, wrongCodes);
    await unit.remove('oneTimeCodes', id);
    return attempt;
  }
  await unit.update('oneTimeCodes', id, { triesLeft: triesLeft - 1 });
  return wrongCode();
}

/** See spec §8 OTP. */
export function wrongCode(): ApiError {
  return new ApiError('invalid-otp', 'Invalid OTP');
}

/** Keyed, because a plain hash of six digits can be reversed. */
function hashCode(key: string, id: string, code: string): Promise<string> {
  return hmac(key, `code:${id}:${code}`);
}

function codeThrottle(phone: string): string {
  return `code:${phone}`;
}

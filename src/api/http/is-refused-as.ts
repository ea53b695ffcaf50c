import { errorStatus, type ErrorCode } from '../../contract/errors.ts';
import { ApiError } from './api-error.ts';

const WITHOUT_CODE = ['unexpected', 'unexpected-answer'];
/** These come before the API has looked at the request itself. */
const BEFORE_DECISION = [401, 403, 408, 425, 429];

/**
 * Codes decide. Without one, show the server's message, because one status has many reasons
 * (spec §8). Only a response that says nothing is judged by its status.
 */
export function isRefusedAs(error: unknown, code: ErrorCode): error is ApiError {
  if (!(error instanceof ApiError) || error.status !== errorStatus[code]) return false;
  const saysNothing = error.serverMessage === '' && WITHOUT_CODE.includes(error.code);
  return error.code === code || saysNothing;
}

/**
 * Like isRefusedAs, but an unknown code also matches by its status. Use it only to trigger a
 * refetch.
 */
export function mayBeRefusedAs(error: unknown, code: ErrorCode): error is ApiError {
  if (!(error instanceof ApiError) || error.status !== errorStatus[code]) return false;
  const isKnown = Object.entries(errorStatus).some(
    ([known, status]) => known === error.code && status === error.status,
  );
  return isKnown ? error.code === code : true;
}

/**
 * The API has decided about this request. Otherwise an earlier attempt may have succeeded, so a
 * retry needs the same idempotency key. An unreadable response is no decision: it may come from a
 * captive portal.
 */
export function isDecided(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.code === 'unexpected-answer') return false;
  const { status } = error;
  return status > 0 && status < 500 && !BEFORE_DECISION.includes(status);
}

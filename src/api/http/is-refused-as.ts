import { errorStatus, type ErrorCode } from '../../contract/errors.ts';
import { ApiError } from './api-error.ts';

/** Without an error code, the HTTP status must match. */
export function isRefusedAs(error: unknown, code: ErrorCode): error is ApiError {
  if (!(error instanceof ApiError) || error.status !== errorStatus[code]) return false;
  const isKnown = Object.entries(errorStatus).some(
    ([known, status]) => known === error.code && status === error.status,
  );
  return isKnown ? error.code === code : true;
}

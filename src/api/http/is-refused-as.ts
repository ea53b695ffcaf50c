import { errorStatus, type ErrorCode } from '../../contract/errors.ts';
import { ApiError } from './api-error.ts';

/**
 * An error without a contract code is matched by its status, since the specification does not
 * guarantee codes.
 */
export function isRefusedAs(error: unknown, code: ErrorCode): error is ApiError {
  if (!(error instanceof ApiError) || error.status !== errorStatus[code]) return false;
  const isKnown = Object.entries(errorStatus).some(
    ([known, status]) => known === error.code && status === error.status,
  );
  return isKnown ? error.code === code : true;
}

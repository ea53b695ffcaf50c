import { errorStatus, type ErrorCode } from '../../contract/errors.ts';
import { ApiError } from './api-error.ts';

/** The specification guarantees no error codes: without one, the status decides. */
export function isRefusedAs(error: unknown, code: ErrorCode): error is ApiError {
  if (!(error instanceof ApiError) || error.status !== errorStatus[code]) return false;
  const isKnown = Object.entries(errorStatus).some(
    ([known, status]) => known === error.code && status === error.status,
  );
  return isKnown ? error.code === code : true;
}

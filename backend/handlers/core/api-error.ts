import {
  type ErrorResponseBody,
  type ErrorCode,
  errorStatus,
} from '../../../src/contract/errors.ts';
import { StoreBusyError } from '../../store/storage-error.ts';

const RETRY_AFTER_SECONDS = 5;

interface ErrorDetails {
  fields?: Record<string, string>;
  headers?: Record<string, string>;
}

export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly headers: Record<string, string> | undefined;

  constructor(code: ErrorCode, message: string, { fields, headers }: ErrorDetails = {}) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.headers = headers;
  }
}

export function busy(): ApiError {
  return new ApiError('busy', 'CareSetu is busy right now. Please try again in a few seconds.', {
    headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
  });
}

let report: (error: unknown) => void = (error) => console.error(error);

export function reportError(error: unknown): void {
  report(error);
}

export function reportErrorsTo(listener: (error: unknown) => void): void {
  report = listener;
}

export function errorResponse(error: unknown): Response {
  const known = toApiError(error);
  return Response.json(errorBody(known), {
    status: errorStatus[known.code],
    headers: { 'cache-control': 'no-store', ...known.headers },
  });
}

export function errorBody(error: unknown): ErrorResponseBody {
  const { code, message, fields } = toApiError(error);
  return { success: false, message, code, ...(fields && { fields }) };
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof StoreBusyError) return busy();
  reportError(error);
  return new ApiError('unexpected', 'Something went wrong. Please try again.');
}

import { type ErrorAnswer, type ErrorCode, errorStatus } from '../../src/contract/errors.ts';

/** Seconds after which a call that found no room is worth a retry. */
const RETRY_AFTER_SECONDS = 5;

interface ErrorDetails {
  /** A message for each wrong field. */
  fields?: Record<string, string>;
  /** Headers of the answer, such as Retry-After. */
  headers?: Record<string, string>;
}

/** A refusal that the caller is told about, in words meant for people. */
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

/** The refusal of a call that the server has no room for. */
export function busy(): ApiError {
  return new ApiError('busy', 'CareSetu is busy right now. Please try again in a few seconds.', {
    headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
  });
}

/** The answer to a call that failed; what nobody foresaw is a 500 that tells nothing of its cause. */
export function errorResponse(error: unknown): Response {
  if (!(error instanceof ApiError)) {
    console.error(error);
    return errorResponse(new ApiError('unexpected', 'Something went wrong. Please try again.'));
  }
  const { code, message, fields, headers } = error;
  const answer: ErrorAnswer = { success: false, message, code, ...(fields && { fields }) };
  return Response.json(answer, {
    status: errorStatus[code],
    headers: { 'cache-control': 'no-store', ...headers },
  });
}

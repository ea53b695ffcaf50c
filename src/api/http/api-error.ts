import type { LoadProblem } from '../../domain/loadable.ts';

export type FailureReason = LoadProblem['reason'];

const sentences: Record<FailureReason, string> = {
  offline: 'CareSetu cannot be reached. Check your connection and try again.',
  'not-found': 'This could not be found.',
  forbidden: 'You do not have access to this.',
  'step-up': 'Enter a code from your authenticator app to open this.',
  failed: 'Something went wrong. Please try again.',
};

export interface ApiErrorDetails {
  /** 0 if there was no response. */
  status: number;
  /** From the contract, or `no-answer`, `not-started`, `refused` or `unexpected-answer`. */
  code: string;
  serverMessage?: string;
  fields?: Record<string, string>;
  retryAfter?: number;
}

/** `message` is suitable for users. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly reason: FailureReason;
  readonly serverMessage: string;
  readonly fields: Record<string, string>;
  /** Seconds; 0 if the API does not say, or says a date. */
  readonly retryAfter: number;

  constructor({ status, code, serverMessage = '', fields = {}, retryAfter = 0 }: ApiErrorDetails) {
    const reason = code === 'step-up-needed' ? 'step-up' : toFailureReason(status);
    super(serverMessage || sentences[reason]);
    this.status = status;
    this.code = code;
    this.reason = reason;
    this.serverMessage = serverMessage;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

function toFailureReason(status: number): FailureReason {
  if (status === 0) return 'offline';
  if (status === 404) return 'not-found';
  return status === 401 || status === 403 ? 'forbidden' : 'failed';
}

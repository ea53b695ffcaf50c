import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

/**
 * Who may call an endpoint. `public`: anybody; `session`: whoever holds a refresh token;
 * `user`: anybody signed in; `patient` and `doctor`: that role only. `webhook`: another server, which
 * sends the shared secret as `X-Webhook-Secret`.
 */
export type Access = 'public' | 'session' | 'user' | 'patient' | 'doctor' | 'webhook';

/** The largest body of most calls in bytes, a file apart; one byte more answers 413. */
export const BODY_BYTES = 16_000;
/** The same for calls with long texts or lists. */
export const LONG_BODY_BYTES = 100_000;

/** A file that a call takes. */
export interface FileRule {
  /** The name of its part. */
  part: string;
  /** One byte more answers 413. */
  maxBytes: number;
  /** The kinds that are taken, told by their content; others answer 415. */
  types: readonly string[];
  /** A picture of more pixels, by its header, answers 413: decoding takes four bytes for each. */
  maxPixels: number;
}

/** One call of the API: where it is, who may make it, what goes in and what comes out (spec §7). */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT';
  /** The path from the base address, with `:name` for each parameter. */
  path: `/${string}`;
  access: Access;
  summary: string;
  /** `core`: the specification has it. `extension`: a screen hides what needs it where an API lacks it. */
  origin: 'core' | 'extension';
  params?: z.ZodMiniType<Record<string, string>>;
  query?: z.ZodMiniType<Record<string, string | undefined>>;
  body?: z.ZodMiniType;
  /** @default BODY_BYTES */
  bodyBytes?: number;
  /** A file that may come along. The call is then multipart/form-data: the body's JSON in the part `body`. */
  file?: FileRule;
  /** The status of a successful answer. */
  status: 200 | 201;
  answer: z.ZodMiniType;
  /** The app caches the answer, for a user without a network. */
  isCached?: true;
  /** The answer is a file, served to be kept and not to be shown. */
  answersFile?: true;
  /**
   * Every error that this call can give beside `unexpected`, and beside `invalid-request` for text that cannot be
   * stored. A call with a body can also give
   * `too-large` and `busy`.
   */
  errors: readonly ErrorCode[];
}

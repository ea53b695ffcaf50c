import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

/** `session` calls need a refresh token. `webhook` calls send a secret as `X-Webhook-Secret`. */
export type Access = 'public' | 'session' | 'user' | 'patient' | 'doctor' | 'webhook';

/** Bytes, excluding files. Larger bodies get 413. */
export const BODY_BYTES = 16_000;
export const LONG_BODY_BYTES = 100_000;

export interface FileRule {
  part: string;
  /** Larger files get 413. */
  maxBytes: number;
  /** MIME types, detected from the content. All other types get 415. */
  types: readonly string[];
  /** Calculated from the picture's header. Larger pictures get 413. */
  maxPixels: number;
}

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT';
  path: `/${string}`;
  access: Access;
  summary: string;
  /**
   * `core`: in the specification. `extension`: screens hide the feature if an API lacks the endpoint.
   */
  origin: 'core' | 'extension';
  params?: z.ZodMiniType<Record<string, string>>;
  query?: z.ZodMiniType<Record<string, string | undefined>>;
  body?: z.ZodMiniType;
  /** @default BODY_BYTES */
  bodyBytes?: number;
  /** Makes the call multipart/form-data, with the JSON in the part `body`. */
  file?: FileRule;
  status: 200 | 201;
  response: z.ZodMiniType;
  /** The client caches the response for offline use. */
  isCached?: true;
  respondsWithFile?: true;
  /**
   * Every call may also get `unexpected`, and `invalid-request` for text that cannot be stored. A
   * call with a body may also get `too-large` and `busy`.
   */
  errors: readonly ErrorCode[];
}

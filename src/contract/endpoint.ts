import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

/**
 * `session` requests need a refresh token. `webhook`, `back-office` and `sms-gateway` requests need
 * their own secrets in `X-Webhook-Secret`.
 */
export type Access =
  | 'public'
  | 'session'
  | 'user'
  | 'patient'
  | 'doctor'
  | 'webhook'
  | 'back-office'
  | 'sms-gateway';

/** Maximum body size in bytes, without files. Larger bodies get 413. */
export const BODY_BYTES = 16_000;
export const LONG_BODY_BYTES = 400_000;
/** Notes with 40 lines of a prescription. */
export const NOTES_BODY_BYTES = 2_000_000;

export interface FileRule {
  part: string;
  /** Larger files get 413. */
  maxBytes: number;
  /** Allowed MIME types, detected from the content. Other types get 415. */
  types: readonly string[];
  /** Read from the header. Larger pictures get 413. */
  maxPixels: number;
}

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  access: Access;
  summary: string;
  /** Screens hide an `extension` if the API lacks the endpoint. */
  origin: 'core' | 'extension';
  params?: z.ZodMiniType<Record<string, string>>;
  query?: z.ZodMiniType<Record<string, string | undefined>>;
  body?: z.ZodMiniType;
  /** @default BODY_BYTES */
  bodyBytes?: number;
  /** Sends multipart/form-data, with the JSON in a part called `body`. */
  file?: FileRule;
  status: 200 | 201;
  response: z.ZodMiniType;
  /** Cached for offline use. */
  isCached?: true;
  respondsWithFile?: true;
  /** The file is a page in HTML, which browsers show. */
  respondsWithPage?: true;
  /**
   * See also `listErrorCodes`. `invalid-request` is for text that cannot be stored. Doctors may
   * also get `second-factor-required`.
   */
  errors: readonly ErrorCode[];
}

export function listErrorCodes({ errors, body }: Pick<Endpoint, 'errors' | 'body'>): ErrorCode[] {
  const general: ErrorCode[] = ['unexpected', 'invalid-request', 'too-many-requests'];
  return [...new Set([...errors, ...general, ...(body ? (['too-large', 'busy'] as const) : [])])];
}

import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

/**
 * `session`: the client needs a refresh token. `user`: any signed-in user. `webhook`: another server, which sends the shared secret as `X-Webhook-Secret`.
 */
export type Access = 'public' | 'session' | 'user' | 'patient' | 'doctor' | 'webhook';

/** The body limit in bytes, without files. Larger bodies get 413. */
export const BODY_BYTES = 16_000;
/** For long texts or lists. */
export const LONG_BODY_BYTES = 100_000;

export interface FileRule {
  /** The name of its multipart part. */
  part: string;
  /** Larger files get 413. */
  maxBytes: number;
  /** MIME types, detected from the content; others get 415. */
  types: readonly string[];
  /** Read from the header; larger pictures get 413, since decoding takes four bytes a pixel. */
  maxPixels: number;
}

/** Spec §7. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT';
  /** Relative to the base URL, with `:name` for each parameter. */
  path: `/${string}`;
  access: Access;
  summary: string;
  /**
   * `core`: in the specification. `extension`: an API may lack it, and screens then hide the feature.
   */
  origin: 'core' | 'extension';
  params?: z.ZodMiniType<Record<string, string>>;
  query?: z.ZodMiniType<Record<string, string | undefined>>;
  body?: z.ZodMiniType;
  /** @default BODY_BYTES */
  bodyBytes?: number;
  /** An optional file. The call is then multipart/form-data, with the JSON in the part `body`. */
  file?: FileRule;
  status: 200 | 201;
  answer: z.ZodMiniType;
  /** The app caches the response for offline use. */
  isCached?: true;
  /** Served as a download, never inline. */
  answersFile?: true;
  /**
   * Besides these: `unexpected`, `invalid-request` for text that cannot be stored, and for calls
   * with a body `too-large` and `busy`.
   */
  errors: readonly ErrorCode[];
}

import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

/**
 * Who may call an endpoint. `public`: anybody; `session`: whoever holds a refresh token;
 * `user`: anybody signed in; `patient` and `doctor`: that role only.
 */
export type Access = 'public' | 'session' | 'user' | 'patient' | 'doctor';

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
  /** The status of a successful answer. */
  status: 200 | 201;
  answer: z.ZodMiniType;
  /** Every error that this call can give beside `unexpected`. */
  errors: readonly ErrorCode[];
}

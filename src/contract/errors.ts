import * as z from 'zod/mini';

/** After a 403, the client refreshes the session and retries once (spec §4). */
export const errorStatus = {
  'invalid-request': 400,
  'invalid-otp': 400,
  'otp-expired': 400,
  'wrong-credentials': 401,
  'wrong-password': 400,
  'wrong-role': 401,
  'second-factor-needed': 401,
  'not-signed-in': 401,
  'session-ended': 401,
  'card-declined': 402,
  'insufficient-funds': 402,
  'confirmation-refused': 402,
  'token-expired': 403,
  'step-up-needed': 403,
  'second-factor-required': 403,
  forbidden: 403,
  'consent-needed': 403,
  'not-found': 404,
  'phone-registered': 409,
  'slot-taken': 409,
  'visit-in-the-way': 409,
  'too-many-visits': 409,
  'slot-not-offered': 409,
  'offer-changed': 409,
  'invalid-transition': 409,
  'too-late-to-change': 409,
  'too-many-changes': 409,
  'health-request-refused': 409,
  'too-early': 409,
  'taken-over': 409,
  'hours-taken': 409,
  'hours-not-offered': 409,
  'too-many-holds': 409,
  'already-paid': 409,
  'payment-not-open': 409,
  'refund-changed': 409,
  'too-large': 413,
  'unsupported-file': 415,
  'idempotency-key-reused': 422,
  'too-many-requests': 429,
  unexpected: 500,
  busy: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const errorResponseBody = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});

export type ErrorResponseBody = z.infer<typeof errorResponseBody>;

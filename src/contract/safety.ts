import * as z from 'zod/mini';
import { doneResponse, id, idParams, instant, optionalText } from './common.ts';
import { type Endpoint, LONG_BODY_BYTES } from './endpoint.ts';
import { NOTES_MAX_LENGTH } from './limits.ts';
import { clientId, inboxUser, partnerRole } from './messages.ts';

export const blockBody = z.object({ isBlocked: z.boolean() });

export const reportReason = z.enum(
  ['abuse', 'spam', 'fraud', 'unsafe-advice', 'other'],
  'Choose a reason',
);

/** A repeated `clientId` is the same report. */
export const reportBody = z.object({
  clientId,
  reason: reportReason,
  note: z.optional(optionalText(NOTES_MAX_LENGTH, 'The note')),
  /** One of the partner's messages. Without it, the report is about the whole conversation. */
  messageId: z.optional(id),
});

const reportedUser = z.object({ id, role: partnerRole });

/** The same id may arrive more than once. */
export const userReport = z.object({
  id: z.string(),
  reportedAt: instant,
  reporter: reportedUser,
  reported: reportedUser,
  reason: reportReason,
  note: z.string(),
  message: z.nullable(
    z.object({
      id: z.string(),
      textContent: z.string(),
      fileName: z.nullable(z.string()),
      timestamp: instant,
    }),
  ),
});

const signedInErrors = ['not-signed-in', 'token-expired', 'forbidden', 'not-found'] as const;

export const safetyEndpoints = {
  blockPartner: {
    method: 'PUT',
    path: '/api/messages/block/:id',
    access: 'user',
    summary:
      'Block a partner, or unblock them. While blocked, neither can send messages to the other, and the partner no longer sees what the caller receives and reads. What the partner then writes about visits is left out for the caller. The partner is not notified.',
    origin: 'extension',
    params: idParams,
    body: blockBody,
    status: 200,
    response: inboxUser,
    errors: ['invalid-request', ...signedInErrors],
  },
  reportPartner: {
    method: 'POST',
    path: '/api/messages/report/:id',
    access: 'user',
    summary:
      "Report a partner, or one of the partner's messages, to the back office. The partner is not notified.",
    origin: 'extension',
    params: idParams,
    body: reportBody,
    bodyBytes: LONG_BODY_BYTES,
    status: 200,
    response: doneResponse,
    errors: ['invalid-request', ...signedInErrors, 'too-many-requests'],
  },
} as const satisfies Record<string, Endpoint>;

export type ReportReason = z.infer<typeof reportReason>;
export type ReportBody = z.infer<typeof reportBody>;
export type UserReport = z.infer<typeof userReport>;

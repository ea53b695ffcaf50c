import * as z from 'zod/mini';
import { doneResponse } from './common.ts';
import type { Endpoint } from './endpoint.ts';

/** As the gateway has it: with or without +91, or the name of a sender that is no number. */
const PHONE_MAX_LENGTH = 64;
/** In UTF-16 code units. Longer than ten SMS that a phone joins. */
const TEXT_MAX_LENGTH = 2000;

export const smsReply = z.object({
  phone: z.string().check(z.maxLength(PHONE_MAX_LENGTH)),
  text: z.string().check(z.maxLength(TEXT_MAX_LENGTH)),
});

export const smsReplyEndpoints = {
  reportSmsReply: {
    method: 'POST',
    path: '/api/webhooks/sms',
    access: 'sms-gateway',
    summary:
      'Report a reply to an SMS. Called by the SMS gateway. STOP, UNSUBSCRIBE, or STOP and the sender stop notices by SMS for the accounts with the number; codes are still sent. Any other text, and a number without an account, change nothing and get the same response.',
    origin: 'extension',
    body: smsReply,
    status: 200,
    response: doneResponse,
    errors: ['invalid-request', 'not-signed-in'],
  },
} as const satisfies Record<string, Endpoint>;

export type SmsReply = z.infer<typeof smsReply>;

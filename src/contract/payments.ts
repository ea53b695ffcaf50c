import * as z from 'zod/mini';
import { doneResponse, id, idParams, instant, money } from './common.ts';
import type { Endpoint } from './endpoint.ts';

export const paymentMethod = z.enum(['card', 'upi']);

/**
 * `open`: nothing charged yet. `action-needed`: the payer must confirm with the bank. `pending`:
 * the payer must approve in the UPI app. `cancelled`: can no longer be charged.
 */
export const paymentStatus = z.enum([
  'open',
  'action-needed',
  'pending',
  'succeeded',
  'refunded',
  'cancelled',
]);

export const paymentFailure = z.enum([
  'card-declined',
  'insufficient-funds',
  'confirmation-refused',
  'upi-refused',
  'upi-expired',
]);

export const payment = z.object({
  id,
  /** Id of the queue booking, which is a draft until it is paid. */
  draftId: id,
  /** In US cents (spec §9). */
  amount: money,
  status: paymentStatus,
  method: z.nullable(paymentMethod),
  failure: z.nullable(paymentFailure),
  /** Secret for the payment provider's form. Null in the demo. */
  clientSecret: z.nullable(z.string()),
  expiresAt: z.nullable(instant),
  createdAt: instant,
  paidAt: z.nullable(instant),
  refund: z.nullable(z.object({ amount: money, refundedAt: instant })),
});

/** The demo's card form sends a token instead of the card number. */
export const demoCardToken = z.enum(
  [
    'demo-card-ok',
    'demo-card-declined',
    'demo-card-insufficient-funds',
    'demo-card-asks-bank',
    'demo-card-bank-approved',
    'demo-card-bank-refused',
  ],
  'Use one of the demo’s test cards',
);

export const confirmBody = z.discriminatedUnion('method', [
  z.object({ method: z.literal('card'), token: demoCardToken }),
  z.object({ method: z.literal('upi') }),
]);

export const paymentEvent = z.object({
  paymentId: id,
  outcome: z.enum(['succeeded', 'refused']),
});

const signedInErrors = ['not-signed-in', 'token-expired', 'forbidden', 'not-found'] as const;
const paymentResponse = z.object({ success: z.literal(true), payment });

export const paymentEndpoints = {
  createPaymentIntent: {
    method: 'POST',
    path: '/api/payments',
    access: 'patient',
    summary:
      'Create the payment of a draft and hold its hours for a few minutes. The server sets the price; an amount in the body is ignored. If the draft has a payment, that payment is returned. A repeated call with the same Idempotency-Key header returns the same response.',
    origin: 'extension',
    body: z.object({ draftId: id }),
    status: 201,
    response: paymentResponse,
    errors: [
      'invalid-request',
      ...signedInErrors,
      'hours-taken',
      'hours-not-offered',
      'too-many-holds',
      'already-paid',
      'payment-not-open',
      'idempotency-key-reused',
      'too-many-requests',
    ],
  },
  getPayment: {
    method: 'GET',
    path: '/api/payments/:id',
    access: 'patient',
    summary: "One of the caller's payments.",
    origin: 'extension',
    params: idParams,
    status: 200,
    response: paymentResponse,
    errors: [...signedInErrors],
  },
  confirmPayment: {
    method: 'POST',
    path: '/api/payments/:id/confirm',
    access: 'patient',
    summary:
      "Pay with one of the demo's cards, or send a request to the demo's UPI app. A payment that has succeeded is returned unchanged.",
    origin: 'extension',
    params: idParams,
    body: confirmBody,
    status: 200,
    response: paymentResponse,
    errors: [
      'invalid-request',
      ...signedInErrors,
      'hours-taken',
      'hours-not-offered',
      'too-many-holds',
      'payment-not-open',
      'card-declined',
      'insufficient-funds',
      'confirmation-refused',
    ],
  },
  reportPayment: {
    method: 'POST',
    path: '/api/webhooks/payments',
    access: 'webhook',
    summary: 'Report the outcome of a pending payment. Called by the payment provider.',
    origin: 'extension',
    body: paymentEvent,
    status: 200,
    response: doneResponse,
    errors: ['invalid-request', 'not-signed-in', 'not-found', 'payment-not-open'],
  },
} as const satisfies Record<string, Endpoint>;

export type PaymentMethod = z.infer<typeof paymentMethod>;
export type PaymentStatus = z.infer<typeof paymentStatus>;
export type PaymentFailure = z.infer<typeof paymentFailure>;
export type Payment = z.infer<typeof payment>;
export type DemoCardToken = z.infer<typeof demoCardToken>;
export type ConfirmBody = z.infer<typeof confirmBody>;
export type PaymentEvent = z.infer<typeof paymentEvent>;

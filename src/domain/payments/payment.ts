import type { Payment, PaymentFailure } from '../../contract/payments.ts';
import { t } from '../../words/t.ts';

export const UPI_MINUTES = 5;

/** Must be longer than a UPI request stays valid. */
export const HOLD_MINUTES = 10;

export const paymentFailures: Record<PaymentFailure, string> = {
  'card-declined': t`Your card was declined. Nothing was charged. Please try another card.`,
  'insufficient-funds': t`There is not enough money on this card. Nothing was charged. Please try another card.`,
  'confirmation-refused': t`Your bank did not confirm the payment. Nothing was charged. Please try again.`,
  'upi-refused': t`The payment was refused in the UPI app. Nothing was charged.`,
  'upi-expired': t`The UPI request has expired. Nothing was charged. Send a new request.`,
};

/** Expires a UPI request that the payer did not approve in time. */
export function currentPayment<P extends Pick<Payment, 'status' | 'expiresAt' | 'failure'>>(
  payment: P,
  now: Date,
): P {
  const { status, expiresAt } = payment;
  if (status !== 'pending' || expiresAt === null || now.toISOString() < expiresAt) return payment;
  return { ...payment, status: 'open', failure: 'upi-expired', expiresAt: null };
}

/** Do not start another attempt while this one may still succeed. */
export function isPaymentActive({ status }: Pick<Payment, 'status'>): boolean {
  return status === 'action-needed' || status === 'pending';
}

import type { Payment, PaymentFailure } from '../contract/payments.ts';

/** How long a UPI request can be approved, in minutes. */
export const UPI_MINUTES = 5;

/** How long beginning or trying a payment keeps the helper's hours, in minutes: longer than a UPI request lives. */
export const HOLD_MINUTES = 10;

/** What people are told when a try has charged nothing. */
export const paymentFailures: Record<PaymentFailure, string> = {
  'card-declined': 'Your card was declined. Nothing was charged. Please try another card.',
  'insufficient-funds':
    'There is not enough money on this card. Nothing was charged. Please try another card.',
  'confirmation-refused':
    'Your bank did not confirm the payment. Nothing was charged. Please try again.',
  'upi-refused': 'The payment was refused in the UPI app. Nothing was charged.',
  'upi-expired': 'The UPI request has expired. Nothing was charged. Please ask again.',
};

/** A payment as it stands now: a UPI request that nobody has approved in time is over. */
export function currentPayment<P extends Pick<Payment, 'status' | 'expiresAt' | 'failure'>>(
  payment: P,
  now: Date,
): P {
  const { status, expiresAt } = payment;
  if (status !== 'pending' || expiresAt === null || now.toISOString() < expiresAt) return payment;
  return { ...payment, status: 'open', failure: 'upi-expired', expiresAt: null };
}

/** Whether money may still come in: the payment must not be begun a second time. */
export function isUnderWay({ status }: Pick<Payment, 'status'>): boolean {
  return status === 'action-needed' || status === 'pending';
}

import type { Payment, PaymentMethod } from '../../contract/payments.ts';
import type { QueueBooking } from '../../contract/queue.ts';
import { refundLine } from '../../domain/queue-words.ts';

/** How much of a payment's id a person may have to read out. */
const NUMBER_LENGTH = 8;

/** How a method of payment is called. */
export const methodWords: Record<PaymentMethod, string> = { card: 'Card', upi: 'UPI' };

/** '7F3A9C41': what to name when asking about a payment. */
export function receiptNumber({ id }: Pick<Payment, 'id'>): string {
  return id
    .replaceAll(/[^a-z0-9]/gi, '')
    .slice(-NUMBER_LENGTH)
    .toUpperCase();
}

/** What became of the money in one line; null where it has simply been paid. */
export function moneyLine(booking: Pick<QueueBooking, 'status' | 'payment'>): string | null {
  const { status, payment } = booking;
  if (!payment || payment.paidAt === null)
    return status === 'cancelled' ? 'Nothing was charged' : 'Not paid yet';
  if (status !== 'cancelled') return null;
  return refundLine(booking) ?? 'Not refunded: cancelled less than 2 hours before the start';
}

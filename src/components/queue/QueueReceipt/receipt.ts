import type { Payment, PaymentMethod } from '../../../contract/payments.ts';
import type { QueueBooking } from '../../../contract/queue.ts';
import { FREE_CANCELLATION_HOURS } from '../../../domain/queue/queue-status.ts';
import { refundLine } from '../../../domain/queue/queue-words.ts';
import { t } from '../../../words/t.ts';

const NUMBER_LENGTH = 8;

export const methodWords: Record<PaymentMethod, string> = { card: t`Card`, upi: 'UPI' };

export function receiptNumber({ id }: Pick<Payment, 'id'>): string {
  return id
    .replaceAll(/[^a-z0-9]/gi, '')
    .slice(-NUMBER_LENGTH)
    .toUpperCase();
}

export function moneyLine(booking: Pick<QueueBooking, 'status' | 'payment'>): string | null {
  const { status, payment } = booking;
  if (!payment || payment.paidAt === null)
    return status === 'cancelled' ? t`Nothing was charged` : t`Not paid yet`;
  if (status !== 'cancelled') return null;
  return (
    refundLine(booking) ??
    t`Not refunded: cancelled less than ${FREE_CANCELLATION_HOURS} hours before the start`
  );
}

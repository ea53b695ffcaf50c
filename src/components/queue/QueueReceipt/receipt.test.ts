import { describe, expect, it } from 'vitest';
import { createQueueBooking, paidByCard } from '../../../domain/testing/queue-booking.ts';
import { moneyLine, receiptNumber } from './receipt.ts';

it('the receipt number consists of the last eight letters and digits of the payment id', () => {
  expect(receiptNumber({ id: 'b1946ac9-2492-4d23-a6e1-7f3a9c41d0be' })).toBe('9C41D0BE');
  expect(receiptNumber({ id: 'pay-7' })).toBe('PAY7');
});

describe("a receipt's payment line", () => {
  it('is empty for a paid booking', () => {
    expect(moneyLine(createQueueBooking('in-queue'))).toBeNull();
  });

  it('says when a booking was not paid or not charged', () => {
    const open = { ...paidByCard, status: 'open' as const, paidAt: null };
    expect(moneyLine(createQueueBooking('draft'))).toBe('Not paid yet');
    expect(moneyLine(createQueueBooking('draft', { payment: open }))).toBe('Not paid yet');
    expect(moneyLine(createQueueBooking('cancelled', { payment: null }))).toBe(
      'Nothing was charged',
    );
  });

  it('states the refund, or the reason why there is no refund', () => {
    const refund = { amount: paidByCard.amount, refundedAt: '2026-11-21T04:30:00Z' };
    expect(moneyLine(createQueueBooking('cancelled', { payment: { ...paidByCard, refund } }))).toBe(
      'Refunded $75.00 on Sat 21 Nov',
    );
    expect(moneyLine(createQueueBooking('cancelled'))).toMatch(/^Not refunded/);
  });
});

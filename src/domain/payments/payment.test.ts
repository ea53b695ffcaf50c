import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paymentFailure, paymentStatus, type Payment } from '../../contract/payments.ts';
import {
  currentPayment,
  HOLD_MINUTES,
  isPaymentActive,
  paymentFailures,
  UPI_MINUTES,
} from './payment.ts';

const payment: Payment = {
  id: 'payment-1',
  draftId: 'queue-1',
  amount: { amountMinor: 7500, currency: 'USD' },
  status: 'pending',
  method: 'upi',
  failure: null,
  clientSecret: null,
  expiresAt: '2026-11-21T04:35:00.000Z',
  createdAt: '2026-11-21T04:30:00.000Z',
  paidAt: null,
  refund: null,
};

const anInstant = fc.date({
  min: new Date('2026-11-21T04:00:00.000Z'),
  max: new Date('2026-11-21T05:00:00.000Z'),
  noInvalidDate: true,
});

describe('a UPI request', () => {
  test('is pending until it expires, and then the payment is open again', () => {
    expect(currentPayment(payment, new Date('2026-11-21T04:34:59.999Z'))).toBe(payment);
    expect(currentPayment(payment, new Date('2026-11-21T04:35:00.000Z'))).toEqual({
      ...payment,
      status: 'open',
      failure: 'upi-expired',
      expiresAt: null,
    });
  });

  test('is pending before its expiry time and open from then on', () => {
    fc.assert(
      fc.property(anInstant, anInstant, (end, now) => {
        const asked = { ...payment, expiresAt: end.toISOString() };
        const { status, failure } = currentPayment(asked, now);
        expect([status, failure]).toEqual(now < end ? ['pending', null] : ['open', 'upi-expired']);
      }),
    );
  });

  test('does not change after it has expired', () => {
    fc.assert(
      fc.property(anInstant, anInstant, (first, later) => {
        const once = currentPayment(payment, first);
        fc.pre(once !== payment);
        expect(currentPayment(once, later)).toBe(once);
      }),
    );
  });
});

test('a payment that is not pending, or has no expiry time, never expires', () => {
  const others = paymentStatus.options.filter((status) => status !== 'pending');
  fc.assert(
    fc.property(fc.constantFrom(...others), anInstant, (status, now) => {
      const other = { ...payment, status };
      expect(currentPayment(other, now)).toBe(other);
    }),
  );
  const endless = { ...payment, expiresAt: null };
  expect(currentPayment(endless, new Date('2030-01-01T00:00:00Z'))).toBe(endless);
});

test('a payment is active while the bank or the UPI app waits for the payer', () => {
  const underWay = paymentStatus.options.filter((status) => isPaymentActive({ status }));
  expect(underWay).toEqual(['action-needed', 'pending']);
});

test.each(paymentFailure.options)(
  'the error message for %s says that nothing was charged',
  (failure) => {
    expect(paymentFailures[failure]).toContain('Nothing was charged.');
  },
);

test("a UPI request expires before the helper's hours are released", () => {
  expect(HOLD_MINUTES).toBeGreaterThan(UPI_MINUTES);
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Payment } from '../../contract/payments.ts';
import { queueStatus } from '../../contract/queue.ts';
import {
  canMoveQueue,
  freeCancellationEnd,
  isBooked,
  queueSteps,
  getRefund,
} from './queue-status.ts';

const movers = ['patient', 'freelancer', 'payment'] as const;
const aStatus = fc.constantFrom(...queueStatus.options);
const aMover = fc.constantFrom(...movers);

const moves = {
  patient: ['draft>cancelled', 'paid>cancelled', 'on-the-way>cancelled', 'in-queue>cancelled'],
  freelancer: [
    'paid>on-the-way',
    'paid>cancelled',
    'on-the-way>in-queue',
    'on-the-way>cancelled',
    'in-queue>in-queue',
    'in-queue>your-turn',
    'in-queue>cancelled',
    'your-turn>done',
  ],
  payment: ['draft>paid'],
};

test.each(movers)('the %s can make only the documented status changes', (by) => {
  const allowed = queueStatus.options.flatMap((from) =>
    queueStatus.options.filter((to) => canMoveQueue(from, to, by)).map((to) => `${from}>${to}`),
  );
  expect(allowed.toSorted()).toEqual(moves[by].toSorted());
});

test('a booking never returns to an earlier status, and never changes after it has ended', () => {
  const order = ['draft', ...queueSteps, 'cancelled'];
  fc.assert(
    fc.property(fc.array(fc.tuple(aStatus, aMover), { maxLength: 30 }), (tries) => {
      let status = tries[0]?.[0] ?? 'draft';
      for (const [to, by] of tries) {
        if (!canMoveQueue(status, to, by)) continue;
        expect(['done', 'cancelled']).not.toContain(status);
        expect(order.indexOf(to)).toBeGreaterThanOrEqual(order.indexOf(status));
        status = to;
      }
    }),
  );
});

test('the helper must go through every step in order', () => {
  for (const [at, from] of queueSteps.entries()) {
    const reachable = queueSteps.slice(at + 1).filter((to) => canMoveQueue(from, to, 'freelancer'));
    expect(reachable).toEqual(queueSteps.slice(at + 1, at + 2));
  }
});

test('a booking counts as booked from its payment until it is done', () => {
  expect(queueStatus.options.filter(isBooked)).toEqual(queueSteps);
});

describe('a refund', () => {
  const amount = { amountMinor: 7500, currency: 'USD' } as const;
  const payment: Payment = {
    id: 'payment-1',
    draftId: 'queue-1',
    amount,
    status: 'succeeded',
    method: 'card',
    failure: null,
    clientSecret: null,
    expiresAt: null,
    createdAt: '2026-11-21T04:30:00.000Z',
    paidAt: '2026-11-21T04:30:00.000Z',
    refund: null,
  };
  const booking = { date: '2026-11-25', time: '08:00', payment };
  /** 6:00 am in India. */
  const end = new Date('2026-11-25T00:30:00.000Z');

  test('is the full amount if the patient cancels at least two hours before the start', () => {
    expect(freeCancellationEnd(booking)).toEqual(end);
    expect(getRefund(booking, 'patient', end)).toEqual(amount);
    expect(getRefund(booking, 'patient', new Date(end.getTime() + 1))).toEqual({
      amountMinor: 0,
      currency: 'USD',
    });
  });

  test('is the full amount or nothing if the patient cancels, and always the full amount if the helper cancels', () => {
    const around = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    fc.assert(
      fc.property(around, fc.integer({ min: 1, max: 1_000_000 }), (offset, amountMinor) => {
        const now = new Date(end.getTime() + offset);
        const paid = { ...booking, payment: { ...payment, amount: { ...amount, amountMinor } } };
        expect(getRefund(paid, 'freelancer', now)?.amountMinor).toBe(amountMinor);
        expect(getRefund(paid, 'patient', now)?.amountMinor).toBe(offset <= 0 ? amountMinor : 0);
      }),
    );
  });

  test('is null if nothing was paid or the payment is already refunded', () => {
    const others = ['open', 'action-needed', 'pending', 'refunded', 'cancelled'] as const;
    for (const status of others) {
      expect(getRefund({ ...booking, payment: { ...payment, status } }, 'patient', end)).toBeNull();
    }
    expect(getRefund({ ...booking, payment: null }, 'freelancer', end)).toBeNull();
  });
});

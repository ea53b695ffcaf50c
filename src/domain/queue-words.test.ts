import { describe, expect, it } from 'vitest';
import {
  formatHours,
  formatMoment,
  formatQueuePlace,
  queueHeadline,
  queueNews,
  refundLine,
} from './queue-words.ts';
import { bookingOf, paidByCard } from './testing/queue-booking.ts';

const refunded = {
  ...paidByCard,
  status: 'refunded' as const,
  refund: { amount: paidByCard.amount, refundedAt: '2026-11-21T04:30:00Z' },
};

it('hours are counted, and instants told on India’s clock', () => {
  expect([formatHours(1), formatHours(3)]).toEqual(['1 hour', '3 hours']);
  expect(formatMoment('2026-11-20T20:00:00Z')).toBe('Sat 21 Nov, 1:30 am');
  expect(formatMoment('2026-11-20T20:00:00Z', '24h')).toBe('Sat 21 Nov, 01:30');
});

it('names the city of the hospital once, where it is known', () => {
  const hospitalName = 'Setubandh Hospital, Koramangala';
  expect(formatQueuePlace({ hospitalName, city: 'Bengaluru' })).toBe(`${hospitalName}, Bengaluru`);
  expect(formatQueuePlace({ hospitalName: 'AIIMS bengaluru', city: 'Bengaluru' })).toBe(
    'AIIMS bengaluru',
  );
  expect(formatQueuePlace({ hospitalName })).toBe(hospitalName);
});

describe('what a patient hears of a booking', () => {
  it('is who is where', () => {
    expect(queueNews(bookingOf('paid'))).toBe('Ramesh is booked');
    expect(queueNews(bookingOf('on-the-way'))).toBe('Ramesh is on the way to Setubandh Hospital');
    expect(queueNews(bookingOf('done'))).toBe('Ramesh has finished');
  });

  it('is the token and how many are ahead, as far as they are known', () => {
    const news = (token?: string, peopleAhead?: number) =>
      queueNews(
        bookingOf('in-queue', {
          ...(token !== undefined && { token }),
          ...(peopleAhead !== undefined && { peopleAhead }),
        }),
      );
    expect(news('C-42', 12)).toBe('Ramesh is in the queue: token C-42, 12 people ahead');
    expect(news('C-42', 1)).toBe('Ramesh is in the queue: token C-42, 1 person ahead');
    expect(news('C-42', 0)).toBe('Ramesh is in the queue: token C-42, nobody ahead');
    expect(news()).toBe('Ramesh is in the queue');
    expect(queueNews(bookingOf('your-turn', { token: 'C-42' }))).toBe(
      'It is your turn: token C-42',
    );
  });

  it('is who cancelled it, and what comes back', () => {
    const byHelper = { cancelledBy: 'freelancer' as const, payment: refunded };
    expect(queueNews(bookingOf('cancelled', byHelper))).toBe(
      'Ramesh has cancelled this booking: $75.00 refunded',
    );
    expect(queueNews(bookingOf('cancelled', { cancelledBy: 'patient' }))).toBe(
      'You have cancelled this booking',
    );
  });

  it('is that it is no booking yet as long as it is a draft', () => {
    expect(queueHeadline(bookingOf('draft'))).toBe('Ramesh is not booked yet');
  });
});

describe('a refund', () => {
  it('is told with its day', () => {
    expect(refundLine({ payment: refunded })).toBe('Refunded $75.00 on Sat 21 Nov');
  });

  it('is not told where nothing came back', () => {
    const nothing = { ...refunded.refund, amount: { ...paidByCard.amount, amountMinor: 0 } };
    expect(refundLine({ payment: { ...refunded, refund: nothing } })).toBeNull();
    expect(refundLine({ payment: paidByCard })).toBeNull();
    expect(refundLine({ payment: null })).toBeNull();
  });
});

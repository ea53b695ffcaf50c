import { describe, expect, it } from 'vitest';
import {
  formatMoment,
  formatQueuePlace,
  queueHeadline,
  formatQueueUpdate,
  refundLine,
} from './queue-words.ts';
import { createQueueBooking, paidByCard } from '../testing/queue-booking.ts';

const refunded = {
  ...paidByCard,
  status: 'refunded' as const,
  refund: { amount: paidByCard.amount, refundedAt: '2026-11-21T04:30:00Z' },
};

it("formats dates and times in India's time zone", () => {
  expect(formatMoment('2026-11-20T20:00:00Z')).toBe('Sat 21 Nov, 1:30 am');
  expect(formatMoment('2026-11-20T20:00:00Z', '24h')).toBe('Sat 21 Nov, 01:30');
});

it("a hospital's name is followed by the city unless the name already contains the city", () => {
  const hospitalName = 'Setubandh Hospital, Koramangala';
  expect(formatQueuePlace({ hospitalName, city: 'Bengaluru' })).toBe(`${hospitalName}, Bengaluru`);
  expect(formatQueuePlace({ hospitalName: 'AIIMS bengaluru', city: 'Bengaluru' })).toBe(
    'AIIMS bengaluru',
  );
  expect(formatQueuePlace({ hospitalName })).toBe(hospitalName);
});

describe("a booking's status text", () => {
  it("describes the helper's progress", () => {
    expect(formatQueueUpdate(createQueueBooking('paid'))).toBe('Ramesh is booked');
    expect(formatQueueUpdate(createQueueBooking('on-the-way'))).toBe(
      'Ramesh is on the way to Setubandh Hospital',
    );
    expect(formatQueueUpdate(createQueueBooking('done'))).toBe('Ramesh has finished');
  });

  it('includes the queue token and the number of people ahead if they are known', () => {
    const news = (token?: string, peopleAhead?: number) =>
      formatQueueUpdate(
        createQueueBooking('in-queue', {
          ...(token !== undefined && { token }),
          ...(peopleAhead !== undefined && { peopleAhead }),
        }),
      );
    expect(news('C-42', 12)).toBe('Ramesh is in the queue: token C-42, 12 people ahead');
    expect(news('C-42', 1)).toBe('Ramesh is in the queue: token C-42, 1 person ahead');
    expect(news('C-42', 0)).toBe('Ramesh is in the queue: token C-42, you are next');
    expect(news()).toBe('Ramesh is in the queue');
    expect(formatQueueUpdate(createQueueBooking('your-turn', { token: 'C-42' }))).toBe(
      'It is your turn: token C-42',
    );
  });

  it('says who cancelled the booking, and how much was refunded', () => {
    const byHelper = { cancelledBy: 'freelancer' as const, payment: refunded };
    expect(formatQueueUpdate(createQueueBooking('cancelled', byHelper))).toBe(
      'Ramesh has cancelled this booking: $75.00 refunded',
    );
    expect(formatQueueUpdate(createQueueBooking('cancelled', { cancelledBy: 'patient' }))).toBe(
      'You have cancelled this booking',
    );
  });

  it('says that a draft is not booked yet', () => {
    expect(queueHeadline(createQueueBooking('draft'))).toBe('Ramesh is not booked yet');
  });
});

describe('the refund text', () => {
  it('says the refunded amount and the day', () => {
    expect(refundLine({ payment: refunded })).toBe('Refunded $75.00 on Sat 21 Nov');
  });

  it('is null if nothing was refunded', () => {
    const nothing = { ...refunded.refund, amount: { ...paidByCard.amount, amountMinor: 0 } };
    expect(refundLine({ payment: { ...refunded, refund: nothing } })).toBeNull();
    expect(refundLine({ payment: paidByCard })).toBeNull();
    expect(refundLine({ payment: null })).toBeNull();
  });
});

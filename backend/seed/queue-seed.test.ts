import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { dateInIndia } from '../../src/domain/time/india-time.ts';
import { areHoursOffered } from '../../src/domain/queue/queue-hours.ts';
import { recordSchemas } from '../store/records.ts';
import { createSeed } from './seed.ts';

const today = '2026-11-21';
const seed = createSeed(today);

describe('the demo’s helpers', () => {
  it('match the store’s schemas', () => {
    expect(z.array(recordSchemas.freelancers).parse(seed.freelancers)).toEqual(seed.freelancers);
    expect(z.array(recordSchemas.queueBookings).parse(seed.queueBookings)).toEqual(
      seed.queueBookings,
    );
    expect(z.array(recordSchemas.payments).parse(seed.payments)).toEqual(seed.payments);
  });

  it.each(seed.freelancers)(
    '$name has a rating and a price within the ranges of the specification’s samples',
    (helper) => {
      expect(helper.rating).toBeGreaterThanOrEqual(4.5);
      expect(helper.rating).toBeLessThanOrEqual(4.9);
      expect([25, 30]).toContain(helper.hourlyRate);
      expect(helper.reviews.every(({ date }) => date < today)).toBe(true);
    },
  );

  it('include a helper who is free every day from 7:00 to 21:00', () => {
    const ramesh = seed.freelancers.find(({ name }) => name === 'Ramesh Pawar');
    if (!ramesh) throw new Error('Ramesh is missing');
    const now = new Date('2026-11-21T00:00:00Z');
    for (let ahead = 0; ahead < 14; ahead += 1) {
      const date = dateInIndia(new Date(now.getTime() + ahead * 86_400_000));
      expect(areHoursOffered(ramesh, { date, time: '07:00', duration: 12 }, now)).toBe(true);
      expect(areHoursOffered(ramesh, { date, time: '20:00', duration: 1 }, now)).toBe(true);
    }
    expect(seed.queueBookings.every(({ date }) => date < today)).toBe(true);
  });

  it('have a payment for every booking, and a refund for every cancelled booking', () => {
    for (const booking of seed.queueBookings) {
      const payment = seed.payments.find(({ draftId }) => draftId === booking.id);
      expect(payment?.amount).toEqual(booking.total);
      expect(payment?.status).toBe(booking.status === 'cancelled' ? 'refunded' : 'succeeded');
      expect(booking.history.at(-1)?.status).toBe(booking.status);
      const moments = booking.history.map(({ at }) => at);
      expect(moments).toEqual([...moments].sort());
    }
  });
});

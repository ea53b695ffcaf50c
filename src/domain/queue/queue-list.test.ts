import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { queueStatus } from '../../contract/queue.ts';
import { newerBooking, isQueueOver, queueLists } from './queue-list.ts';
import { createQueueBooking } from '../testing/queue-booking.ts';

/** 9:00 am in India. */
const within = new Date('2026-11-25T03:30:00Z');
const before = new Date('2026-11-25T02:29:00Z');
const after = new Date('2026-11-25T05:30:00Z');

describe('a queue booking', () => {
  it('has ended once it is done or cancelled, regardless of the time', () => {
    expect(isQueueOver(createQueueBooking('done'), before)).toBe(true);
    expect(isQueueOver(createQueueBooking('cancelled'), before)).toBe(true);
  });

  it('has ended if its hours have passed without the helper leaving for the hospital', () => {
    expect(isQueueOver(createQueueBooking('paid'), within)).toBe(false);
    expect(isQueueOver(createQueueBooking('paid'), after)).toBe(true);
  });

  it('has ended if it was not paid before its start', () => {
    expect(isQueueOver(createQueueBooking('draft'), before)).toBe(false);
    expect(isQueueOver(createQueueBooking('draft'), within)).toBe(true);
  });

  it('has not ended while the helper is working, however late it is', () => {
    for (const status of ['on-the-way', 'in-queue', 'your-turn'] as const)
      expect(isQueueOver(createQueueBooking(status), after)).toBe(false);
  });
});

describe('the booking lists', () => {
  const on = (id: string, date: string) => createQueueBooking('paid', { id, date });

  it('show upcoming bookings soonest first and past bookings latest first', () => {
    const { coming, past } = queueLists(
      [on('c', '2026-11-28'), on('a', '2026-11-20'), on('d', '2026-11-26'), on('b', '2026-11-24')],
      within,
    );
    expect(coming.map(({ id }) => id)).toEqual(['d', 'c']);
    expect(past.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('leave out drafts that were cancelled before payment, but include bookings that were cancelled after it', () => {
    const discarded = createQueueBooking('cancelled', {
      history: [{ status: 'cancelled', at: '2026-11-21T04:30:00Z' }],
    });
    expect(queueLists([discarded], within)).toEqual({ coming: [], past: [] });
    expect(queueLists([createQueueBooking('cancelled')], within).past).toHaveLength(1);
  });

  it('contain each booking exactly once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...queueStatus.options)),
        fc.date({ min: before, max: after, noInvalidDate: true }),
        (statuses, now) => {
          const bookings = statuses.map((status, index) =>
            createQueueBooking(status, { id: `${index}` }),
          );
          const { coming, past } = queueLists(bookings, now);
          const ids = [...coming, ...past].map(({ id }) => Number(id));
          expect(ids.sort((a, b) => a - b)).toEqual([...statuses.keys()]);
        },
      ),
    );
  });
});

describe('two versions of a booking', () => {
  it('resolve to the version that is further along, whichever arrives first', () => {
    const [near, far] = [createQueueBooking('on-the-way'), createQueueBooking('in-queue')];
    expect(newerBooking(near, far)).toBe(far);
    expect(newerBooking(far, near)).toBe(far);
  });

  it('resolve to the version received last if both have the same status', () => {
    const twelve = createQueueBooking('in-queue', { peopleAhead: 12 });
    const eight = createQueueBooking('in-queue', { peopleAhead: 8 });
    expect(newerBooking(twelve, eight)).toBe(eight);
  });
});

import { describe, expect, it } from 'vitest';
import { bookingOf } from '../../domain/testing/queue-booking.ts';
import { queueWay } from './queue-way.ts';

const states = (...booking: Parameters<typeof bookingOf>) =>
  queueWay(bookingOf(...booking)).map(({ status, state }) => `${status}: ${state}`);

describe('the way of a booking', () => {
  it('has what is behind, where it stands, and what is to come', () => {
    expect(states('in-queue')).toEqual([
      'paid: done',
      'on-the-way: done',
      'in-queue: now',
      'your-turn: open',
      'done: open',
    ]);
  });

  it('begins with the payment that a draft waits for', () => {
    expect(states('draft').slice(0, 2)).toEqual(['draft: now', 'paid: open']);
  });

  it('is all behind once it is done', () => {
    const way = queueWay(bookingOf('done'));
    expect(new Set(way.map(({ state }) => state))).toEqual(new Set(['done']));
    expect(way.findIndex(({ isCurrent }) => isCurrent)).toBe(4);
  });

  it('ends where it was cancelled', () => {
    expect(states('cancelled')).toEqual(['paid: done', 'cancelled: cancelled']);
  });

  it('tells when each step began, although the queue was reported again', () => {
    const { history } = bookingOf('in-queue');
    const again = { status: 'in-queue' as const, at: '2026-11-21T04:29:00Z' };
    const way = queueWay(bookingOf('in-queue', { history: [...history, again] }));
    expect(way.map(({ at }) => at)).toEqual([...history.map(({ at }) => at), null, null]);
  });
});

import { describe, expect, it } from 'vitest';
import { createQueueBooking } from '../../../domain/testing/queue-booking.ts';
import { listQueueSteps } from './queue-steps.ts';

const states = (...booking: Parameters<typeof createQueueBooking>) =>
  listQueueSteps(createQueueBooking(...booking)).map(({ status, state }) => `${status}: ${state}`);

describe("a booking's steps", () => {
  it('are marked as done before the current step and as open after it', () => {
    expect(states('in-queue')).toEqual([
      'paid: done',
      'on-the-way: done',
      'in-queue: now',
      'your-turn: open',
      'done: open',
    ]);
  });

  it('begin with the payment while the booking is a draft', () => {
    expect(states('draft').slice(0, 2)).toEqual(['draft: now', 'paid: open']);
  });

  it('are all done for a completed booking', () => {
    const way = listQueueSteps(createQueueBooking('done'));
    expect(new Set(way.map(({ state }) => state))).toEqual(new Set(['done']));
    expect(way.findIndex(({ isCurrent }) => isCurrent)).toBe(4);
  });

  it('end with the cancellation for a cancelled booking', () => {
    expect(states('cancelled')).toEqual(['paid: done', 'cancelled: cancelled']);
  });

  it('show the time when a status was first reported, even if it is reported again', () => {
    const { history } = createQueueBooking('in-queue');
    const again = { status: 'in-queue' as const, at: '2026-11-21T04:29:00Z' };
    const way = listQueueSteps(createQueueBooking('in-queue', { history: [...history, again] }));
    expect(way.map(({ at }) => at)).toEqual([...history.map(({ at }) => at), null, null]);
  });
});

import { describe, expect, it } from 'vitest';
import { queueStatus } from '../../../contract/queue.ts';
import { createQueueBooking } from '../../../domain/testing/queue-booking.ts';
import { formatBookingStatus } from './format-booking-status.ts';

const before = new Date('2026-11-21T04:30:00Z');
const after = new Date('2026-11-26T04:30:00Z');

describe('formatBookingStatus', () => {
  it('shows the price of a draft, and the start time of a paid booking', () => {
    expect(formatBookingStatus(createQueueBooking('draft'), before, '12h')).toContain('Pay $75.00');
    expect(formatBookingStatus(createQueueBooking('paid'), before, '24h')).toContain(
      'on Wed 25 Nov at 08:00.',
    );
  });

  it('says that the booking has ended once its hours have passed', () => {
    expect(formatBookingStatus(createQueueBooking('draft'), after, '12h')).toContain(
      'You were not charged.',
    );
    expect(formatBookingStatus(createQueueBooking('paid'), after, '12h')).toContain(
      'Message Ramesh to ask how it went.',
    );
  });

  it('names the meeting place while the helper is on the way or in the queue', () => {
    for (const status of ['on-the-way', 'in-queue', 'your-turn'] as const)
      expect(formatBookingStatus(createQueueBooking(status), after, '12h')).toContain(
        'Setubandh Hospital, Cardiology OPD',
      );
  });

  it('says who cancelled the booking and why', () => {
    const byHelper = { cancelledBy: 'freelancer' as const, cancelReason: 'I am ill.' };
    expect(formatBookingStatus(createQueueBooking('cancelled', byHelper), before, '12h')).toBe(
      'Ramesh has cancelled this booking. Reason: I am ill.',
    );
    expect(
      formatBookingStatus(
        createQueueBooking('cancelled', { cancelledBy: 'patient' }),
        before,
        '12h',
      ),
    ).toBe('You have cancelled this booking.');
  });

  it('returns a full sentence for every status', () => {
    for (const status of queueStatus.options)
      expect(formatBookingStatus(createQueueBooking(status), before, '12h')).toMatch(/^[A-Z].+\.$/);
  });
});

import { describe, expect, it } from 'vitest';
import { queueStatus } from '../../contract/queue.ts';
import { bookingOf } from '../../domain/testing/queue-booking.ts';
import { bookingNews } from './booking-news.ts';

const before = new Date('2026-11-21T04:30:00Z');
const after = new Date('2026-11-26T04:30:00Z');

describe('bookingNews', () => {
  it('says what is left to pay, or when the booking begins', () => {
    expect(bookingNews(bookingOf('draft'), before, '12h')).toContain('Pay $75.00');
    expect(bookingNews(bookingOf('paid'), before, '24h')).toContain('on Wed 25 Nov at 08:00.');
  });

  it('changes when the hours have passed', () => {
    expect(bookingNews(bookingOf('draft'), after, '12h')).toContain('You were not charged.');
    expect(bookingNews(bookingOf('paid'), after, '12h')).toContain(
      'Message Ramesh to ask how it went.',
    );
  });

  it('says where to go while the helper is there', () => {
    for (const status of ['on-the-way', 'in-queue', 'your-turn'] as const)
      expect(bookingNews(bookingOf(status), after, '12h')).toContain(
        'Setubandh Hospital, Cardiology OPD',
      );
  });

  it('says who cancelled and why', () => {
    const byHelper = { cancelledBy: 'freelancer' as const, cancelReason: 'I am ill.' };
    expect(bookingNews(bookingOf('cancelled', byHelper), before, '12h')).toBe(
      'Ramesh has cancelled this booking. Reason: I am ill.',
    );
    expect(bookingNews(bookingOf('cancelled', { cancelledBy: 'patient' }), before, '12h')).toBe(
      'You have cancelled this booking.',
    );
  });

  it('is a full sentence for every status', () => {
    for (const status of queueStatus.options)
      expect(bookingNews(bookingOf(status), before, '12h')).toMatch(/^[A-Z].+\.$/);
  });
});

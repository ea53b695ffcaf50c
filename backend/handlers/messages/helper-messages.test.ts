import { expect, test } from 'vitest';
import type { PaymentRecord } from '../../store/records.ts';
import { queueBody } from '../../testing/test-queue.ts';
import { cancelledText, greeting, placeText, stepText } from './helper-messages.ts';

const booking = {
  ...queueBody,
  id: 'queue-1',
  patientId: 'patient-a',
  status: 'in-queue' as const,
  createdAt: '2026-11-23T04:00:00.000Z',
  hourlyRate: { amountMinor: 2500, currency: 'USD' as const },
  total: { amountMinor: 7500, currency: 'USD' as const },
  history: [],
  heldUntil: null,
};

test('the helper’s greeting says ‘an hour’ when the booking lasts one hour', () => {
  const text = greeting({ ...booking, duration: 1 }, { name: 'Esha Das' }, { name: 'Asha Rao' });
  expect(text).toContain('Namaste Asha, this is Esha.');
  expect(text).toContain('from 8:00 am for an hour.');
});

test.each([
  [{ token: 'A-42', peopleAhead: 12 }, 'Our token is A-42. 12 people are ahead of us.'],
  [{ token: 'A-42', peopleAhead: 0 }, 'Our token is A-42. We are next.'],
  [{ peopleAhead: 1 }, 'One person is ahead of us.'],
  [{ token: 'A-42' }, 'Our token is A-42.'],
])('for %j, a helper’s message contains the known token and place in the queue', (place, text) => {
  expect(placeText(place)).toBe(text);
});

test('a helper’s report leaves out unknown queue details', () => {
  expect(stepText('in-queue', booking)).toBe('I am in the queue for Cardiology OPD.');
  expect(stepText('your-turn', booking)).toBe(
    'It is your turn: please come to Cardiology OPD now. I will keep our place until you are here.',
  );
});

test('a helper’s cancellation message mentions the refund', () => {
  const amount = { amountMinor: 7550, currency: 'USD' as const };
  const payment: PaymentRecord = {
    id: 'payment-1',
    draftId: booking.id,
    amount,
    status: 'refunded',
    method: 'card',
    failure: null,
    clientSecret: null,
    expiresAt: null,
    createdAt: booking.createdAt,
    paidAt: booking.createdAt,
    refund: { amount, refundedAt: booking.createdAt },
  };
  const text = cancelledText({ ...booking, cancelledBy: 'freelancer' }, payment);
  expect(text).toContain('I cannot come on Tue 24 Nov at 8:00 am. You get $75.50 back.');
});

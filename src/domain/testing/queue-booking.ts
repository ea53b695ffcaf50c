import type { Payment } from '../../contract/payments.ts';
import type { QueueBooking, QueueStatus } from '../../contract/queue.ts';
import { queueSteps } from '../queue/queue-status.ts';

const total = { amountMinor: 7500, currency: 'USD' } as const;

export const paidByCard: Payment = {
  id: 'payment-1',
  draftId: 'queue-1',
  amount: total,
  status: 'succeeded',
  method: 'card',
  failure: null,
  clientSecret: null,
  expiresAt: null,
  createdAt: '2026-11-21T04:11:00Z',
  paidAt: '2026-11-21T04:12:00Z',
  refund: null,
};

/** By default, lasts 3 hours from Wed 25 Nov 2026, 8:00 am India time. */
export function createQueueBooking(
  status: QueueStatus,
  changes: Partial<QueueBooking> = {},
): QueueBooking {
  const way: readonly QueueStatus[] =
    status === 'cancelled'
      ? ['paid', 'cancelled']
      : queueSteps.slice(0, queueSteps.findIndex((step) => step === status) + 1);
  return {
    id: 'queue-1',
    freelancerId: 'ramesh',
    patientId: 'meera',
    date: '2026-11-25',
    time: '08:00',
    duration: 3,
    hospitalName: 'Setubandh Hospital',
    department: 'Cardiology OPD',
    notes: '',
    status,
    createdAt: '2026-11-21T04:10:00Z',
    hourlyRate: { amountMinor: 2500, currency: 'USD' },
    total,
    history: way.map((step, index) => ({ status: step, at: `2026-11-21T04:${12 + index}:00Z` })),
    payment: status === 'draft' ? null : paidByCard,
    freelancer: {
      id: 'ramesh',
      name: 'Ramesh Pawar',
      profilePicture: null,
      rating: 4.7,
      completedJobs: 132,
    },
    patient: { id: 'meera', name: 'Meera Nair' },
    ...changes,
  };
}

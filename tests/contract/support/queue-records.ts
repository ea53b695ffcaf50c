import type {
  PaymentRecord,
  QueueBookingRecord,
  SeedData,
} from '../../../backend/store/records.ts';
import { helpers, people } from '../../../backend/testing/test-seed.ts';

const total = { amountMinor: 5000, currency: 'USD' } as const;

function booking(
  id: string,
  time: string,
  status: QueueBookingRecord['status'],
): QueueBookingRecord {
  const createdAt = '2026-11-23T03:30:00.000Z';
  return {
    id,
    freelancerId: helpers.helperA.id,
    patientId: people.patientA.id,
    date: '2026-11-24',
    time,
    duration: 2,
    hospitalName: 'Test Hospital',
    department: 'ENT',
    notes: '',
    status,
    createdAt,
    hourlyRate: { amountMinor: 2500, currency: 'USD' },
    total,
    history: status === 'draft' ? [] : [{ status, at: createdAt }],
    heldUntil: null,
  };
}

function payment(id: string, draftId: string, changes: Partial<PaymentRecord> = {}): PaymentRecord {
  return {
    id,
    draftId,
    amount: total,
    status: 'open',
    method: null,
    failure: null,
    clientSecret: null,
    expiresAt: null,
    createdAt: '2026-11-23T03:30:00.000Z',
    paidAt: null,
    refund: null,
    ...changes,
  };
}

export function queueRecords(): Pick<SeedData, 'queueBookings' | 'payments'> {
  return {
    queueBookings: [
      booking('drafted', '08:00', 'draft'),
      booking('being-paid', '12:00', 'draft'),
      booking('booked', '16:00', 'paid'),
    ],
    payments: [
      payment('pending-payment', 'being-paid', {
        status: 'pending',
        method: 'upi',
        expiresAt: '2026-11-23T04:05:00.000Z',
      }),
      payment('paid-payment', 'booked', {
        status: 'succeeded',
        method: 'card',
        paidAt: '2026-11-23T03:30:00.000Z',
      }),
    ],
  };
}

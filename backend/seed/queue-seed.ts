import type { QueueStatus } from '../../src/contract/queue.ts';
import { addDays, indiaInstant } from '../../src/domain/time/india-time.ts';
import { getHourlyRate, queueTotal } from '../../src/domain/queue/queue-hours.ts';
import type { PaymentRecord, QueueBookingRecord } from '../store/records.ts';
import { freelancers } from './freelancers/all-freelancers.ts';

interface QueueSeed extends Pick<
  QueueBookingRecord,
  'time' | 'duration' | 'hospitalName' | 'department' | 'notes' | 'token' | 'cancelReason'
> {
  /** Part of the id, so never change or reuse it. */
  number: number;
  /** The id without 'freelancer-'. */
  helper: string;
  /** The id without 'patient-'. */
  patient: string;
  daysAgo: number;
  /** `time` is HH:mm in India. */
  steps: { status: QueueStatus; time: string; isEveningBefore?: true }[];
  method: 'card' | 'upi';
}

const bookings: QueueSeed[] = [
  {
    number: 1,
    helper: 'ramesh-pawar',
    patient: 'meera-nair',
    daysAgo: 16,
    time: '07:30',
    duration: 3,
    hospitalName: 'Setubandh Hospital, Koramangala',
    department: 'Orthopedics OPD',
    notes: 'My left knee hurts: I cannot stand for long.',
    token: 'B-14',
    steps: [
      { status: 'on-the-way', time: '06:55' },
      { status: 'in-queue', time: '07:32' },
      { status: 'your-turn', time: '09:40' },
      { status: 'done', time: '10:05' },
    ],
    method: 'card',
  },
  {
    number: 2,
    helper: 'ramesh-pawar',
    patient: 'meera-nair',
    daysAgo: 5,
    time: '10:00',
    duration: 2,
    hospitalName: 'Kaveri Neuro Centre, Jayanagar',
    department: 'Neurology OPD',
    notes: '',
    cancelReason: 'The headaches have stopped since I have new glasses.',
    steps: [{ status: 'cancelled', time: '20:15', isEveningBefore: true }],
    method: 'upi',
  },
];

export function queueRecords(today: string): {
  queueBookings: QueueBookingRecord[];
  payments: PaymentRecord[];
} {
  const records = bookings.map((booking) => toRecords(booking, today));
  return {
    queueBookings: records.map(({ queueBooking }) => queueBooking),
    payments: records.map(({ payment }) => payment),
  };
}

function toRecords(seed: QueueSeed, today: string) {
  const { number, helper, patient, daysAgo, steps, method, ...given } = seed;
  const freelancerId = `freelancer-${helper}`;
  const freelancer = freelancers.find(({ id }) => id === freelancerId);
  if (!freelancer) throw new Error(`Queue booking ${number}: there is no ${freelancerId}`);
  const date = addDays(today, -daysAgo);
  const evening = addDays(date, -1);
  const createdAt = indiaInstant(evening, '19:10').toISOString();
  const paidAt = indiaInstant(evening, '19:14').toISOString();
  const history = steps.map(({ status, time, isEveningBefore }) => ({
    status,
    at: indiaInstant(isEveningBefore ? evening : date, time).toISOString(),
  }));
  const last = history.at(-1) ?? { status: 'paid' as const, at: paidAt };
  const isCancelled = last.status === 'cancelled';
  const hourlyRate = getHourlyRate(freelancer);
  const total = queueTotal(hourlyRate, given.duration);
  const suffix = String(number).padStart(2, '0');
  const queueBooking: QueueBookingRecord = {
    ...given,
    id: `queue-${suffix}`,
    freelancerId,
    patientId: `patient-${patient}`,
    date,
    city: freelancer.location.city,
    status: last.status,
    createdAt,
    hourlyRate,
    total,
    history: [{ status: 'paid', at: paidAt }, ...history],
    ...(isCancelled && { cancelledBy: 'patient' as const }),
    heldUntil: null,
  };
  const payment: PaymentRecord = {
    id: `payment-${suffix}`,
    draftId: queueBooking.id,
    amount: total,
    status: isCancelled ? 'refunded' : 'succeeded',
    method,
    failure: null,
    clientSecret: null,
    expiresAt: null,
    createdAt,
    paidAt,
    refund: isCancelled ? { amount: total, refundedAt: last.at } : null,
  };
  return { queueBooking, payment };
}

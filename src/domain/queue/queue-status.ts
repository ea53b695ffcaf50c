import type { Money } from '../../contract/common.ts';
import type { QueueBooking, QueueStatus } from '../../contract/queue.ts';
import { indiaInstant } from '../time/india-time.ts';

export type QueueMover = 'patient' | 'freelancer' | 'payment';

/** Cancellation is free up to this many hours before the start. */
export const FREE_CANCELLATION_HOURS = 2;

export const queueSteps = ['paid', 'on-the-way', 'in-queue', 'your-turn', 'done'] as const;

const transitions: Record<QueueStatus, Partial<Record<QueueStatus, readonly QueueMover[]>>> = {
  draft: { paid: ['payment'], cancelled: ['patient'] },
  paid: { 'on-the-way': ['freelancer'], cancelled: ['patient', 'freelancer'] },
  'on-the-way': { 'in-queue': ['freelancer'], cancelled: ['patient', 'freelancer'] },
  'in-queue': {
    'in-queue': ['freelancer'],
    'your-turn': ['freelancer'],
    cancelled: ['patient', 'freelancer'],
  },
  'your-turn': { done: ['freelancer'] },
  done: {},
  cancelled: {},
};

/** Spec §4 Queue service. */
export function canMoveQueue(from: QueueStatus, to: QueueStatus, by: QueueMover): boolean {
  return transitions[from][to]?.includes(by) ?? false;
}

/** While true, the hours are reserved and both users can chat. */
export function isBooked(status: QueueStatus): boolean {
  return status !== 'draft' && status !== 'cancelled';
}

export function getRefund(
  { date, time, payment }: Pick<QueueBooking, 'date' | 'time' | 'payment'>,
  by: 'patient' | 'freelancer',
  now: Date,
): Money | null {
  if (payment?.status !== 'succeeded') return null;
  const isInTime = now <= freeCancellationEnd({ date, time });
  return by === 'freelancer' || isInTime ? payment.amount : { ...payment.amount, amountMinor: 0 };
}

export function freeCancellationEnd({ date, time }: Pick<QueueBooking, 'date' | 'time'>): Date {
  return new Date(indiaInstant(date, time).getTime() - FREE_CANCELLATION_HOURS * 3_600_000);
}

import type { Money } from '../contract/common.ts';
import type { QueueBooking, QueueStatus } from '../contract/queue.ts';
import { indiaInstant } from './india-time.ts';

/** Who moves a queue booking: the patient, the helper's device, or the payment. */
export type QueueMover = 'patient' | 'freelancer' | 'payment';

/** How long before its start a booking can be cancelled free of charge, in hours. */
export const FREE_CANCELLATION_HOURS = 2;

/** The way of a booking from its payment to its end. */
export const queueSteps = ['paid', 'on-the-way', 'in-queue', 'your-turn', 'done'] as const;

/** Who may move a booking from one status to another. In the queue, the helper may report again. */
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

/** Whether somebody may make this move (spec §4 Queue service). */
export function canMoveQueue(from: QueueStatus, to: QueueStatus, by: QueueMover): boolean {
  return transitions[from][to]?.includes(by) ?? false;
}

/** Whether a booking of this status has been paid and stands: its hours are taken, and its two people talk. */
export function isBooked(status: QueueStatus): boolean {
  return status !== 'draft' && status !== 'cancelled';
}

/**
 * What a cancellation gives back: all of it when the helper cancels, or the patient at least two hours
 * before the start; else nothing. Null where nothing has been paid.
 */
export function refundOf(
  { date, time, payment }: Pick<QueueBooking, 'date' | 'time' | 'payment'>,
  by: 'patient' | 'freelancer',
  now: Date,
): Money | null {
  if (payment?.status !== 'succeeded') return null;
  const isInTime = now <= freeCancellationEnd({ date, time });
  return by === 'freelancer' || isInTime ? payment.amount : { ...payment.amount, amountMinor: 0 };
}

/** Until when a patient can cancel free of charge. */
export function freeCancellationEnd({ date, time }: Pick<QueueBooking, 'date' | 'time'>): Date {
  return new Date(indiaInstant(date, time).getTime() - FREE_CANCELLATION_HOURS * 3_600_000);
}

import type { QueueBooking, QueueStatus } from '../contract/queue.ts';
import { indiaInstant } from './india-time.ts';

/** Once the helper has set out, only an end is an end: queues know no closing time. */
const running: readonly QueueStatus[] = ['on-the-way', 'in-queue', 'your-turn'];

/**
 * A person's queue bookings, the coming ones soonest first, the past ones latest first. Drafts that were
 * given up before anything was paid are left out.
 */
export function queueLists(bookings: readonly QueueBooking[], now: Date) {
  const kept = bookings.filter(
    ({ status, history }) =>
      status !== 'cancelled' || history.some((step) => step.status === 'paid'),
  );
  kept.sort((a, b) => startOf(a).getTime() - startOf(b).getTime());
  return {
    coming: kept.filter((booking) => !isQueueOver(booking, now)),
    past: kept.filter((booking) => isQueueOver(booking, now)).toReversed(),
  };
}

/** Whether nothing more is to come of a booking: it has ended, or its hours went by without a helper on the way. */
export function isQueueOver(
  { status, date, time, duration }: Pick<QueueBooking, 'status' | 'date' | 'time' | 'duration'>,
  now: Date,
): boolean {
  if (status === 'done' || status === 'cancelled') return true;
  if (running.includes(status)) return false;
  const hours = status === 'draft' ? 0 : duration;
  return now.getTime() >= startOf({ date, time }).getTime() + hours * 3_600_000;
}

/**
 * Of two tellings of one booking the one that is further on its way: a late answer must not undo what is
 * known. At the same place the newer telling counts.
 */
export function newerBooking(known: QueueBooking, told: QueueBooking): QueueBooking {
  return told.history.length < known.history.length ? known : told;
}

function startOf({ date, time }: Pick<QueueBooking, 'date' | 'time'>): Date {
  return indiaInstant(date, time);
}

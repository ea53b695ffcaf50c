import type { QueueBooking, QueueStatus } from '../../contract/queue.ts';
import { indiaInstant } from '../time/india-time.ts';

/** These bookings stay active after their booked hours. */
const running: readonly QueueStatus[] = ['on-the-way', 'in-queue', 'your-turn'];

/** Omits drafts that were cancelled before payment. */
export function queueLists(bookings: readonly QueueBooking[], now: Date) {
  const kept = bookings.filter(
    ({ status, history }) =>
      status !== 'cancelled' || history.some((step) => step.status === 'paid'),
  );
  kept.sort((a, b) => getBookingStart(a).getTime() - getBookingStart(b).getTime());
  return {
    coming: kept.filter((booking) => !isQueueOver(booking, now)),
    past: kept.filter((booking) => isQueueOver(booking, now)).toReversed(),
  };
}

export function isQueueOver(
  { status, date, time, duration }: Pick<QueueBooking, 'status' | 'date' | 'time' | 'duration'>,
  now: Date,
): boolean {
  if (status === 'done' || status === 'cancelled') return true;
  if (running.includes(status)) return false;
  const hours = status === 'draft' ? 0 : duration;
  return now.getTime() >= getBookingStart({ date, time }).getTime() + hours * 3_600_000;
}

/** The longer history is newer. */
export function newerBooking(known: QueueBooking, received: QueueBooking): QueueBooking {
  return received.history.length < known.history.length ? known : received;
}

function getBookingStart({ date, time }: Pick<QueueBooking, 'date' | 'time'>): Date {
  return indiaInstant(date, time);
}

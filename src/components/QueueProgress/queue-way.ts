import type { QueueBooking, QueueStatus } from '../../contract/queue.ts';
import { queueSteps } from '../../domain/queue-status.ts';

/** A step of a booking's way. */
export interface WayStep {
  status: QueueStatus;
  /** When the booking came to it, an instant; null while it is still to come. */
  at: string | null;
  state: 'done' | 'now' | 'open' | 'cancelled';
  /** Whether it is where the booking stands. */
  isCurrent: boolean;
}

/** The way of a booking: all its steps, or up to where it was cancelled. */
export function queueWay({
  status,
  createdAt,
  history,
}: Pick<QueueBooking, 'status' | 'createdAt' | 'history'>): WayStep[] {
  // The helper may report the queue again and again: a step begins with the first report.
  const reachedAt = (step: QueueStatus) =>
    step === 'draft' ? createdAt : history.find((entry) => entry.status === step)?.at;
  const way: readonly QueueStatus[] =
    status === 'draft'
      ? ['draft', ...queueSteps]
      : status === 'cancelled'
        ? [...queueSteps.filter(reachedAt), 'cancelled']
        : queueSteps;
  const current = way.indexOf(status);
  return way.map((step, index) => ({
    status: step,
    at: index <= current ? (reachedAt(step) ?? null) : null,
    state: stateAt(step, index - current),
    isCurrent: index === current,
  }));
}

/** @param distance how far a step lies ahead of where the booking stands */
function stateAt(step: QueueStatus, distance: number): WayStep['state'] {
  if (step === 'cancelled') return 'cancelled';
  if (distance > 0) return 'open';
  return distance < 0 || step === 'done' ? 'done' : 'now';
}

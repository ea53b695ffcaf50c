import type { QueueBooking, QueueStatus } from '../../../contract/queue.ts';
import { queueSteps } from '../../../domain/queue/queue-status.ts';

export interface QueueStep {
  status: QueueStatus;
  at: string | null;
  state: 'done' | 'now' | 'open' | 'cancelled';
  isCurrent: boolean;
}

export function listQueueSteps({
  status,
  createdAt,
  history,
}: Pick<QueueBooking, 'status' | 'createdAt' | 'history'>): QueueStep[] {
  // The helper may report a status more than once.
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

/** @param distance number of steps after the current one, negative before it */
function stateAt(step: QueueStatus, distance: number): QueueStep['state'] {
  if (step === 'cancelled') return 'cancelled';
  if (distance > 0) return 'open';
  return distance < 0 || step === 'done' ? 'done' : 'now';
}

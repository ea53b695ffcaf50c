import { ApiError } from '../../api/http/api-error.ts';
import type { SeveralVisits, VisitOutcome } from '../../domain/appointments/outcomes.ts';
import { createUserGuard } from '../session/session.ts';
import { parseLoadError } from './load-error.ts';
import { patch } from './patch.ts';

interface Visit {
  start: VisitOutcome;
  send: () => Promise<void>;
}

/**
 * One request after another, so that each one has its own result. Without a connection, the rest is
 * not sent. Does nothing while earlier requests are pending.
 */
export async function runEach(state: SeveralVisits, visits: readonly Visit[]): Promise<void> {
  if (state.isSending || visits.length === 0) return;
  const isSameUser = createUserGuard();
  patch(state, { isSending: true, outcomes: visits.map(({ start }) => start) });
  const set = (id: string, change: Pick<VisitOutcome, 'state' | 'message'>) =>
    patch(state, {
      outcomes: state.outcomes.map((one) => (one.id === id ? { ...one, ...change } : one)),
    });
  let lost: string | null = null;
  for (const { start, send } of visits) {
    const message = lost ?? (await findFailure(send, (words) => (lost = words)));
    if (!isSameUser()) return;
    set(start.id, { state: message === null ? 'done' : 'failed', message });
  }
  state.isSending = false;
}

async function findFailure(
  send: () => Promise<void>,
  onLost: (message: string) => void,
): Promise<string | null> {
  try {
    await send();
    return null;
  } catch (error) {
    const { message } = parseLoadError(error);
    if (error instanceof ApiError && error.status === 0) onLost(message);
    return message;
  }
}

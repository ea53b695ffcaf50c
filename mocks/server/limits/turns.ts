import { setImmediate as nextTurn } from 'node:timers/promises';

/** Each call gets its own event-loop turn, so that other requests wait for at most one call. */
export function createTurns(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => (last = last.then(() => nextTurn()));
}

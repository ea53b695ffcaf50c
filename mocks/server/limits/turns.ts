import { setImmediate as nextTurn } from 'node:timers/promises';

/** Each call gets its own turn of the event loop, so other requests wait for at most one. */
export function createTurns(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => (last = last.then(() => nextTurn()));
}

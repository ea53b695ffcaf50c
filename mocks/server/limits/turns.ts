import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Runs each call in its own turn of the event loop, so that other requests wait for at most one.
 */
export function createTurns(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => (last = last.then(() => nextTurn()));
}

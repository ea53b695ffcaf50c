import { setImmediate as nextTurn } from 'node:timers/promises';

/** Runs each call in its own turn of the event loop (ADR 0030). */
export function createTurns(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => (last = last.then(() => nextTurn()));
}

import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Spreads calls over turns of the event loop: each resolves in a turn of its own. Calls that do not wait
 * for one, such as reads, never wait behind more than one that does.
 */
export function createTurns(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => (last = last.then(() => nextTurn()));
}

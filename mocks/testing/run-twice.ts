import { AsyncLocalStorage } from 'node:async_hooks';
import type { Store } from '../store/store.ts';

const withinWrite = new AsyncLocalStorage<true>();

/** Undoes the first run of a write. */
const dropped = new Error('The first run of each write is dropped');

/**
 * A store that runs the work of each write twice and drops the outcome of the first run, as one does
 * that repeats a transaction after a conflict. Work that does anything outside of its unit shows.
 */
export function runTwice(store: Store): Store {
  return {
    read: (work) => store.read(work),
    async write(work) {
      await store
        .write((unit) =>
          withinWrite.run(true, async () => {
            await work(unit);
            throw dropped;
          }),
        )
        .catch(() => undefined);
      return store.write((unit) => withinWrite.run(true, () => work(unit)));
    },
  };
}

/** Makes a function throw when it is called within a write of `runTwice`. */
export function onlyOutsideWrites<Args extends unknown[], T>(
  name: string,
  act: (...args: Args) => T,
): (...args: Args) => T {
  return (...args) => {
    if (withinWrite.getStore()) throw new Error(`${name} within a write may happen twice`);
    return act(...args);
  };
}

import { AsyncLocalStorage } from 'node:async_hooks';
import type { Store } from '../store/store.ts';

const withinWrite = new AsyncLocalStorage<true>();

const dropped = new Error('The first run of each write is dropped');

/** Discards the first run of each write, to reveal side effects inside writes. */
export function runTwice(store: Store): Store {
  return {
    read: (work) => store.read(work),
    async write(work, options) {
      await store
        .write(
          (unit) =>
            withinWrite.run(true, async () => {
              await work(unit);
              throw dropped;
            }),
          options,
        )
        .catch(() => undefined);
      return store.write((unit) => withinWrite.run(true, () => work(unit)), options);
    },
  };
}

export function onlyOutsideWrites<Args extends unknown[], T>(
  name: string,
  act: (...args: Args) => T,
): (...args: Args) => T {
  return (...args) => {
    if (withinWrite.getStore()) throw new Error(`${name} within a write may happen twice`);
    return act(...args);
  };
}

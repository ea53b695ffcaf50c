/** Runs the work of each key one after the other. */
export class KeyedTurns<Key> {
  readonly #last = new Map<Key, Promise<unknown>>();

  async take<T>(key: Key, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key);
    const run = (async () => {
      await before;
      return work();
    })();
    const end = run.catch(() => undefined);
    this.#last.set(key, end);
    try {
      return await run;
    } finally {
      if (this.#last.get(key) === end) this.#last.delete(key);
    }
  }
}

interface Turns {
  last: Promise<unknown>;
  count: number;
}

/** Runs the work of each key one after the other. */
export class KeyedTurns<Key> {
  readonly #turns = new Map<Key, Turns>();

  /** How much work of this key runs or waits. */
  count(key: Key): number {
    return this.#turns.get(key)?.count ?? 0;
  }

  async take<T>(key: Key, work: () => Promise<T>): Promise<T> {
    const turns = this.#turns.get(key) ?? { last: Promise.resolve(), count: 0 };
    this.#turns.set(key, turns);
    const before = turns.last;
    const run = (async () => {
      await before;
      return work();
    })();
    turns.last = run.catch(() => undefined);
    turns.count += 1;
    try {
      return await run;
    } finally {
      turns.count -= 1;
      if (turns.count === 0) this.#turns.delete(key);
    }
  }
}

/** Runs work that covers all requests until its start: one at a time, and once more at most. */
export class LatestTurn {
  /** True for a key whose work was requested again. */
  readonly #requested = new Map<string, boolean>();

  async run(key: string, work: () => Promise<void>): Promise<void> {
    const isUnderWay = this.#requested.has(key);
    this.#requested.set(key, true);
    if (isUnderWay) return;
    try {
      while (this.#requested.get(key)) {
        this.#requested.set(key, false);
        await work();
      }
    } finally {
      this.#requested.delete(key);
    }
  }
}

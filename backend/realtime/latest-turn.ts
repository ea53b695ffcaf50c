/** Runs work that covers all requests until its start: one at a time, and once more at most. */
export class LatestTurn {
  /** True for a key whose work was requested again. */
  readonly #requested = new Map<string, boolean>();

  /** @throws the first error, after the work that was requested later */
  async run(key: string, work: () => Promise<void>): Promise<void> {
    const isUnderWay = this.#requested.has(key);
    this.#requested.set(key, true);
    if (isUnderWay) return;
    const failures: unknown[] = [];
    while (this.#requested.get(key)) {
      this.#requested.set(key, false);
      try {
        await work();
      } catch (error) {
        failures.push(error);
      }
    }
    this.#requested.delete(key);
    if (failures.length > 0) throw failures[0];
  }
}

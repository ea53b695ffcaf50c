interface Waiting<Item> {
  item: Item;
  /** From `performance.now()`. */
  since: number;
}

/**
 * Each person's items wait for no one else's. Items that are added in one turn, or during a delivery,
 * are delivered together.
 */
export class PersonQueues<Item> {
  readonly #deliver: (personId: string, items: readonly Item[]) => Promise<void>;
  readonly #waiting = new Map<string, Waiting<Item>[]>();

  constructor(deliver: (personId: string, items: readonly Item[]) => Promise<void>) {
    this.#deliver = deliver;
  }

  /**
   * Resolves when all items of this person until now are delivered.
   * @throws the first error of a delivery, after the later ones
   */
  async add(personId: string, item: Item): Promise<void> {
    const one = { item, since: performance.now() };
    const others = this.#waiting.get(personId);
    if (others) {
      others.push(one);
      return;
    }
    const waiting = [one];
    this.#waiting.set(personId, waiting);
    await this.#deliverAll(personId, waiting);
  }

  /** Seconds for which the oldest item has waited. */
  lagSeconds(): number {
    const now = performance.now();
    const starts = [...this.#waiting.values()].flatMap(([first]) => first?.since ?? []);
    return (now - starts.reduce((one, other) => Math.min(one, other), now)) / 1000;
  }

  async #deliverAll(personId: string, waiting: Waiting<Item>[]): Promise<void> {
    const failures: unknown[] = [];
    // Wait a microtask, so that the caller can add more items.
    await Promise.resolve();
    while (waiting.length > 0) {
      const items = waiting.slice();
      try {
        await this.#deliver(
          personId,
          items.map(({ item }) => item),
        );
      } catch (error) {
        failures.push(error);
      }
      // They count as waiting until they are delivered.
      waiting.splice(0, items.length);
    }
    // At once: nothing may be added to a list that is no longer read.
    this.#waiting.delete(personId);
    if (failures.length > 0) throw failures[0];
  }
}

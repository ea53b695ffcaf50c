const NO_IDS: ReadonlySet<string> = new Set();

export class FieldIndex {
  readonly #ids = new Map<unknown, Set<string>>();

  idsOf(value: unknown): ReadonlySet<string> {
    return this.#ids.get(value) ?? NO_IDS;
  }

  idsOfAny(values: readonly unknown[]): ReadonlySet<string> {
    return new Set(values.flatMap((value) => [...this.idsOf(value)]));
  }

  /** Returns ids whose value is at most `last`, by their values. */
  idsUpTo(last: string, limit: number): string[] {
    const values = [...this.#ids.keys()].filter((value) => typeof value === 'string');
    const found = values.filter((value) => value <= last).sort();
    return found
      .slice(0, limit)
      .flatMap((value) => [...(this.#ids.get(value) ?? [])])
      .slice(0, limit);
  }

  /** Omits undefined, because most messages have no file. */
  add(value: unknown, id: string): void {
    if (value === undefined) return;
    const ids = this.#ids.get(value);
    if (ids) ids.add(id);
    else this.#ids.set(value, new Set([id]));
  }

  delete(value: unknown, id: string): void {
    const ids = this.#ids.get(value);
    ids?.delete(id);
    // Values such as client ids never recur, so empty sets would accumulate.
    if (ids?.size === 0) this.#ids.delete(value);
  }

  clear(): void {
    this.#ids.clear();
  }
}

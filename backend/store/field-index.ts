const NO_IDS: ReadonlySet<string> = new Set();

export class FieldIndex {
  readonly #ids = new Map<unknown, Set<string>>();

  idsOf(value: unknown): ReadonlySet<string> {
    return this.#ids.get(value) ?? NO_IDS;
  }

  idsOfAny(values: readonly unknown[]): ReadonlySet<string> {
    return new Set(values.flatMap((value) => [...this.idsOf(value)]));
  }

  /** Returns ids whose value is at most `last`. May return a few more than `limit`. */
  idsUpTo(last: string, limit: number): string[] {
    const found: string[] = [];
    for (const [value, ids] of this.#ids) {
      if (found.length >= limit) break;
      if (typeof value === 'string' && value <= last) found.push(...ids);
    }
    return found;
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

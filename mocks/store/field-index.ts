const NO_IDS: ReadonlySet<string> = new Set();

/** Which records hold a value in one field, by their ids. */
export class FieldIndex {
  readonly #ids = new Map<unknown, Set<string>>();

  idsOf(value: unknown): ReadonlySet<string> {
    return this.#ids.get(value) ?? NO_IDS;
  }

  /** The ids of at least `limit` records, where there are so many, whose text is at or before `last`. */
  idsUpTo(last: string, limit: number): string[] {
    const found: string[] = [];
    for (const [value, ids] of this.#ids) {
      if (found.length >= limit) break;
      if (typeof value === 'string' && value <= last) found.push(...ids);
    }
    return found;
  }

  add(value: unknown, id: string): void {
    const ids = this.#ids.get(value);
    if (ids) ids.add(id);
    else this.#ids.set(value, new Set([id]));
  }

  delete(value: unknown, id: string): void {
    const ids = this.#ids.get(value);
    ids?.delete(id);
    // Keys such as a message's own are never used again.
    if (ids?.size === 0) this.#ids.delete(value);
  }

  clear(): void {
    this.#ids.clear();
  }
}

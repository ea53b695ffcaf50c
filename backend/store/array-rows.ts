import type { CollectionName, RecordOf } from './records.ts';
import type { Rows } from './tables.ts';

export class ArrayRows<C extends CollectionName> implements Rows<C> {
  readonly #records: RecordOf<C>[];
  readonly #positions: Map<string, number>;

  constructor(records: RecordOf<C>[]) {
    this.#records = records;
    this.#positions = new Map(records.map(({ id }, position) => [id, position]));
  }

  get(id: string): RecordOf<C> | undefined {
    const position = this.#positions.get(id);
    return position === undefined ? undefined : this.#records[position];
  }

  set(id: string, record: RecordOf<C>): void {
    const position = this.#positions.get(id) ?? this.#records.length;
    this.#records[position] = record;
    this.#positions.set(id, position);
  }

  delete(id: string): void {
    const position = this.#positions.get(id);
    const last = this.#records.at(-1);
    if (position === undefined || !last) return;
    this.#records[position] = last;
    this.#positions.set(last.id, position);
    this.#records.pop();
    this.#positions.delete(id);
  }

  values(): Iterable<RecordOf<C>> {
    return this.#records;
  }

  clear(): void {
    this.#records.length = 0;
    this.#positions.clear();
  }
}

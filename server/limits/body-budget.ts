import { busy } from '../../backend/handlers/core/api-error.ts';

/** A single holder may use at most half of the bytes. */
export class BodyBudget {
  readonly #maxBytes: number;
  readonly #bytesByHolder = new Map<string, number>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /**
   * @param holders the client's IP address and account
   * @throws ApiError `busy` before `work` starts, if the budget is used up
   */
  async reserve<T>(bytes: number, holders: readonly string[], work: () => Promise<T>): Promise<T> {
    const isOver = holders.some((holder) => this.#reservedBy(holder) + bytes > this.#maxBytes / 2);
    if (isOver || this.#bytes + bytes > this.#maxBytes) throw busy();
    this.#add(bytes, holders);
    try {
      return await work();
    } finally {
      this.#add(-bytes, holders);
    }
  }

  #reservedBy(holder: string): number {
    return this.#bytesByHolder.get(holder) ?? 0;
  }

  #add(bytes: number, holders: readonly string[]): void {
    this.#bytes += bytes;
    for (const holder of holders) {
      const held = this.#reservedBy(holder) + bytes;
      if (held > 0) this.#bytesByHolder.set(holder, held);
      else this.#bytesByHolder.delete(holder);
    }
  }
}

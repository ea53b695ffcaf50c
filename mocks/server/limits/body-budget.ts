import { busy } from '../../handlers/core/api-error.ts';

/**
 * Limits how many bytes of request bodies are in memory at once. A single holder may use at most
 * half.
 */
export class BodyBudget {
  readonly #maxBytes: number;
  readonly #bytesByHolder = new Map<string, number>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /**
   * Runs `work` while reserving memory for a body. The holders are the client's IP address and
   * account.
   * @throws ApiError `busy` if there is not enough budget; `work` does not start
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

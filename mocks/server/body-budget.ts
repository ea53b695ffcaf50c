import { busy } from '../handlers/api-error.ts';

/** The memory that request bodies may take in the whole process, in bytes. */
export class BodyBudget {
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /**
   * Reserves memory for a body while it is read and used.
   * @throws {ApiError} `busy`, before `work` starts, when other bodies have the memory
   */
  async hold<T>(bytes: number, work: () => Promise<T>): Promise<T> {
    if (this.#bytes + bytes > this.#maxBytes) throw busy();
    this.#bytes += bytes;
    try {
      return await work();
    } finally {
      this.#bytes -= bytes;
    }
  }
}

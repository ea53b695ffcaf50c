interface Pair {
  /** The latest message that was delivered here. */
  wanted: number;
  /** The latest message that is noted as delivered. */
  noted: number;
  /** From `performance.now()`. */
  nextAt: number;
  running: Promise<void>;
}

/**
 * Chooses when to note one person's messages to another as delivered: at once, but further ones
 * together after a gap. Each process with a connection of the receiver would note them, so the gap
 * counts from the notes of all.
 */
export class DeliveryNotes {
  readonly #gapMs: number;
  readonly #pairs = new Map<string, Pair>();

  /** @param gapMs in milliseconds; 0 for a single process, which only joins what arrives during a note */
  constructor(gapMs: number) {
    this.#gapMs = gapMs;
  }

  /**
   * Resolves when this message is noted.
   * @param note notes all messages until its start, and never rejects
   */
  async request(pairId: string, seq: number, note: () => Promise<void>): Promise<void> {
    const pair = this.#pairs.get(pairId) ?? this.#begin(pairId, note);
    pair.wanted = Math.max(pair.wanted, seq);
    await pair.running;
  }

  /** By any process. */
  markNoted(pairId: string, upTo: number, note: () => Promise<void>): void {
    if (this.#gapMs === 0) return;
    const pair = this.#pairs.get(pairId) ?? this.#begin(pairId, note);
    pair.noted = Math.max(pair.noted, upTo);
    pair.nextAt = this.#afterGap();
  }

  #begin(pairId: string, note: () => Promise<void>): Pair {
    const pair = { wanted: 0, noted: 0, nextAt: 0, running: Promise.resolve() };
    this.#pairs.set(pairId, pair);
    pair.running = this.#run(pairId, pair, note);
    return pair;
  }

  async #run(pairId: string, pair: Pair, note: () => Promise<void>): Promise<void> {
    // Wait a microtask, because the next event may be that of another process's note.
    await Promise.resolve();
    for (;;) {
      const waitMs = pair.nextAt - performance.now();
      if (waitMs > 0) {
        await pause(waitMs);
      } else if (pair.noted < pair.wanted) {
        const { wanted } = pair;
        await note();
        pair.noted = Math.max(pair.noted, wanted);
        pair.nextAt = this.#afterGap();
      } else {
        this.#pairs.delete(pairId);
        return;
      }
    }
  }

  /** At random, so that several processes do not write at the same time. */
  #afterGap(): number {
    return this.#gapMs === 0 ? 0 : performance.now() + this.#gapMs * (1 + Math.random());
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

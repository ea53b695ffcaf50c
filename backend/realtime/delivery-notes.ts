import type { MessageStatusEvent } from '../../src/contract/realtime.ts';

export type Ends = Pick<MessageStatusEvent, 'senderId' | 'receiverId'>;

interface Pair {
  /** The latest message that was delivered here. */
  wanted: number;
  /** The latest message that needs no note: noted as delivered or read, or given up. */
  noted: number;
  /** From `performance.now()`. */
  nextAt: number;
  running: Promise<void>;
}

/** Of one note, before it is left to the next message. */
const MOST_ATTEMPTS = 5;

/**
 * Chooses when to note one person's messages to another as delivered: at once, but further ones
 * together after a gap. Each process with a connection of the receiver would note them, so the gap
 * counts from the notes of all.
 */
export class DeliveryNotes {
  readonly #gapMs: number;
  readonly #note: (ends: Ends, upTo: number) => Promise<void>;
  readonly #pairs = new Map<string, Pair>();

  /**
   * @param gapMs in milliseconds; 0 for a single process, which only joins what arrives during a note
   * @param note writes that the receiver got the messages up to a `seq`; called again if it rejects
   */
  constructor(gapMs: number, note: (ends: Ends, upTo: number) => Promise<void>) {
    this.#gapMs = gapMs;
    this.#note = note;
  }

  /** Resolves when nothing is left to note for this sender and receiver. */
  async request({ senderId, receiverId }: Ends, seq: number): Promise<void> {
    const pair = this.#get({ senderId, receiverId });
    pair.wanted = Math.max(pair.wanted, seq);
    await pair.running;
  }

  /** Call this when any process, perhaps this one, has changed the status of messages. */
  onStatus({ status, upTo, ...ends }: MessageStatusEvent): void {
    const pair = this.#get(ends);
    if (upTo <= pair.noted) return;
    pair.noted = upTo;
    // A person who reads old messages must not delay the notes about new ones.
    if (status === 'delivered') pair.nextAt = this.#afterGap();
  }

  #get(ends: Ends): Pair {
    const pairId = `${ends.senderId}|${ends.receiverId}`;
    const known = this.#pairs.get(pairId);
    if (known) return known;
    const pair = { wanted: 0, noted: 0, nextAt: 0, running: Promise.resolve() };
    this.#pairs.set(pairId, pair);
    pair.running = this.#run(pairId, pair, ends);
    return pair;
  }

  async #run(pairId: string, pair: Pair, ends: Ends): Promise<void> {
    let attempts = 0;
    // Wait a microtask, because the next event may be that of another process's note.
    await Promise.resolve();
    for (;;) {
      const waitMs = pair.nextAt - performance.now();
      if (waitMs > 0) {
        await pause(waitMs);
      } else if (pair.noted < pair.wanted) {
        const { wanted } = pair;
        attempts += 1;
        if ((await this.#attempt(ends, wanted)) || attempts === MOST_ATTEMPTS) {
          pair.noted = Math.max(pair.noted, wanted);
          attempts = 0;
        }
        pair.nextAt = this.#afterGap();
      } else {
        this.#pairs.delete(pairId);
        return;
      }
    }
  }

  async #attempt(ends: Ends, upTo: number): Promise<boolean> {
    try {
      await this.#note(ends, upTo);
      return true;
    } catch (error) {
      console.error(error);
      return false;
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

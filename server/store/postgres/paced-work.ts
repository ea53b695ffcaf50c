import { setTimeout as pause } from 'node:timers/promises';

/** Runs work on request, with a gap between runs. Requests during a run share the next one. */
export class PacedWork {
  readonly #work: () => Promise<void>;
  readonly #gapMs: number;
  #isDue = false;
  #isEnded = false;
  #running: Promise<void> | undefined;

  /** @param work never rejects */
  constructor(work: () => Promise<void>, gapMs: number) {
    this.#work = work;
    this.#gapMs = gapMs;
  }

  request(): void {
    if (this.#isEnded) return;
    this.#isDue = true;
    this.#running ??= this.#run().finally(() => (this.#running = undefined));
  }

  /** Resolves when all work requested so far is done. Later requests are ignored. */
  async end(): Promise<void> {
    this.#isEnded = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#isDue) {
      this.#isDue = false;
      await this.#work();
      await pause(this.#gapMs);
    }
  }
}

import { setTimeout as pause } from 'node:timers/promises';

/** Runs work on request, with a gap between runs. Requests during a run share the next one. */
export class PacedWork {
  readonly #work: () => Promise<void>;
  readonly #gapMs: number;
  #isDue = false;
  #running: Promise<void> | undefined;

  /** @param work never rejects */
  constructor(work: () => Promise<void>, gapMs: number) {
    this.#work = work;
    this.#gapMs = gapMs;
  }

  request(): void {
    this.#isDue = true;
    this.#running ??= this.#run().finally(() => (this.#running = undefined));
  }

  /** Resolves when all requested work is done. */
  async idle(): Promise<void> {
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

import type { Step } from '../scenarios/scenario.ts';
import type { Actor } from '../scenarios/actor.ts';

const WORDS_PER_MINUTE = 150;
const LEAST_MS = 4000;

export interface Actors {
  actor: Actor;
  /** Looks once. */
  onlooker: Actor;
  reveal: (element: HTMLElement) => void;
}

export interface PlayerActors extends Omit<Actors, 'actor'> {
  /** @param signal ends what the actor does */
  startActor: (signal: AbortSignal) => Actor;
}

export interface PlayerState {
  /** The step that is read; the number of steps at the end. */
  viewed: number;
  done: number;
  status: 'ready' | 'busy' | 'failed';
  isPlaying: boolean;
}

export interface PlayerOptions {
  steps: readonly Step[];
  /** How many steps were done before a reload. */
  done: number;
  actors: PlayerActors;
  onStep: (done: number) => void;
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
}

export class Player {
  readonly #options: PlayerOptions;
  readonly #listeners = new Set<() => void>();
  #state: PlayerState;
  #playing: AbortController | undefined;
  #running: { stop: AbortController; end: Promise<boolean> } | undefined;
  /** Later steps whose results were shown before this step. Null after a reload. */
  #shownBefore: Promise<readonly number[] | null>;

  constructor(options: PlayerOptions) {
    this.#options = options;
    const { done } = options;
    this.#state = { viewed: done, done, status: 'ready', isPlaying: false };
    this.#shownBefore = Promise.resolve(done === 0 ? [] : null);
  }

  readonly getState = (): PlayerState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shows the sentence before, and changes nothing in the demo. */
  back(): void {
    this.pause();
    if (this.#running) return;
    this.#set({ viewed: Math.max(0, this.#state.viewed - 1), status: 'ready' });
  }

  /** @returns true if the scenario moved on */
  async next(): Promise<boolean> {
    if (this.#running) return this.#running.end;
    const { viewed, done } = this.#state;
    if (viewed < done) {
      this.#set({ viewed: viewed + 1 });
      return true;
    }
    if (done >= this.#options.steps.length) return false;
    const stop = new AbortController();
    const end = this.#run(done, stop.signal);
    this.#running = { stop, end };
    return end;
  }

  /** Leaves out a step that has failed, or takes too long. */
  skip(): void {
    const { status, done } = this.#state;
    if (status === 'ready') return;
    this.#running?.stop.abort();
    this.#moveTo(done + 1);
  }

  async play(): Promise<void> {
    this.pause();
    const { signal } = (this.#playing = new AbortController());
    this.#set({ isPlaying: true });
    let hasMoved = (await this.#running?.end) ?? true;
    while (hasMoved && !signal.aborted) {
      const step = this.#options.steps[this.#state.viewed];
      if (!step) break;
      await this.#options.sleep(readingTime(step.say), signal);
      if (signal.aborted) return;
      hasMoved = await this.next();
    }
    if (!signal.aborted) this.pause();
  }

  pause(): void {
    this.#playing?.abort();
    this.#set({ isPlaying: false });
  }

  async #run(index: number, signal: AbortSignal): Promise<boolean> {
    this.#set({ status: 'busy' });
    try {
      const done = await Promise.race([this.#doStep(index, signal), onAbort(signal)]);
      this.#moveTo(done);
      return true;
    } catch (error) {
      if (signal.aborted) return true;
      console.warn(`Step ${index + 1} of the scenario failed.`, error);
      this.#running = undefined;
      this.#set({ status: 'failed' });
      return false;
    }
  }

  /** @returns how many steps are done then */
  async #doStep(index: number, signal: AbortSignal): Promise<number> {
    const { steps, actors } = this.#options;
    const { startActor, onlooker, reveal } = actors;
    const step = steps[index];
    if (!step) return index;
    const shownBefore = await this.#shownBefore;
    if (shownBefore && !(await isShown(step, onlooker))) {
      const shown = await this.#listShown(index + 1);
      const byHand = shown.find((later) => !shownBefore.includes(later));
      if (byHand !== undefined) return byHand + 1;
    }
    await playStep(step, { actor: startActor(signal), onlooker, reveal });
    return index + 1;
  }

  async #listShown(from: number): Promise<number[]> {
    const { steps, actors } = this.#options;
    const shown: number[] = [];
    for (const [index, step] of steps.entries()) {
      if (index >= from && (await isShown(step, actors.onlooker))) shown.push(index);
    }
    return shown;
  }

  #moveTo(done: number): void {
    this.#running = undefined;
    this.#options.onStep(done);
    this.#set({ viewed: done, done, status: 'ready' });
    this.#shownBefore = this.#listShown(done + 1);
  }

  #set(changes: Partial<PlayerState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }
}

/** @returns true if the presenter had done the step */
export async function playStep(
  { act, shows }: Pick<Step, 'act' | 'shows'>,
  { actor, onlooker, reveal }: Actors,
): Promise<boolean> {
  const wasShown = await isShown({ shows }, onlooker);
  if (!wasShown) await act(actor);
  reveal(await shows(actor));
  return wasShown;
}

function isShown({ shows }: Pick<Step, 'shows'>, onlooker: Actor): Promise<boolean> {
  return shows(onlooker).then(
    () => true,
    () => false,
  );
}

function onAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

/** In ms. */
export function readingTime(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(LEAST_MS, Math.round((words / WORDS_PER_MINUTE) * 60_000));
}

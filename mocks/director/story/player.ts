import type { Step } from '../../scenarios/scenario.ts';
import type { Actor } from './actor.ts';

const WORDS_PER_MINUTE = 150;
const LEAST_MS = 4000;

export interface Actors {
  actor: Actor;
  /** Looks once. */
  onlooker: Actor;
  reveal: (element: HTMLElement) => void;
}

export interface PlayerState {
  /** The index of the step that is read. The number of steps at the end. */
  viewed: number;
  /** How many steps are done. */
  done: number;
  status: 'ready' | 'busy' | 'failed';
  problem: string | null;
  isPlaying: boolean;
}

export interface PlayerOptions {
  steps: readonly Step[];
  /** How many steps were done before a reload. */
  done: number;
  actors: Actors;
  onStep: (done: number) => void;
  /** Resolves early if the signal aborts. */
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** The index of a story's step, and what moves it. */
export class Player {
  readonly #options: PlayerOptions;
  readonly #listeners = new Set<() => void>();
  #state: PlayerState;
  #playing: AbortController | undefined;

  constructor(options: PlayerOptions) {
    this.#options = options;
    const { done } = options;
    this.#state = { viewed: done, done, status: 'ready', problem: null, isPlaying: false };
  }

  readonly getState = (): PlayerState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shows the sentence before, and changes nothing in the demo. */
  back(): void {
    this.pause();
    if (this.#state.status === 'busy') return;
    this.#set({ viewed: Math.max(0, this.#state.viewed - 1), status: 'ready' });
  }

  /** @returns true if the story moved on */
  async next(): Promise<boolean> {
    const { viewed, done, status } = this.#state;
    if (status === 'busy') return false;
    if (viewed < done) {
      this.#set({ viewed: viewed + 1 });
      return true;
    }
    const step = this.#options.steps[done];
    if (!step) return false;
    this.#set({ status: 'busy', problem: null });
    try {
      await playStep(step, this.#options.actors);
    } catch (error) {
      console.warn(`Step ${done + 1} of the story failed.`, error);
      const problem = error instanceof Error ? error.message : String(error);
      this.#set({ status: 'failed', problem });
      return false;
    }
    this.#advance();
    return true;
  }

  skip(): void {
    if (this.#state.status === 'failed') this.#advance();
  }

  async play(): Promise<void> {
    this.pause();
    const { signal } = (this.#playing = new AbortController());
    this.#set({ isPlaying: true });
    for (;;) {
      const step = this.#options.steps[this.#state.viewed];
      if (!step) break;
      await this.#options.sleep(readingTime(step.say), signal);
      if (signal.aborted) return;
      if (!(await this.next())) break;
    }
    this.pause();
  }

  pause(): void {
    this.#playing?.abort();
    this.#set({ isPlaying: false });
  }

  #advance(): void {
    const done = this.#state.done + 1;
    this.#options.onStep(done);
    this.#set({ viewed: done, done, status: 'ready', problem: null });
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
  const wasShown = await shows(onlooker).then(
    () => true,
    () => false,
  );
  if (!wasShown) await act(actor);
  reveal(await shows(actor));
  return wasShown;
}

/** In ms. */
export function readingTime(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(LEAST_MS, Math.round((words / WORDS_PER_MINUTE) * 60_000));
}

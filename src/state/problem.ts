import type { ref } from 'valtio';
import { ApiError } from '../api/api-error.ts';
import type { Loadable, LoadProblem } from '../domain/loadable.ts';

export type Problem = LoadProblem;

/** A value that is replaced whole and never changed inside, so that valtio need not watch it. */
export type Held<T extends object> = ReturnType<typeof ref<T>>;

/** What went wrong, in words for people (spec §8: the server's message, else the generic one). */
export function problemOf(error: unknown): Problem {
  if (error instanceof ApiError) return { reason: error.reason, message: error.message };
  return { reason: 'failed', message: error instanceof Error ? error.message : String(error) };
}

/** The data as a screen gets it: loaded data stays in view when a later load fails, and the screen can say so. */
export function loadableOf<T>(data: T | null, problem: Problem | null): Loadable<T> {
  if (data !== null)
    return problem ? { status: 'ready', data, problem } : { status: 'ready', data };
  return problem ? { status: 'error', ...problem } : { status: 'loading' };
}

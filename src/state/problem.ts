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

/** What a screen is told: what is here stays in view even when a later load failed, which it can say. */
export function loadableOf<T>(data: T | null, problem: Problem | null): Loadable<T> {
  if (data !== null)
    return problem ? { status: 'ready', data, problem } : { status: 'ready', data };
  return problem ? { status: 'error', ...problem } : { status: 'loading' };
}

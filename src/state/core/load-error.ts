import type { ref } from 'valtio';
import { ApiError } from '../../api/http/api-error.ts';
import type { Loadable, LoadProblem } from '../../domain/loadable.ts';

export type LoadError = LoadProblem;

/** Only replaced as a whole, so valtio does not need to track its properties. */
export type Ref<T extends object> = ReturnType<typeof ref<T>>;

export function parseLoadError(error: unknown): LoadError {
  if (error instanceof ApiError) return { reason: error.reason, message: error.message };
  return { reason: 'failed', message: error instanceof Error ? error.message : String(error) };
}

export function toLoadable<T>(data: T | null, problem: LoadError | null): Loadable<T> {
  if (data !== null)
    return problem ? { status: 'ready', data, problem } : { status: 'ready', data };
  return problem ? { status: 'error', ...problem } : { status: 'loading' };
}

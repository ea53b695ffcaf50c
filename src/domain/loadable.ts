export interface LoadProblem {
  reason: 'offline' | 'not-found' | 'forbidden' | 'step-up' | 'failed';
  message: string;
}

export type Loadable<T> =
  | { status: 'loading' }
  /** If `problem` is set, the last refetch failed and `data` may be stale. */
  | { status: 'ready'; data: T; problem?: LoadProblem }
  | ({ status: 'error' } & LoadProblem);

/** A 404 of a list means that the API lacks the endpoint. */
export function isLacking(list: Loadable<unknown>): boolean {
  return list.status === 'error' && list.reason === 'not-found';
}

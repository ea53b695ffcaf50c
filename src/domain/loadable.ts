/** `reason` decides the picture and the action. */
export interface LoadProblem {
  reason: 'offline' | 'not-found' | 'forbidden' | 'failed';
  message: string;
}

export type Loadable<T> =
  | { status: 'loading' }
  /** `problem`: the refresh failed, `data` may be stale. */
  | { status: 'ready'; data: T; problem?: LoadProblem }
  | ({ status: 'error' } & LoadProblem);

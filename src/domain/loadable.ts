/** Why data could not be loaded: `reason` decides the picture and the way on, `message` is the sentence to show. */
export interface LoadProblem {
  reason: 'offline' | 'not-found' | 'forbidden' | 'failed';
  message: string;
}

/** Data that comes from the API, as a screen is told about it: on its way, here, or not to be had. */
export type Loadable<T> =
  | { status: 'loading' }
  /** `problem`: the last refresh failed, so that `data` may be out of date. */
  | { status: 'ready'; data: T; problem?: LoadProblem }
  | ({ status: 'error' } & LoadProblem);

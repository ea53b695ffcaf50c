/** Data that comes from the API, as a screen is told about it: on its way, here, or not to be had. */
export type Loadable<T> =
  | { status: 'loading' }
  | { status: 'ready'; data: T }
  /** `reason` decides the picture and the way on; `message` is the sentence to show. */
  | { status: 'error'; reason: 'offline' | 'not-found' | 'forbidden' | 'failed'; message: string };

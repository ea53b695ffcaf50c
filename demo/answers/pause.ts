import { wait } from '../kit/wait.ts';

/** Rejects with the signal's reason. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<void>;

export const pause: Pause = async (ms, signal) => {
  await wait(ms, signal);
  signal.throwIfAborted();
};

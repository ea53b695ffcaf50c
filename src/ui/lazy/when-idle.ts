import { isNetworkGood } from './network.ts';

export function whenIdle(work: () => void, signal?: AbortSignal): void {
  const run = () => {
    if (!signal?.aborted) work();
  };
  // Safari has no requestIdleCallback.
  const wait = () => (globalThis.requestIdleCallback ?? setTimeout)(run);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}

/**
 * With data saver, and on 2G and 3G, waits for the user's first press.
 * @param work may be called twice
 */
export function whenAffordable(work: () => void, signal?: AbortSignal): void {
  const act = () => whenIdle(work, signal);
  if (isNetworkGood()) act();
  else {
    addEventListener('pointerdown', act, { once: true });
    addEventListener('keydown', act, { once: true });
  }
}

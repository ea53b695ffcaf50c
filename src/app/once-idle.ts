import { idle } from '../ui/idle.ts';

/**
 * Brings the code that keeps the app, follows its releases and gets pages ahead of time, once the page has loaded and
 * has nothing else to do.
 * @param workerUrl the whole address of the worker
 * @param preload gets the code of the page at a path from the app's base
 * @param before what has to be done with first, well or not
 */
export async function workOnceIdle(
  workerUrl: string,
  preload: (path: string) => Promise<void>,
  before: Promise<unknown>,
): Promise<void> {
  await before.catch(() => undefined);
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await idle();
  try {
    await (await import('./idle-work.ts')).startIdleWork(workerUrl, preload);
  } catch {
    // Without it the app is there as long as its network is; the next page tries again.
  }
}

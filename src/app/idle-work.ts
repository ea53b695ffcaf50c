import { followReleases } from './follow-releases.ts';
import { startPrefetch } from './prefetch.ts';

/**
 * Starts what goes on behind every page.
 * @param workerUrl the whole address of the worker
 * @param preload gets the code of the page at a path from the app's base
 */
export async function startIdleWork(
  workerUrl: string,
  preload: (path: string) => Promise<void>,
): Promise<void> {
  startPrefetch(preload);
  await followReleases(workerUrl);
}

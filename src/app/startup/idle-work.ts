import { showFontsOnNextPage } from './late-fonts.ts';
import { watchReleases } from './watch-releases.ts';
import { startPrefetch } from '../routing/prefetch.ts';

let isStarted = false;

/**
 * Starts once.
 * @param workerUrl an absolute URL
 * @param preload receives paths relative to the app's base
 */
export async function startIdleWork(
  workerUrl: string,
  preload: (path: string) => Promise<void>,
): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  startPrefetch(preload);
  showFontsOnNextPage().catch(() => undefined);
  await watchReleases(workerUrl);
}

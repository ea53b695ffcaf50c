import { getKind } from './kinds.ts';
import type { ReleaseCache } from './release-cache.ts';
import { answer } from './responses.ts';

/** One after the other, so that the page's own requests are not delayed. */
export async function cacheDemoFiles(
  addresses: readonly string[],
  site: string,
  waitUntil: (work: Promise<unknown>) => void,
  files: ReleaseCache,
): Promise<void> {
  for (const address of addresses) {
    const request = new Request(address);
    const kind = getKind(request, site);
    if (kind !== 'other') await answer(kind, { request, waitUntil }, files);
  }
}

import { preparePage } from './prepare-page.ts';
import { isCacheable, type ReleaseCache } from './release-cache.ts';
import { withoutQuery, type Kind } from './kinds.ts';
import type { FetchEvent } from './scope.ts';

export const PAGE_TIMEOUT_MS = 3000;

/** Longer timeout for reloading a page that an older release cached. */
export const RELOAD_TIMEOUT_MS = 15_000;

const PICTURES = 'caresetu-pictures';
const MOST_PICTURES = 200;

/**
 * Matches prerendered HTML. Excludes pages rendered for a query, which are wrong for other queries.
 */
const builtPage = /<html(?![^>]* data-query=)[^>]* data-page=/;

type RequestEvent = Pick<FetchEvent, 'request' | 'waitUntil'>;

/** @throws if neither the cache nor the network has the file */
export async function answer(
  kind: Exclude<Kind, 'other'>,
  asked: RequestEvent,
  files: ReleaseCache,
) {
  const address = withoutQuery(asked.request.url);
  if (kind === 'asset') return asset(asked, address, files);
  if (kind === 'picture') return picture(asked, address);
  return page(asked, address, files);
}

/** Waits for the whole page, because the connection may stall halfway. */
async function page({ request, waitUntil }: RequestEvent, address: string, files: ReleaseCache) {
  const loading = fetch(request);
  // The shell's files include our fonts.
  const hasShell = files.hasShell().catch(() => false);
  const asking = loading.then(async (response) => preparePage(response, await hasShell));
  const answered = asking.catch(() => null);
  const isReload = request.cache === 'no-cache' || request.cache === 'reload';
  const mayBeOlder = isReload && !(await hasShell);
  const patience = mayBeOlder ? RELOAD_TIMEOUT_MS : PAGE_TIMEOUT_MS;
  const inTime = await Promise.race([answered, after(patience)]);
  if (inTime && inTime.status < 500) {
    waitUntil(cachePrerenderedPage(inTime.clone(), address, files).catch(() => undefined));
    return inTime;
  }
  const kept = await files.page(address).catch(() => undefined);
  return kept ? preparePage(kept, await hasShell) : asking;
}

async function asset({ request, waitUntil }: RequestEvent, address: string, files: ReleaseCache) {
  const kept = await files.find(address).catch(() => undefined);
  if (kept) return kept;
  const response = await fetch(request);
  if (isCacheable(response, address)) {
    waitUntil(files.cacheFile(address, response.clone()).catch(() => undefined));
  }
  return response;
}

async function cachePrerenderedPage(
  response: Response,
  address: string,
  files: ReleaseCache,
): Promise<void> {
  if (response.ok && builtPage.test(await response.clone().text())) {
    await files.cachePage(address, response);
  }
}

async function picture({ request, waitUntil }: RequestEvent, address: string): Promise<Response> {
  const kept = await caches
    .open(PICTURES)
    .then((cache) => cache.match(address))
    .catch(() => undefined);
  const renewal = fetch(request);
  waitUntil(
    renewal.then((response) => cachePicture(address, response.clone())).catch(() => undefined),
  );
  return kept ?? renewal;
}

async function cachePicture(address: string, response: Response): Promise<void> {
  if (!isCacheable(response, address)) return;
  const cache = await caches.open(PICTURES);
  await cache.put(address, response);
  const all = await cache.keys();
  const old = all.slice(0, Math.max(0, all.length - MOST_PICTURES));
  await Promise.all(old.map((one) => cache.delete(one)));
}

function after(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));
}

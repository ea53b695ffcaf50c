import { withBootFirst } from './boot-first.ts';
import { isKeepable, type KeptFiles } from './kept-files.ts';
import { withoutQuery, type Kind } from './kinds.ts';
import type { FetchEvent } from './scope.ts';

/** Milliseconds that a page waits for the network while something is kept for it. */
export const PAGE_PATIENCE_MS = 3000;
/** The same for a small file, which holds up a page that is already there. */
export const FILE_PATIENCE_MS = 1000;

const PICTURES = 'caresetu-pictures';
const MOST_PICTURES = 200;

/** The HTML that the build made for one address, which has nothing of any person. */
const builtPage = /<html[^>]* data-page=/;

type Asked = Pick<FetchEvent, 'request' | 'waitUntil'>;

/** Answers a request of the app for one of its own files. Rejects where it is neither kept nor to be had. */
export async function answer(kind: Exclude<Kind, 'other'>, asked: Asked, files: KeptFiles) {
  const address = withoutQuery(asked.request.url);
  if (kind === 'asset') return asset(asked, address, files);
  if (kind === 'picture') return picture(asked, address);
  if (kind === 'file') {
    return networkFirst(asked, kind, FILE_PATIENCE_MS, () => files.find(address), files);
  }
  const kept = () => files.page(address);
  return withBootFirst(await networkFirst(asked, kind, PAGE_PATIENCE_MS, kept, files));
}

async function asset({ request, waitUntil }: Asked, address: string, files: KeptFiles) {
  const kept = await files.find(address);
  if (kept) return kept;
  const response = await fetch(request);
  if (isKeepable(response, address)) waitUntil(files.keep(address, response.clone()));
  return response;
}

async function networkFirst(
  { request, waitUntil }: Asked,
  kind: 'page' | 'file',
  patience: number,
  findKept: () => Promise<Response | undefined>,
  files: KeptFiles,
): Promise<Response> {
  const asking = fetch(request);
  const inTime = await Promise.race([asking.catch(() => null), after(patience)]);
  if (inTime && inTime.status < 500) {
    if (kind === 'page') waitUntil(keepBuiltPage(inTime.clone(), request.url, files));
    return inTime;
  }
  return (await findKept()) ?? asking;
}

async function keepBuiltPage(response: Response, url: string, files: KeptFiles): Promise<void> {
  if (response.ok && builtPage.test(await response.clone().text())) {
    await files.keep(withoutQuery(url), response);
  }
}

async function picture({ request, waitUntil }: Asked, address: string): Promise<Response> {
  const cache = await caches.open(PICTURES);
  const kept = await cache.match(address);
  const renewal = fetch(request).then(async (response) => {
    if (response.ok && response.status === 200) {
      await cache.put(address, response.clone());
      const all = await cache.keys();
      const old = all.slice(0, Math.max(0, all.length - MOST_PICTURES));
      await Promise.all(old.map((one) => cache.delete(one)));
    }
    return response;
  });
  if (!kept) return renewal;
  // Without a network the kept one stays.
  waitUntil(renewal.catch(() => undefined));
  return kept;
}

function after(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));
}

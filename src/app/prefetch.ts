import { appPath } from './app-path.ts';
import { isNetworkGood } from '../ui/network.ts';

/**
 * Gets the code of pages before they are asked for, and nothing of what the API has: of those whose links are in
 * view, once the browser is idle, and at once of one whose link is under the pointer, the finger or the focus.
 * Never on a network that the browser calls slower than 4g, or where data is to be saved.
 * @param preload gets the code of the page at a path from the app's base
 * @returns what ends it
 */
export function startPrefetch(preload: (path: string) => Promise<void>): () => void {
  const asked = new Set<string>();
  const known = new WeakSet<Element>();
  const stop = new AbortController();

  const prefetch = (link: Element) => {
    const path = link instanceof HTMLAnchorElement && appPath(link.href)?.replace(/[?#].*/, '');
    if (!path || asked.has(path) || !isNetworkGood()) return;
    asked.add(path);
    // The page itself asks again, and says so if that fails.
    preload(path).catch(() => asked.delete(path));
  };
  const viewer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) prefetch(target);
  });
  const look = () => {
    for (const link of document.links) {
      if (known.has(link)) continue;
      known.add(link);
      viewer.observe(link);
    }
  };
  const changes = new MutationObserver(onceIdle(look, stop.signal));
  const watch = onceIdle(() => {
    look();
    changes.observe(document.body, { childList: true, subtree: true });
  }, stop.signal);
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (link) prefetch(link);
  };

  if (document.readyState === 'complete') watch();
  else addEventListener('load', watch, { signal: stop.signal });
  for (const intent of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(intent, onIntent, { passive: true, signal: stop.signal });
  }
  return () => {
    stop.abort();
    changes.disconnect();
    viewer.disconnect();
  };
}

/** Does the work when the browser has nothing better to do, once for as many calls as come until then. */
function onceIdle(work: () => void, stop: AbortSignal): () => void {
  let isWaiting = false;
  const run = () => {
    isWaiting = false;
    if (!stop.aborted) work();
  };
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    // Safari has no idle callback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(run);
    else setTimeout(run, 300);
  };
}

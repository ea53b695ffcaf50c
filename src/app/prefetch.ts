import { appPath } from './app-path.ts';
import { isNetworkGood } from '../ui/network.ts';
import { whenIdle } from '../ui/when-idle.ts';

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
  const observeLinks = () => {
    isWaiting = false;
    for (const link of document.links) {
      if (known.has(link)) continue;
      known.add(link);
      viewer.observe(link);
    }
    changes.observe(document.body, { childList: true, subtree: true });
  };
  // One callback for all changes until the browser is idle.
  let isWaiting = false;
  const observeWhenIdle = () => {
    if (isWaiting) return;
    isWaiting = true;
    whenIdle(observeLinks, stop.signal);
  };
  const changes = new MutationObserver(observeWhenIdle);
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (link) prefetch(link);
  };

  observeWhenIdle();
  for (const intent of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(intent, onIntent, { passive: true, signal: stop.signal });
  }
  return () => {
    stop.abort();
    changes.disconnect();
    viewer.disconnect();
  };
}

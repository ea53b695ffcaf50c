import { appPath } from '../../ui/navigation/app-path.ts';
import { isNetworkGood } from '../../ui/lazy/network.ts';
import { whenIdle } from '../../ui/lazy/when-idle.ts';

/**
 * Does nothing on networks slower than 4G or with data saver (ADR 0012).
 * @param preload gets a path relative to the app's base
 */
export function startPrefetch(preload: (path: string) => Promise<void>): () => void {
  const asked = new Set<string>();
  const known = new WeakSet<Element>();
  const stop = new AbortController();

  const prefetch = (link: Element) => {
    const path = link instanceof HTMLAnchorElement && appPath(link.href)?.replace(/[?#].*/, '');
    if (!path || asked.has(path) || !isNetworkGood()) return;
    asked.add(path);
    // When the page opens, it retries and reports errors.
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

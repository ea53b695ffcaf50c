import { useEffect, type RefObject } from 'react';

/** Of the element. With a fraction of a pixel outside, an observer never reports all of it. */
const NEARLY_ALL = 0.9;

/**
 * Calls `listener` once, when the whole element is on the screen of a visible page.
 * Observes again for another listener.
 */
export function useOnScreen(element: RefObject<HTMLElement | null>, listener: () => void): void {
  useEffect(() => {
    const self = element.current;
    if (!self || typeof IntersectionObserver === 'undefined') return undefined;
    let isInView = false;
    const stop = () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', notifyIfSeen);
    };
    const notifyIfSeen = () => {
      if (!isInView || document.visibilityState !== 'visible') return;
      stop();
      listener();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        isInView = entries.at(-1)?.isIntersecting ?? false;
        notifyIfSeen();
      },
      { threshold: NEARLY_ALL },
    );
    observer.observe(self);
    document.addEventListener('visibilitychange', notifyIfSeen);
    return stop;
  }, [element, listener]);
}

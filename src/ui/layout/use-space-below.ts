import { useLayoutEffect, type RefObject } from 'react';

/**
 * Sets `--space-below` to the visible height below the element's top, in px. The on-screen keyboard
 * reduces it.
 */
export function useSpaceBelow(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const top = element.getBoundingClientRect().top + window.scrollY;
      const { height, scale } = window.visualViewport ?? { height: window.innerHeight, scale: 1 };
      // Pinch zoom must not shrink the element.
      element.style.setProperty('--space-below', `${Math.floor(height * scale - top)}px`);
    };
    measure();
    let frame = 0;
    // Deferred, because measuring changes the observed size.
    const page = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    page.observe(document.body);
    const view = window.visualViewport ?? window;
    view.addEventListener('resize', measure);
    return () => {
      page.disconnect();
      cancelAnimationFrame(frame);
      view.removeEventListener('resize', measure);
    };
  }, [ref]);
}

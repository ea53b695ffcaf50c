import { useLayoutEffect, type RefObject } from 'react';

/**
 * Keeps `--room` on an element: the height in px from its top to the end of what is seen of the window, the page being
 * at its start. It shrinks when a keyboard comes up or a notice stands above, so that a composer at its end stays in view.
 */
export function useRoomBelow(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const top = element.getBoundingClientRect().top + window.scrollY;
      const { height, scale } = window.visualViewport ?? { height: window.innerHeight, scale: 1 };
      // Pinching shows less of the window and must not squeeze it.
      element.style.setProperty('--room', `${Math.floor(height * scale - top)}px`);
    };
    measure();
    let frame = 0;
    // Not at once: what is measured changes the size of what is observed.
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

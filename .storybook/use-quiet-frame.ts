import { useEffect, type RefObject } from 'react';

/** What a person does to lead a page somewhere else. */
const hands = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/**
 * Keeps the focus and the place of a page while the story in one of its windows does what its play function does: that
 * one may press and type, and browsers follow the focus there.
 */
export function useQuietFrame(frame: RefObject<HTMLIFrameElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    const end = () => ended.abort();
    let top = window.scrollY;
    let held = document.activeElement;
    const giveBack = () => {
      if (document.activeElement !== element) return;
      const place = top;
      element.blur();
      if (held instanceof HTMLElement) held.focus({ preventScroll: true });
      requestAnimationFrame(() => window.scrollTo({ top: place, behavior: 'instant' }));
    };
    const note = () => {
      top = window.scrollY;
    };
    const hold = ({ target }: FocusEvent) => {
      if (target instanceof Element && target !== element) held = target;
    };
    // The page around a window does not hear of the focus that goes there.
    const listen = () =>
      element.contentWindow?.addEventListener('focus', giveBack, { signal, capture: true });
    for (const hand of hands) addEventListener(hand, end, { signal, passive: true });
    element.addEventListener('load', listen, { signal });
    addEventListener('focusin', hold, { signal });
    addEventListener('scroll', note, { signal, passive: true });
    const looking = setInterval(() => {
      giveBack();
      if (isOver(element.contentWindow)) end();
    }, 100);
    signal.addEventListener('abort', () => clearInterval(looking));
    return end;
  }, [frame]);
}

/** Whether all of a window's story has happened. */
function isOver(view: Window | null): boolean {
  const { currentRender } = (view && Reflect.get(view, '__STORYBOOK_PREVIEW__')) ?? {};
  return /^(finished|errored|aborted)$/.test(String(currentRender?.phase));
}

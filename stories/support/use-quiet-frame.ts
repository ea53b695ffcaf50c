import { useEffect, type RefObject } from 'react';

const hands = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/** Restores the focus and scroll position if a play function in the iframe changes them. */
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
    // The parent page receives no event when focus moves into an iframe.
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

function isOver(view: Window | null): boolean {
  const { currentRender } = (view && Reflect.get(view, '__STORYBOOK_PREVIEW__')) ?? {};
  return /^(finished|errored|aborted)$/.test(String(currentRender?.phase));
}

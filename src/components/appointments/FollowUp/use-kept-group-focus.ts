import { type RefObject, useEffect, useRef } from 'react';

/** If the focused control of a group disappears, the group gets its focus. */
export function useKeptGroupFocus(group: RefObject<HTMLElement | null>, isShown: boolean): void {
  const hasFocus = useRef(false);
  useEffect(() => {
    const shown = isShown ? group.current : null;
    if (!shown) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    shown.addEventListener('focusin', () => (hasFocus.current = true), { signal });
    const checkFocus = ({ target }: FocusEvent) => {
      const { activeElement, body } = document;
      const isRemoved = target instanceof Node && !target.isConnected && activeElement === body;
      if (!isRemoved) hasFocus.current = shown.contains(activeElement);
    };
    // A control that is removed fires none, or just before it is removed, as in Chrome 159.
    shown.addEventListener('focusout', (event) => queueMicrotask(() => checkFocus(event)), {
      signal,
    });
    return () => ended.abort();
  }, [group, isShown]);
  useEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) group.current?.focus();
  });
}

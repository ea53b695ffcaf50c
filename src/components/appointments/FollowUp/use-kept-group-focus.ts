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
    // A control that is removed fires none.
    shown.addEventListener('focusout', () => (hasFocus.current = false), { signal });
    return () => ended.abort();
  }, [group, isShown]);
  useEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) group.current?.focus();
  });
}

import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the ref's element if a change removed the focused element.
 * @param state each change triggers the check
 * @returns a ref for an element with `tabIndex={-1}`
 */
export function useRestoredFocus<T extends HTMLElement>(state: string): RefObject<T | null> {
  const ref = useRef<T>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement === document.body) ref.current?.focus();
  }, [state]);
  return ref;
}

import { useEffect, useRef, type RefObject } from 'react';

/**
 * Takes the focus up when a change has taken away what had it: a button that was pressed and is gone.
 * @param state what changes
 * @returns for the part that takes it, which needs `tabIndex={-1}`
 */
export function useKeptFocus<T extends HTMLElement>(state: string): RefObject<T | null> {
  const ref = useRef<T>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement === document.body) ref.current?.focus();
  }, [state]);
  return ref;
}

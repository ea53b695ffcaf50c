import { useEffect, useRef, type RefObject } from 'react';

/**
 * The pressed action may disappear, with or without its row. Focus then goes to the row's toggle, or
 * to the page.
 * @returns a function to call with each action
 */
export function useActionFocus(toggle: RefObject<HTMLButtonElement | null>): () => void {
  const hasActed = useRef(false);
  useEffect(() => {
    if (!hasActed.current || document.activeElement !== document.body) return;
    hasActed.current = false;
    toggle.current?.focus({ preventScroll: true });
  });
  useEffect(
    () => () => {
      if (hasActed.current && document.activeElement === document.body)
        document.getElementById('main')?.focus();
    },
    [],
  );
  return () => {
    hasActed.current = true;
  };
}

import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { afterPress } from './after-next-frame.ts';

/** Shows what was pressed at once. The page, which may render much, changes a frame later. */
export function usePressFirst<Value extends string>(
  value: Value | null,
  onChange: (value: Value) => void,
) {
  const [pressed, setPressed] = useState<Value | null>(null);
  // The callback may have changed since the press.
  const tell = useRef(onChange);
  useLayoutEffect(() => {
    tell.current = onChange;
  });
  const choose = useCallback((next: Value, press: Event) => {
    setPressed(next);
    // React fires a radio's onChange for the native click event.
    afterPress(press instanceof UIEvent ? press : { detail: 0 }, () => {
      setPressed(null);
      tell.current(next);
    });
  }, []);
  return [pressed ?? value, choose] as const;
}

import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { afterPress } from './after-next-frame.ts';

/** Shows what was pressed at once. The page, which may render much, changes a frame later. */
export function usePressFirst<Value extends string>(
  value: Value | null,
  onChange: (value: Value) => void,
) {
  const [pressed, setPressed] = useState<Value | null>(null);
  const latest = useRef<typeof onChange>(null);
  useLayoutEffect(() => {
    latest.current = onChange;
    return () => {
      latest.current = null;
    };
  });
  const choose = useCallback((next: Value, press: Event) => {
    // That of the press, because it belongs to what was on the page.
    const notify = latest.current;
    setPressed(next);
    // React fires a radio's onChange for the native click event.
    afterPress(press instanceof UIEvent ? press : { detail: 0 }, () => {
      setPressed(null);
      const isHere = latest.current !== null;
      if (isHere) notify?.(next);
    });
  }, []);
  return [pressed ?? value, choose] as const;
}

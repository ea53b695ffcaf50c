import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Whether this page is still the one in view: what ends late must not call anybody back to it. The address changes a
 * moment before the next page is drawn.
 */
export function useIsHere(): () => boolean {
  const place = useRef<string | null>(null);
  useLayoutEffect(() => {
    place.current = location.pathname;
    return () => {
      place.current = null;
    };
  }, []);
  return useCallback(() => place.current === location.pathname, []);
}

import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Whether this page is still the one in view: what ends late must not call anybody back to it. The address changes
 * before the next page is drawn, and while that one's code comes, this one is hidden with all its effects but layout's.
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

import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a function that is true while this page is current, so that late results do not navigate.
 * The URL changes before the next page renders.
 */
export function useIsCurrentPage(): () => boolean {
  const place = useRef<string | null>(null);
  useLayoutEffect(() => {
    place.current = location.pathname;
    return () => {
      place.current = null;
    };
  }, []);
  return useCallback(() => place.current === location.pathname, []);
}

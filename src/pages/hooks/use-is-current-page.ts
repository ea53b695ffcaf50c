import { useCallback, useLayoutEffect, useRef } from 'react';

/** The returned function returns false once the URL has changed. */
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

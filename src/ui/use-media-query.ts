import { useCallback, useSyncExternalStore } from 'react';

/** What a person asked their system for: as little motion as possible. */
export const CALM = '(prefers-reduced-motion: reduce)';

/** Whether a media query holds, now and whenever that changes; false where there is no window. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

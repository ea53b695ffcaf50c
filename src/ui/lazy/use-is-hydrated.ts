import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False during prerendering and hydration. True from the start on client-rendered pages. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False during prerendering and hydration. True from the first render on client-rendered pages. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

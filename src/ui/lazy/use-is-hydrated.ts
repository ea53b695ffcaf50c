import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False during prerendering and hydration. Client-rendered pages start with true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

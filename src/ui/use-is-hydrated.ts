import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page answers to a person: false while a page is rendered at build time and while the browser takes
 * that HTML over, then true. A page that never was HTML begins with true.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

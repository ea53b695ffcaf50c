import { useState } from 'react';
import { settling } from '../../theme/settling.css.ts';

/** @returns true when all parts have loaded once; stays true while they reload */
export function useHasLoaded(isLoading: boolean): boolean {
  const [hasLoaded, setHasLoaded] = useState(!isLoading);
  if (!isLoading && !hasLoaded) setHasLoaded(true);
  return hasLoaded;
}

/** @returns a class that hides content below loading parts, until all have loaded once */
export function useSettling(isLoading: boolean): string {
  return useHasLoaded(isLoading) ? '' : settling;
}

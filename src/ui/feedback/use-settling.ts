import { useState } from 'react';
import { settling } from '../../theme/settling.css.ts';

/** @returns a class that hides content below loading parts, until all have loaded once */
export function useSettling(isLoading: boolean): string {
  const [hasStood, setHasStood] = useState(!isLoading);
  if (!isLoading && !hasStood) setHasStood(true);
  return hasStood ? '' : settling;
}

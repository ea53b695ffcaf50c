import { useState } from 'react';
import { settling } from '../theme/settling.css.ts';

/**
 * The look of a page of parts that are loaded one by one, until all of them have been there once: after that, nothing
 * that is in view goes away again.
 * @param isLoading whether a part is still to come
 * @returns a class; '' once the page stands
 */
export function useSettling(isLoading: boolean): string {
  const [hasStood, setHasStood] = useState(!isLoading);
  if (!isLoading && !hasStood) setHasStood(true);
  return hasStood ? '' : settling;
}

import { useEffect } from 'react';

/**
 * Gets the code of the page that most likely comes next, so that the way on does not end with the connection.
 * @param load imports it; where that does not work now, the page itself asks again
 */
export function useNextPage(load: () => Promise<unknown>): void {
  useEffect(() => {
    load().catch(() => {});
  }, [load]);
}

import { useEffect } from 'react';

/** The page's code may load after the browser has tried to scroll. */
export function useHashTarget(): void {
  useEffect(() => {
    const id = location.hash.slice(1);
    if (id) document.getElementById(id)?.scrollIntoView();
  }, []);
}

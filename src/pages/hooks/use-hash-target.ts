import { useEffect } from 'react';

/** Scrolls to the hash, because the page's code may load after the browser has tried to. */
export function useHashTarget(): void {
  useEffect(() => {
    const id = location.hash.slice(1);
    if (id) document.getElementById(id)?.scrollIntoView();
  }, []);
}

import { useEffect } from 'react';

/** Scrolls to the target itself, because the page's code may load after the browser's scroll. */
export function useHashTarget(): void {
  useEffect(() => {
    const id = location.hash.slice(1);
    if (id) document.getElementById(id)?.scrollIntoView();
  }, []);
}

import { useEffect } from 'react';

/** The page's code, and so its target, may load late. */
export function useHashTarget(): void {
  useEffect(() => {
    const id = location.hash.slice(1);
    if (id) document.getElementById(id)?.scrollIntoView();
  }, []);
}

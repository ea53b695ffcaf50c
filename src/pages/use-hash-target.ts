import { useEffect } from 'react';

/** Shows the part of a page that its address names, once the page, whose code comes late, is there. */
export function useHashTarget(): void {
  useEffect(() => {
    const id = location.hash.slice(1);
    if (id) document.getElementById(id)?.scrollIntoView();
  }, []);
}

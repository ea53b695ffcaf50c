import { useEffect } from 'react';

/** @param id null until the row is listed */
export function useLinkedRow(id: string | null): void {
  useEffect(() => {
    // Scroll again: the browser scrolled to the fragment before the list had loaded.
    if (id !== null) document.getElementById(id)?.scrollIntoView({ block: 'center' });
  }, [id]);
}

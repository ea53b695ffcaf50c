import { useEffect } from 'react';

/** Loads what a page shows: as it opens, and again when the connection is back. */
export function useLoad(load: () => void): void {
  useEffect(() => {
    load();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [load]);
}

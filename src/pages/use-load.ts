import { useEffect } from 'react';

/** Loads what a page shows: as it opens, and again when the connection is back. */
export function useLoad(load: () => void): void {
  useEffect(() => startLoading(load), [load]);
}

/**
 * Loads now, and again when the connection is back.
 * @returns what ends that
 */
export function startLoading(load: () => void): () => void {
  load();
  addEventListener('online', load);
  return () => removeEventListener('online', load);
}

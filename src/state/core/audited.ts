import type { Query } from './query-client.ts';

const AUDITED_STALE_MS = 300_000;

/** Each read by a doctor is recorded. */
export function audited<T>(options: Query<T>): Query<T> {
  return {
    ...options,
    staleTime: AUDITED_STALE_MS,
    refetchOnWindowFocus: false,
    refetchOnReconnect: ({ state }) => state.data === undefined,
  };
}

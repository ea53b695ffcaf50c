import {
  QueryClient,
  queryOptions,
  useQuery,
  type DataTag,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { call } from '../../api/http/client.ts';
import type { ParsedResponse, TypedInput } from '../../api/http/parse-response.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { onUserChange } from '../session/session.ts';
import { toLoadable, parseLoadError } from './load-error.ts';

/** Milliseconds between requests for data that may change while visible. */
export const POLL_MS = 4000;

export interface Query<T> extends UseQueryOptions<T> {
  queryKey: DataTag<QueryKey, T, Error>;
}

/** When the user changes, removes the data of endpoints that require a signed-in user. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // No automatic retries: users have a retry button, and we refetch on focus and reconnect.
      retry: false,
      refetchOnReconnect: true,
      // Also runs offline, because `call` then uses its cache.
      networkMode: 'always',
      // Unused data is kept, so that reopened pages show it immediately, even offline.
      gcTime: Infinity,
    },
  },
});
const cache = queryClient.getQueryCache();

onUserChange(() => {
  for (const one of cache.getAll()) {
    if (!one.meta?.['isPersonal']) continue;
    // Mounted components must render without the data.
    one.setState({ data: undefined, status: 'pending' });
    cache.remove(one);
  }
});

if (typeof window !== 'undefined') {
  addEventListener('online', () => cache.onOnline());
  for (const occasion of ['focus', 'visibilitychange']) {
    addEventListener(occasion, () => {
      if (document.visibilityState === 'visible') cache.onFocus();
    });
  }
}

/** @param read selects the response's data */
export function query<E extends Endpoint>(
  endpoint: E,
  input: TypedInput<E>,
): Query<ParsedResponse<E>>;
export function query<E extends Endpoint, T>(
  endpoint: E,
  input: TypedInput<E>,
  read: (answer: ParsedResponse<E>) => T,
): Query<T>;
export function query<E extends Endpoint>(
  endpoint: E,
  input: TypedInput<E>,
  read: (answer: ParsedResponse<E>) => unknown = (answer) => answer,
): Query<unknown> {
  const queryKey: QueryKey = [endpoint.path, input.params, input.query];
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => read(await call(endpoint, { ...input, signal })),
    meta: { isPersonal: endpoint.access !== 'public' },
  });
}

/** Takes the initial data from the item in the loaded list. */
export function listedIn<T extends { id: string }>(
  list: Query<T[]>,
  id: string,
  one: Query<T>,
): Query<T> {
  return {
    ...one,
    initialData: () => queryClient.getQueryData(list.queryKey)?.find((item) => item.id === id),
  };
}

/** Requests data on mount. Returns the same object until the data or state changes. */
export function useLoadable<T>(options: Query<T>): Loadable<T> {
  const { data, error, status, errorUpdateCount } = useQuery(options, queryClient);
  // A retried query without data has no error, so keep showing the last error.
  const [failure, setFailure] = useState(error);
  if (status !== 'pending' && failure !== error) setFailure(error);
  const shown = status === 'pending' && errorUpdateCount > 0 ? failure : error;
  return useMemo(() => {
    const problem = shown && parseLoadError(shown);
    return toLoadable(problem?.reason === 'not-found' ? null : (data ?? null), problem);
  }, [data, shown]);
}

/** While mounted, calls the listener for each response and each change by `updateData`. */
export function useEachResponse<T>(options: Query<T>, listener: (data: T) => void): void {
  const { data, dataUpdatedAt, isFetchedAfterMount, isSuccess } = useQuery(options, queryClient);
  // TanStack Query also counts a failed request as fetched, although the data is older.
  const hasResponse = isFetchedAfterMount && isSuccess;
  const response = useMemo(() => ({ data, at: dataUpdatedAt }), [data, dataUpdatedAt]);
  const notify = useEffectEvent(listener);
  useEffect(() => {
    if (hasResponse && response.data !== undefined) notify(response.data);
  }, [response, hasResponse]);
}

/** Changes cached data after a write, and repeats a request that is still in flight. */
export function updateData<T>({ queryKey }: Query<T>, change: (data: T) => T): void {
  const isStale = queryClient.isFetching({ queryKey, exact: true }) > 0;
  dropRequest({ queryKey });
  queryClient.setQueryData(queryKey, (data: T | undefined) => data && change(data));
  if (isStale) refetch({ queryKey });
}

/**
 * Requests data now.
 * @returns null if the request fails
 */
export async function load<T>(options: Query<T>): Promise<T | null> {
  dropRequest(options);
  return queryClient.fetchQuery(options).catch(() => null);
}

/** Cancels a request whose response would be older than the cached data. */
export function dropRequest({ queryKey }: Pick<Query<unknown>, 'queryKey'>): void {
  void queryClient.cancelQueries({ queryKey, exact: true });
}

/** Removes cached data that a write has made stale. */
export function removeData(...queries: readonly Pick<Query<unknown>, 'queryKey'>[]): void {
  for (const { queryKey } of queries) queryClient.removeQueries({ queryKey, exact: true });
}

/** Repeats this endpoint's requests for mounted components, unless already running. */
export function refetchInView({ path }: Endpoint): void {
  const filter = { queryKey: [path], type: 'active' as const };
  void queryClient.refetchQueries(filter, { cancelRefetch: false });
}

export function refetch(...queries: readonly Pick<Query<unknown>, 'queryKey'>[]): void {
  for (const { queryKey } of queries) void queryClient.refetchQueries({ queryKey, exact: true });
}

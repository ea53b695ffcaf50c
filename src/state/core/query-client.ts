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
import type { Loadable, LoadProblem } from '../../domain/loadable.ts';
import { onUserChange } from '../session/session.ts';
import { toLoadable, parseLoadError } from './load-error.ts';

/** In ms. The time between two reads of visible data that may change. */
export const REFETCH_MS = 4000;

export interface Query<T> extends UseQueryOptions<T> {
  queryKey: DataTag<QueryKey, T, Error>;
}

/** When the user changes, we remove the data of all endpoints that require a login. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Users have a retry button, and we refetch on focus and reconnect.
      retry: false,
      refetchOnReconnect: true,
      // Also runs offline, because `call` can use its cache.
      networkMode: 'always',
      // Reopened pages show unused data immediately.
      gcTime: Infinity,
    },
  },
});
const cache = queryClient.getQueryCache();

onUserChange(() => {
  for (const one of cache.getAll()) {
    if (!one.meta?.['isPersonal']) continue;
    // Mounted components must re-render without the data.
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

/** Returns the same object until the data or status changes. */
export function useLoadable<T>(options: Query<T>): Loadable<T> {
  const { data, error, status, errorUpdateCount } = useQuery(options, queryClient);
  // During a retry without data, `error` is null. Keep showing the previous error.
  const [failure, setFailure] = useState(error);
  if (status !== 'pending' && failure !== error) setFailure(error);
  const shown = status === 'pending' && errorUpdateCount > 0 ? failure : error;
  return useMemo(() => {
    const problem = shown && parseLoadError(shown);
    return toLoadable(isGone(problem?.reason) ? null : (data ?? null), problem);
  }, [data, shown]);
}

function isGone(reason: LoadProblem['reason'] | undefined): boolean {
  return reason === 'not-found' || reason === 'forbidden';
}

export function useEachResponse<T>(options: Query<T>, listener: (data: T) => void): void {
  const { data, dataUpdatedAt, isFetchedAfterMount, isSuccess } = useQuery(options, queryClient);
  // `isFetchedAfterMount` is also true after a failed request, but then the data is older.
  const hasResponse = isFetchedAfterMount && isSuccess;
  const response = useMemo(() => ({ data, at: dataUpdatedAt }), [data, dataUpdatedAt]);
  const notify = useEffectEvent(listener);
  useEffect(() => {
    if (hasResponse && response.data !== undefined) notify(response.data);
  }, [response, hasResponse]);
}

/** Restarts a request in flight, because its response may be outdated. */
export function updateData<T>({ queryKey }: Query<T>, change: (data: T) => T): void {
  const isStale = queryClient.isFetching({ queryKey, exact: true }) > 0;
  dropRequest({ queryKey });
  queryClient.setQueryData(queryKey, (data: T | undefined) => data && change(data));
  if (isStale) refetch({ queryKey });
}

/**
 * Fetches the data even if it is cached.
 * @returns null if the request fails
 */
export async function load<T>(options: Query<T>): Promise<T | null> {
  dropRequest(options);
  return queryClient.fetchQuery(options).catch(() => null);
}

/** Its response would be older than the cached data. */
export function dropRequest({ queryKey }: Pick<Query<unknown>, 'queryKey'>): void {
  void queryClient.cancelQueries({ queryKey, exact: true });
}

export function removeData(...queries: readonly Pick<Query<unknown>, 'queryKey'>[]): void {
  for (const { queryKey } of queries) queryClient.removeQueries({ queryKey, exact: true });
}

export function refetchInView({ path }: Endpoint): void {
  const filter = { queryKey: [path], type: 'active' as const };
  void queryClient.refetchQueries(filter, { cancelRefetch: false });
}

/** Fetches it again now if it is shown, else before it is shown next. */
export function invalidate({ queryKey }: Pick<Query<unknown>, 'queryKey'>): void {
  void queryClient.invalidateQueries({ queryKey, exact: true });
}

export function refetch(...queries: readonly Pick<Query<unknown>, 'queryKey'>[]): void {
  for (const { queryKey } of queries) void queryClient.refetchQueries({ queryKey, exact: true });
}

import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../api/http/client.ts';
import { auditEndpoints, type AuditEntry } from '../contract/audit.ts';
import type { Loadable } from '../domain/loadable.ts';
import { parseLoadError, toLoadable } from './core/load-error.ts';
import { queryClient } from './core/query-client.ts';

const { listAudit } = auditEndpoints;

const auditPages = infiniteQueryOptions({
  queryKey: [listAudit.path],
  queryFn: ({ pageParam, signal }) => call(listAudit, { query: { before: pageParam }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ entries, hasMore }) => {
    const last = entries.at(-1);
    return hasMore && last ? String(last.position) : undefined;
  },
  meta: { isPersonal: true },
});

export interface Audit {
  entries: Loadable<readonly AuditEntry[]>;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** Set if older entries could not be loaded. */
  moreError: string | null;
  onMore: () => void;
  onRetry: () => void;
}

export function useAudit(): Audit {
  const pages = useInfiniteQuery(auditPages, queryClient);
  const { data, error, isFetchNextPageError, fetchNextPage, refetch } = pages;
  const problem = error && parseLoadError(error);
  const entries = data?.pages.flatMap((page) => page.entries) ?? null;
  return {
    entries: toLoadable(entries, isFetchNextPageError ? null : problem),
    hasMore: pages.hasNextPage,
    isLoadingMore: pages.isFetchingNextPage,
    moreError: isFetchNextPageError && problem ? problem.message : null,
    onMore: () => void fetchNextPage(),
    onRetry: () => void refetch(),
  };
}

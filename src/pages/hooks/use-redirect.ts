import { useSearchParams } from 'react-router-dom';
import { safeRedirect } from '../../domain/redirect.ts';
import { useIsHydrated } from '../../ui/lazy/use-is-hydrated.ts';

/** Returns '/' during prerendering, when the query is unknown. */
export function useRedirect(): string {
  const [params] = useSearchParams();
  return useIsHydrated() ? safeRedirect(params.get('redirect')) : '/';
}

import { useSearchParams } from 'react-router-dom';
import { safeRedirect } from '../domain/redirect.ts';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';

/** The page that a guest wanted to open, or '/'. The HTML of the build does not know it. */
export function useRedirect(): string {
  const [params] = useSearchParams();
  return useIsHydrated() ? safeRedirect(params.get('redirect')) : '/';
}

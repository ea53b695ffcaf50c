import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Path } from '../paths.ts';
import { useIsCurrentPage } from './use-is-current-page.ts';

/** Spec §9. */
const FILTER_DEBOUNCE_MS = 500;

/** @param asked referentially stable */
export function useDebouncedSearch<Search>(asked: Search, pathOf: (search: Search) => Path) {
  const navigate = useNavigate();
  const isHere = useIsCurrentPage();
  const [followed, setFollowed] = useState(asked);
  const [shown, setShown] = useState(asked);
  const [sent, setSent] = useState<Path | null>(null);
  if (followed !== asked) {
    setFollowed(asked);
    setSent(null);
    // Ignore an earlier change's URL, which may arrive after a newer choice.
    if (pathOf(asked) !== sent) setShown(asked);
  }
  useEffect(() => {
    if (pathOf(shown) === pathOf(asked)) return undefined;
    const timer = setTimeout(() => {
      if (!isHere()) return;
      setSent(pathOf(shown));
      void navigate(pathOf(shown), { replace: true });
    }, FILTER_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [shown, asked, navigate, isHere, pathOf]);
  return [shown, setShown] as const;
}

import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Path } from './paths.ts';
import { useIsHere } from './use-is-here.ts';

/** Milliseconds without a change of the filters before they count (spec §9). */
const FILTER_DEBOUNCE_MS = 500;

/**
 * A search as its fields show it; a change reaches the address once it has rested, unless the page is left before.
 * @param asked what the address asks for: the same object until the address changes
 * @param pathOf the address of a search
 */
export function useShownSearch<Search>(asked: Search, pathOf: (search: Search) => Path) {
  const navigate = useNavigate();
  const isHere = useIsHere();
  const [followed, setFollowed] = useState(asked);
  const [shown, setShown] = useState(asked);
  const [sent, setSent] = useState<Path | null>(null);
  if (followed !== asked) {
    setFollowed(asked);
    setSent(null);
    // What was sent comes back as the address a moment later: what was chosen meanwhile is newer.
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

import { useEffect, useState } from 'react';
import type { Notice } from '../../contract/notices.ts';
import { markNoticesSeen, useUnseenNotices } from '../../state/notices/notices.ts';

/**
 * For a page that is about them: marks them as seen while the page is visible.
 * @returns the kinds that were new while the page was open
 */
export function useSeenNotices(isMeant: (notice: Notice) => boolean): readonly Notice['kind'][] {
  const unseen = useUnseenNotices().filter(isMeant);
  const [kinds, setKinds] = useState<readonly Notice['kind'][]>([]);
  const fresh = unseen.map(({ kind }) => kind).filter((kind) => !kinds.includes(kind));
  if (fresh.length > 0) setKinds([...kinds, ...fresh]);
  const ids = unseen.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (ids === '') return undefined;
    const markIfVisible = () => {
      if (document.visibilityState === 'visible') markNoticesSeen(ids.split(' '));
    };
    markIfVisible();
    document.addEventListener('visibilitychange', markIfVisible);
    return () => document.removeEventListener('visibilitychange', markIfVisible);
  }, [ids]);
  return kinds;
}

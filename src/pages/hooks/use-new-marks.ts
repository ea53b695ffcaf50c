import { useMemo, useState } from 'react';
import type { Notice } from '../../contract/notices.ts';
import { markNoticesSeen, useUnseenNotices } from '../../state/notices/notices.ts';

/**
 * For the rows of visits. Marks stay until the page is left, also after they were seen.
 * A further notice of the same visit gives its mark another function.
 */
export function useNewMarks(): (appointmentId: string) => (() => void) | undefined {
  const all = useUnseenNotices();
  const [marked, setMarked] = useState<readonly string[]>([]);
  const unmarked = all
    .filter(isOfVisit)
    .map(({ subject }) => subject)
    .filter((subject) => !marked.includes(subject));
  if (unmarked.length > 0) setMarked([...new Set([...marked, ...unmarked])]);
  const marks = useMemo(() => {
    const markSubject = (subject: string) => () =>
      markNoticesSeen(all.filter((notice) => notice.subject === subject).map(({ id }) => id));
    return new Map(marked.map((subject) => [subject, markSubject(subject)]));
  }, [all, marked]);
  return (appointmentId) => marks.get(appointmentId);
}

const isOfVisit = ({ kind }: Notice) => kind !== 'message';

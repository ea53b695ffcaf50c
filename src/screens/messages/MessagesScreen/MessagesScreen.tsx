import { useEffect, useRef } from 'react';
import { InboxList } from '../../../components/messages/InboxList/InboxList.tsx';
import { InboxOptions } from '../../../components/messages/InboxOptions/InboxOptions.tsx';
import type { InboxEntry } from '../../../domain/messages/conversation.ts';
import type { DeviceMessages } from '../../../domain/messages/inbox-search.ts';
import type { HourCycle } from '../../../domain/time/india-time.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { PageHeading } from '../../../ui/layout/PageHeading/PageHeading.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './MessagesScreen.css.ts';
import { NoConversation } from './NoConversation.tsx';
import type { OpenThread, ThreadEvents } from './open-thread.ts';
import { ThreadPane } from './ThreadPane.tsx';
import { useSpaceBelow } from '../../../ui/layout/use-space-below.ts';

export interface MessagesScreenProps extends ThreadEvents {
  inbox: Loadable<readonly InboxEntry[]>;
  search: string;
  deviceMessages: DeviceMessages;
  onSearchChange: (text: string) => void;
  onInboxRetry: () => void;
  threadHref: (partnerId: string) => string;
  inboxHref: string;
  findHref: string | null;
  thread: OpenThread | null;
  now: Date;
  hourCycle: HourCycle;
  onHourCycleChange: (hourCycle: HourCycle) => void;
}

/** Spec §2 Messages. */
export function MessagesScreen({
  inbox,
  search,
  deviceMessages,
  onSearchChange,
  onInboxRetry,
  threadHref,
  inboxHref,
  findHref,
  thread,
  now,
  hourCycle,
  onHourCycleChange,
  ...threadEvents
}: MessagesScreenProps) {
  const page = useRef<HTMLDivElement>(null);
  useSpaceBelow(page);
  const readyId = thread?.messages.status === 'ready' && thread.partnerId;
  // Below the header, a low window has no room for the newest messages.
  useEffect(() => {
    if (!readyId) return undefined;
    const show = () =>
      scrollBy(0, Math.max(0, (page.current?.getBoundingClientRect().bottom ?? 0) - innerHeight));
    // After the app has scrolled a new page to its top.
    const frame = requestAnimationFrame(show);
    return () => cancelAnimationFrame(frame);
  }, [readyId]);
  return (
    <div ref={page} className={styles.page} data-view={thread ? 'thread' : 'inbox'}>
      <Inline canWrap={false} gap="s3" align="center" justify="between" className={styles.top}>
        <PageHeading>{t`Messages`}</PageHeading>
        <div className={styles.options}>
          <InboxOptions hourCycle={hourCycle} onHourCycleChange={onHourCycleChange} />
        </div>
      </Inline>
      <div className={styles.inbox}>
        <InboxList
          inbox={inbox}
          search={search}
          deviceMessages={deviceMessages}
          onSearchChange={onSearchChange}
          onRetry={onInboxRetry}
          threadHref={threadHref}
          openPartnerId={thread?.partnerId ?? null}
          findHref={findHref}
          now={now}
        />
      </div>
      {thread ? (
        <ThreadPane
          {...threadEvents}
          key={thread.partnerId}
          thread={thread}
          inboxHref={inboxHref}
          now={now}
        />
      ) : (
        <NoConversation />
      )}
    </div>
  );
}

import { useRef } from 'react';
import { InboxList } from '../../components/InboxList/InboxList.tsx';
import { InboxOptions } from '../../components/InboxOptions/InboxOptions.tsx';
import type { InboxEntry } from '../../domain/conversation.ts';
import type { HourCycle } from '../../domain/india-time.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { PageHeading } from '../../ui/PageHeading/PageHeading.tsx';
import * as styles from './MessagesScreen.css.ts';
import { NoConversation } from './NoConversation.tsx';
import type { OpenThread, ThreadEvents } from './open-thread.ts';
import { ThreadPane } from './ThreadPane.tsx';
import { useRoomBelow } from './use-room-below.ts';

export interface MessagesScreenProps extends ThreadEvents {
  /** Whom there is a conversation with, the latest first. */
  inbox: Loadable<readonly InboxEntry[]>;
  /** What the inbox is searched for. */
  search: string;
  /** The search was typed into. */
  onSearchChange: (text: string) => void;
  /** The inbox is to be loaded again. */
  onInboxRetry: () => void;
  /** Where the conversation with a partner is. */
  threadHref: (partnerId: string) => string;
  /** Where the inbox is, the way back from a thread on a small screen. */
  inboxHref: string;
  /** Where a patient finds someone to write to; null for a doctor. */
  findHref: string | null;
  /** The conversation that is open, or null. */
  thread: OpenThread | null;
  /** The instant that decides what is today. */
  now: Date;
  /** How times are written. */
  hourCycle: HourCycle;
  /** Another way to write times was chosen. */
  onHourCycleChange: (hourCycle: HourCycle) => void;
}

/** The inbox and the open conversation: side by side, or one at a time on a small screen (spec §2 Messages). */
export function MessagesScreen({
  inbox,
  search,
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
  useRoomBelow(page);
  return (
    <div ref={page} className={styles.page} data-view={thread ? 'thread' : 'inbox'}>
      <div className={styles.top}>
        <PageHeading>Messages</PageHeading>
        <div className={styles.options}>
          <InboxOptions hourCycle={hourCycle} onHourCycleChange={onHourCycleChange} />
        </div>
      </div>
      <div className={styles.inbox}>
        <InboxList
          inbox={inbox}
          search={search}
          onSearchChange={onSearchChange}
          onRetry={onInboxRetry}
          threadHref={threadHref}
          openPartnerId={thread?.partnerId ?? null}
          findHref={findHref}
          now={now}
          hourCycle={hourCycle}
        />
      </div>
      {thread ? (
        <ThreadPane
          {...threadEvents}
          key={thread.partnerId}
          thread={thread}
          inboxHref={inboxHref}
          now={now}
          hourCycle={hourCycle}
        />
      ) : (
        <NoConversation />
      )}
    </div>
  );
}

import type { InboxEntry } from '../../domain/conversation.ts';
import type { HourCycle } from '../../domain/india-time.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { PageHeading } from '../../ui/PageHeading/PageHeading.tsx';
import type { OpenThread, ThreadEvents } from './open-thread.ts';

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
  /**
   * How times are written.
   * @default '12h'
   */
  hourCycle?: HourCycle;
}

/** The inbox and the open conversation: side by side, or one at a time on a small screen (spec §2 Messages). */
export function MessagesScreen({ inbox, thread, threadHref }: MessagesScreenProps) {
  return (
    <div>
      <PageHeading>Messages</PageHeading>
      {inbox.status === 'ready' && (
        <ul>
          {inbox.data.map(({ partner }) => (
            <li key={partner.id}>
              <a
                href={threadHref(partner.id)}
                aria-current={partner.id === thread?.partnerId ? 'page' : undefined}
              >
                {partner.name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {thread?.messages.status === 'ready' && (
        <div role="log" aria-label={thread.partner?.name}>
          {thread.messages.data.map(({ clientId, text }) => (
            <article key={clientId}>{text}</article>
          ))}
        </div>
      )}
    </div>
  );
}

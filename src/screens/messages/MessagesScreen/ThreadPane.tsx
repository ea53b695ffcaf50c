import { Composer } from '../../../components/messages/Composer/Composer.tsx';
import { ConnectionNotice } from '../../../components/messages/ConnectionNotice/ConnectionNotice.tsx';
import { ConversationHeader } from '../../../components/messages/ConversationHeader/ConversationHeader.tsx';
import { MessageList } from '../../../components/messages/MessageList/MessageList.tsx';
import type { HourCycle } from '../../../domain/time/india-time.ts';
import { partnerName } from '../../../domain/messages/inbox-search.ts';
import { t } from '../../../words/t.ts';
import { lazyModule, useLazyModule } from '../../../ui/lazy/lazy-module.ts';
import { useRestoredFocus } from '../../../ui/navigation/use-restored-focus.ts';
import { BlockedNotice } from './BlockedNotice.tsx';
import * as styles from './MessagesScreen.css.ts';
import type { OpenThread, ThreadEvents } from './open-thread.ts';
import { ReadOnlyNotice } from './ReadOnlyNotice.tsx';
import { ThreadError } from './ThreadError.tsx';
import { ThreadSkeleton } from './ThreadSkeleton.tsx';

const safetyDialogs = lazyModule(() => import('./SafetyDialogs.tsx'), { when: 'open' });

export interface ThreadPaneProps extends ThreadEvents {
  thread: OpenThread;
  inboxHref: string;
  now: Date;
  hourCycle: HourCycle;
}

export function ThreadPane({
  thread,
  inboxHref,
  now,
  hourCycle,
  onSend,
  onDraftChange,
  onFileChoose,
  onFileRemove,
  onThreadRetry,
  onSafetyDialogChange,
  onBlock,
  onUnblock,
  onReport,
  ...listEvents
}: ThreadPaneProps) {
  const { partner, messages, bookHref, connection, draft, fileError, safety } = thread;
  const name = partner ? partnerName(partner) : null;
  const dialogs = useLazyModule(safetyDialogs, {
    isOpen: safety.dialog !== null,
    onError: () => onSafetyDialogChange(null),
  });
  const isBlocked = partner?.isBlocked === true;
  const pane = useRestoredFocus<HTMLElement>(isBlocked ? 'blocked' : 'open');
  const isClosed =
    messages.status === 'error' && ['not-found', 'forbidden'].includes(messages.reason);
  return (
    <section
      ref={pane}
      tabIndex={-1}
      className={styles.thread}
      aria-label={name === null ? t`Conversation` : t`Conversation with ${name}`}
    >
      {(partner || !isClosed) && (
        <ConversationHeader
          partner={partner}
          bookHref={partner?.takesVisits === false ? null : bookHref}
          inboxHref={inboxHref}
          onBlock={() => onSafetyDialogChange('block')}
          onUnblock={onUnblock}
          onReport={() => onSafetyDialogChange('report')}
        />
      )}
      <ConnectionNotice state={connection} />
      {messages.status === 'error' && (
        <ThreadError error={messages} inboxHref={inboxHref} onRetry={onThreadRetry} />
      )}
      {(messages.status === 'loading' || (messages.status === 'ready' && name === null)) && (
        <ThreadSkeleton />
      )}
      {messages.status === 'ready' && name !== null && (
        <MessageList
          {...listEvents}
          partnerName={name}
          messages={messages.data}
          older={thread.older}
          firstUnreadSeq={thread.firstUnreadSeq}
          now={now}
          hourCycle={hourCycle}
        />
      )}
      {name !== null && partner?.isReadOnly && <ReadOnlyNotice partner={partner} />}
      {partner && isBlocked && !partner.isReadOnly && (
        <BlockedNotice
          partner={partner}
          onUnblock={onUnblock}
          isPending={safety.dialog === null && safety.isPending}
          error={safety.dialog === null ? safety.error : null}
        />
      )}
      {name !== null && !isClosed && !partner?.isReadOnly && !isBlocked && (
        <Composer
          partnerName={name}
          draft={draft}
          onDraftChange={onDraftChange}
          onFileChoose={onFileChoose}
          onFileRemove={onFileRemove}
          fileError={fileError}
          onSend={onSend}
        />
      )}
      {dialogs && partner && (
        <dialogs.SafetyDialogs
          safety={safety}
          partner={partner}
          messages={messages.status === 'ready' ? messages.data : []}
          onSafetyDialogChange={onSafetyDialogChange}
          onBlock={onBlock}
          onReport={onReport}
          now={now}
          hourCycle={hourCycle}
        />
      )}
    </section>
  );
}

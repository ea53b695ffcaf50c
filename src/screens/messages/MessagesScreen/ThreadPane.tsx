import { Composer } from '../../../components/messages/Composer/Composer.tsx';
import { ConnectionNotice } from '../../../components/messages/ConnectionNotice/ConnectionNotice.tsx';
import { ConversationHeader } from '../../../components/messages/ConversationHeader/ConversationHeader.tsx';
import { MessageList } from '../../../components/messages/MessageList/MessageList.tsx';
import { partnerName } from '../../../domain/messages/partner-name.ts';
import { t } from '../../../words/t.ts';
import { lazyModule, useLazyModule } from '../../../ui/lazy/lazy-module.ts';
import * as styles from './MessagesScreen.css.ts';
import type { OpenThread, ThreadEvents } from './open-thread.ts';
import { ReadOnlyNotice } from './ReadOnlyNotice.tsx';
import { ThreadError } from './ThreadError.tsx';
import { ThreadSkeleton } from './ThreadSkeleton.tsx';

const threadSafety = lazyModule(() => import('./ThreadSafety.tsx'), { when: 'open' });

export interface ThreadPaneProps extends ThreadEvents {
  thread: OpenThread;
  inboxHref: string;
  now: Date;
  /**
   * Use false beside a call, which its links would leave.
   * @default true
   */
  hasHeader?: boolean;
}

export function ThreadPane({
  thread,
  inboxHref,
  now,
  hasHeader = true,
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
  const { partner, messages, bookHref, visitsHref, connection, draft, fileError, safety } = thread;
  const name = partner ? partnerName(partner) : null;
  const isBlocked = partner?.isBlocked === true;
  const late = useLazyModule(threadSafety, {
    isOpen: isBlocked || safety.dialog !== null,
    onError: () => onSafetyDialogChange(null),
  });
  const isClosed =
    messages.status === 'error' && ['not-found', 'forbidden'].includes(messages.reason);
  return (
    <section
      className={styles.thread}
      aria-label={name === null ? t`Conversation` : t`Conversation with ${name}`}
    >
      {!hasHeader && <div />}
      {hasHeader && (partner || !isClosed) && (
        <ConversationHeader
          partner={partner}
          bookHref={partner?.takesVisits === false ? null : bookHref}
          visitsHref={visitsHref}
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
        />
      )}
      {name !== null && partner?.isReadOnly && <ReadOnlyNotice partner={partner} />}
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
      {late && partner && (
        <late.ThreadSafety
          safety={safety}
          partner={partner}
          messages={messages.status === 'ready' ? messages.data : []}
          onSafetyDialogChange={onSafetyDialogChange}
          onBlock={onBlock}
          onUnblock={onUnblock}
          onReport={onReport}
          now={now}
        />
      )}
    </section>
  );
}

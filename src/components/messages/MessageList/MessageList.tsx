import { useRef, useState } from 'react';
import type { ChatMessage, OlderMessages } from '../../../domain/messages/conversation.ts';
import { dateInIndia } from '../../../domain/time/india-time.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { t } from '../../../words/t.ts';
import type { MessageEvents } from '../ChatBubble/ChatBubble.tsx';
import { NewMessagesBar } from '../NewMessagesBar/NewMessagesBar.tsx';
import { useRenderedChunks } from './rendered-chunks.ts';
import { EarlierMessages } from './EarlierMessages.tsx';
import { chunkMessages } from './message-chunks.ts';
import { MessageChunkView } from './MessageChunkView.tsx';
import * as styles from './MessageList.css.ts';
import { splitHistory } from './seen-messages.ts';
import { useMessageEvents } from './use-message-events.ts';
import { useMessageScroll } from './use-message-scroll.ts';
import { useStatusAnnouncement } from './use-status-announcement.ts';

export interface MessageListProps extends MessageEvents {
  partnerName: string;
  /** Must not be mutated. Oldest first, with unsent messages at the end. */
  messages: readonly ChatMessage[];
  older: OlderMessages;
  /** `seq` of the first message that was unread on opening, or null. */
  firstUnreadSeq: number | null;
  now: Date;
  onOlderRequested: () => void;
  /** Called when the user has seen all messages up to `seq`. */
  onRead: (seq: number) => void;
}

/**
 * Opens at the first unread message, or the end, where it follows new messages (spec §2 Messages).
 * Needs a different `key` for each partner.
 */
export function MessageList({
  partnerName,
  messages,
  older,
  firstUnreadSeq,
  now,
  onOlderRequested,
  onRead,
  ...events
}: MessageListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const chunksRef = useRef<HTMLDivElement>(null);
  const [history] = useState(() => splitHistory(messages));
  const [chunks, setChunks] = useState(() => ({ of: messages, cut: chunkMessages(messages) }));
  let { cut } = chunks;
  if (chunks.of !== messages) {
    cut = chunkMessages(messages, cut);
    setChunks({ of: messages, cut });
  }
  const { drawn, hasUndrawn, renderMore } = useRenderedChunks(cut, firstUnreadSeq);
  const askedBefore = useRef<string>(undefined);
  const showEarlier = hasUndrawn ? renderMore : onOlderRequested;
  const { newCount, jumpToEnd } = useMessageScroll({
    scroller,
    chunks: chunksRef,
    messages,
    firstUnreadSeq,
    onNearStart: () => {
      const oldest = messages[0]?.clientId;
      if (!hasUndrawn && (older !== 'more' || askedBefore.current === oldest)) return;
      if (!hasUndrawn) askedBefore.current = oldest;
      showEarlier();
    },
    onRead,
  });
  const stableEvents = useMessageEvents(events, scroller);
  const today = dateInIndia(now);
  const undrawn = cut[cut.length - drawn.length - 1];

  return (
    <div className={styles.frame}>
      <div
        ref={scroller}
        className={styles.scroller}
        role="log"
        aria-label={partnerName}
        // oxlint-disable-next-line no-noninteractive-tabindex -- keyboard users focus the log to scroll it
        tabIndex={0}
      >
        {messages.length === 0 && (
          <p className={styles.empty}>{t`No messages yet. Write the first one below.`}</p>
        )}
        <div className={styles.content}>
          <EarlierMessages state={hasUndrawn ? 'more' : older} onVisible={showEarlier} />
          <div ref={chunksRef}>
            {drawn.map((chunk, index) => (
              <MessageChunkView
                key={chunk.key}
                chunk={chunk}
                after={(drawn[index - 1] ?? undrawn)?.messages.at(-1)?.sentAt ?? null}
                partnerName={partnerName}
                today={today}
                firstUnreadSeq={firstUnreadSeq}
                history={history}
                events={stableEvents}
              />
            ))}
          </div>
        </div>
      </div>
      <div className={styles.newMessages}>
        <div className={styles.newMessagesBar}>
          <NewMessagesBar count={newCount} onJump={jumpToEnd} />
        </div>
      </div>
      <div role="status">
        <VisuallyHidden>{useStatusAnnouncement(messages)}</VisuallyHidden>
      </div>
    </div>
  );
}

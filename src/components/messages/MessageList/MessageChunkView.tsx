import { Fragment, memo } from 'react';
import { dateInIndia } from '../../../domain/time/india-time.ts';
import { ChatBubble, type MessageEvents } from '../ChatBubble/ChatBubble.tsx';
import { DayDivider } from '../DayDivider/DayDivider.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { t } from '../../../words/t.ts';
import type { MessageChunk } from './message-chunks.ts';
import * as styles from './MessageList.css.ts';
import { isHistory, type History } from './seen-messages.ts';

/** Estimated height of an unrendered message, in px. */
const USUAL_HEIGHT = 84;

export interface MessageChunkViewProps {
  chunk: MessageChunk;
  /** ISO time of the preceding message. */
  after: string | null;
  partnerName: string;
  today: string;
  firstUnreadSeq: number | null;
  /** Screen readers announce only messages outside this history. */
  history: History;
  events: MessageEvents;
}

export const MessageChunkView = memo(function MessageChunkView({
  chunk,
  after,
  partnerName,
  today,
  firstUnreadSeq,
  history,
  events,
}: MessageChunkViewProps) {
  const days = chunk.messages.map(({ sentAt }) => dateInIndia(new Date(sentAt)));
  const dayBefore = after && dateInIndia(new Date(after));
  return (
    <div
      className={styles.chunk}
      aria-live={chunk.messages.every((message) => isHistory(message, history)) ? 'off' : undefined}
      style={{ containIntrinsicBlockSize: `auto ${chunk.messages.length * USUAL_HEIGHT}px` }}
    >
      {chunk.messages.map((message, index) => {
        const day = days[index] ?? '';
        return (
          <Fragment key={message.clientId}>
            {day !== (days[index - 1] ?? dayBefore) && <DayDivider date={day} today={today} />}
            {message.seq !== null && message.seq === firstUnreadSeq && (
              <Inline
                as="p"
                canWrap={false}
                gap="s3"
                align="center"
                className={styles.unread}
                data-unread=""
              >
                {t`Unread`}
              </Inline>
            )}
            <ChatBubble
              message={message}
              partnerName={partnerName}
              isNew={!isHistory(message, history)}
              events={events}
            />
          </Fragment>
        );
      })}
    </div>
  );
});

import { Fragment, memo } from 'react';
import { dateInIndia, type HourCycle } from '../../domain/india-time.ts';
import { ChatBubble, type MessageEvents } from '../ChatBubble/ChatBubble.tsx';
import { DayDivider } from '../DayDivider/DayDivider.tsx';
import type { MessageChunk } from './message-chunks.ts';
import * as styles from './MessageList.css.ts';
import { isHistory, type History } from './seen-messages.ts';

/** About how high a message is, in px, for chunks that have not been drawn yet. */
const USUAL_HEIGHT = 84;

export interface MessageChunkViewProps {
  /** The messages. */
  chunk: MessageChunk;
  /** When the message before them was sent, an instant; null for none. */
  after: string | null;
  /** What the partner is called. */
  partnerName: string;
  /** The day that it is in India, yyyy-MM-dd. */
  today: string;
  /** Over which message the word 'Unread' stands; null for none. */
  firstUnreadSeq: number | null;
  /** What was there from the start; the rest is news. */
  history: History;
  /** How times are written. */
  hourCycle: HourCycle;
  /** What can be done with a message. */
  events: MessageEvents;
}

/** Messages that are drawn together, below the days that they begin. Nothing is done for a chunk that stays as it is. */
export const MessageChunkView = memo(function MessageChunkView({
  chunk,
  after,
  partnerName,
  today,
  firstUnreadSeq,
  history,
  hourCycle,
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
              <p className={styles.unread} data-unread="">
                Unread
              </p>
            )}
            <ChatBubble
              message={message}
              partnerName={partnerName}
              hourCycle={hourCycle}
              isNews={!isHistory(message, history)}
              events={events}
            />
          </Fragment>
        );
      })}
    </div>
  );
});

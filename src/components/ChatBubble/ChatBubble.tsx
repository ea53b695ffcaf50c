import { memo } from 'react';
import type { ChatMessage } from '../../domain/conversation.ts';
import { fileKind } from '../../domain/file-type.ts';
import { formatTime, timeInIndia, type HourCycle } from '../../domain/india-time.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { AttachmentCard } from '../AttachmentCard/AttachmentCard.tsx';
import { MessagePicture, type MessagePictureProps } from '../MessagePicture/MessagePicture.tsx';
import { MessageText } from '../MessageText/MessageText.tsx';
import { StatusTicks } from '../StatusTicks/StatusTicks.tsx';
import * as styles from './ChatBubble.css.ts';

/** What a person does with a message, named by its clientId. */
export interface MessageEvents {
  /** A failed message is to be sent again. */
  onRetry: (clientId: string) => void;
  /** A failed message is to be thrown away. */
  onDelete: (clientId: string) => void;
  /** A message's file is not to be sent after all. */
  onCancelUpload: (clientId: string) => void;
  /** A message's file is to be saved. */
  onAttachmentOpen: (clientId: string) => void;
  /** A message's picture has come near; null when it cannot be had. */
  onPictureLoad: (clientId: string) => Promise<File | null>;
}

export interface ChatBubbleProps {
  /** The message. */
  message: ChatMessage;
  /** What the partner is called. */
  partnerName: string;
  /** How its time is written. */
  hourCycle: HourCycle;
  /** Whether people who listen are told of it when it appears: new messages are, older ones are not. */
  isNews: boolean;
  /** What can be done with it; give the same object each time, so that nothing is drawn again. */
  events: MessageEvents;
}

/** One message of a conversation, as an `article` (spec §2 Messages). */
export const ChatBubble = memo(function ChatBubble({
  message,
  partnerName,
  hourCycle,
  isNews,
  events,
}: ChatBubbleProps) {
  const { clientId, seq, isOwn, text, attachment, status } = message;
  return (
    <article
      className={styles.bubble}
      data-own={isOwn || undefined}
      data-state={isOwn ? status : undefined}
      data-seq={seq ?? undefined}
      aria-live={isNews ? undefined : 'off'}
    >
      <VisuallyHidden>
        <bdi>{`${isOwn ? 'You' : partnerName}:`}</bdi>{' '}
      </VisuallyHidden>
      {attachment && (
        <MessageFile
          attachment={attachment}
          text={text}
          onLoad={() => events.onPictureLoad(clientId)}
          onSave={() => events.onAttachmentOpen(clientId)}
          onCancel={() => events.onCancelUpload(clientId)}
        />
      )}
      {text && <MessageText text={text} />}
      <MessageMeta message={message} hourCycle={hourCycle} />
      {isOwn && status === 'failed' && (
        <div className={styles.actions}>
          <button className={styles.action} type="button" onClick={() => events.onRetry(clientId)}>
            Retry
          </button>
          <button className={styles.action} type="button" onClick={() => events.onDelete(clientId)}>
            Delete
          </button>
        </div>
      )}
    </article>
  );
});

interface MessageFileProps extends MessagePictureProps {
  /** The file is not to be sent after all. */
  onCancel: () => void;
}

function MessageFile({ attachment, text, onLoad, onSave, onCancel }: MessageFileProps) {
  const isPicture = fileKind(attachment.type) === 'Photo';
  if (isPicture && attachment.id !== null) {
    return <MessagePicture attachment={attachment} text={text} onLoad={onLoad} onSave={onSave} />;
  }
  return (
    <AttachmentCard
      attachment={attachment}
      look={isPicture ? { state: 'loading' } : undefined}
      onOpen={onSave}
      onCancel={onCancel}
    />
  );
}

const statusWords = { pending: 'Sending', failed: 'Not sent' };

/** When it was sent and how far it has come. A change of status is told elsewhere, once. */
function MessageMeta({
  message: { sentAt, isOwn, status },
  hourCycle,
}: Pick<ChatBubbleProps, 'message' | 'hourCycle'>) {
  return (
    <p className={styles.meta}>
      <time dateTime={sentAt}>
        <bdi>{formatTime(timeInIndia(new Date(sentAt)), hourCycle)}</bdi>
      </time>
      {isOwn && (
        <span aria-live="off">
          <StatusTicks status={status} />
        </span>
      )}
      {isOwn && (status === 'pending' || status === 'failed') && (
        <span aria-hidden="true">{statusWords[status]}</span>
      )}
    </p>
  );
}

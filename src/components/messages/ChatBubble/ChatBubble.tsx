import { memo, useState } from 'react';
import type { ChatMessage } from '../../../domain/messages/conversation.ts';
import { fileKind } from '../../../domain/files/file-type.ts';
import { formatTime, timeInIndia } from '../../../domain/time/india-time.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { AttachmentCard } from '../AttachmentCard/AttachmentCard.tsx';
import { MessagePicture, type MessagePictureProps } from '../MessagePicture/MessagePicture.tsx';
import { MessageText } from '../MessageText/MessageText.tsx';
import { StatusTicks } from '../StatusTicks/StatusTicks.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { t } from '../../../words/t.ts';
import * as styles from './ChatBubble.css.ts';

export interface MessageEvents {
  onRetry: (clientId: string) => void;
  onDelete: (clientId: string) => void;
  onCancelUpload: (clientId: string) => void;
  /** Resolves to the error if the file cannot be saved. */
  onAttachmentOpen: (clientId: string) => Promise<string | null>;
  /** Called when the picture nears the viewport. Resolves to null if loading fails. */
  onPictureLoad: (clientId: string) => Promise<File | 'forbidden' | null>;
}

export interface ChatBubbleProps {
  message: ChatMessage;
  partnerName: string;
  /** True if screen readers should announce the message. */
  isNew: boolean;
  /** Must be stable, or every message rerenders. */
  events: MessageEvents;
}

/** Renders an `article` (spec §2 Messages). */
export const ChatBubble = memo(function ChatBubble({
  message,
  partnerName,
  isNew,
  events,
}: ChatBubbleProps) {
  const { clientId, seq, isOwn, text, attachment, status } = message;
  return (
    <article
      className={styles.bubble}
      data-own={isOwn || undefined}
      data-state={isOwn ? status : undefined}
      data-seq={seq ?? undefined}
      aria-live={isNew ? undefined : 'off'}
    >
      <VisuallyHidden>
        <bdi>{`${isOwn ? t`You` : partnerName}:`}</bdi>{' '}
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
      <MessageMeta message={message} />
      {isOwn && status === 'failed' && (
        <Inline canWrap={false} gap="s4">
          <button className={styles.action} type="button" onClick={() => events.onRetry(clientId)}>
            {t`Retry`}
          </button>
          <button className={styles.action} type="button" onClick={() => events.onDelete(clientId)}>
            {t`Delete`}
          </button>
        </Inline>
      )}
    </article>
  );
});

interface MessageFileProps extends Omit<MessagePictureProps, 'onSave'> {
  onSave: () => Promise<string | null>;
  onCancel: () => void;
}

function MessageFile({ attachment, text, onLoad, onSave, onCancel }: MessageFileProps) {
  const [error, setError] = useState<string | null>(null);
  const isPicture = fileKind(attachment.type) === 'Photo';
  const save = () => {
    setError(null);
    void onSave().then(setError);
  };
  return (
    <>
      {isPicture && attachment.id !== null ? (
        <MessagePicture attachment={attachment} text={text} onLoad={onLoad} onSave={save} />
      ) : (
        <AttachmentCard
          attachment={attachment}
          picture={isPicture ? { state: 'loading' } : undefined}
          onOpen={save}
          onCancel={onCancel}
        />
      )}
      <FormAlert message={error} />
    </>
  );
}

const statusWords = { pending: t`Sending`, failed: t`Not sent` };

/** Has no live region, because `useStatusAnnouncement` announces the status. */
function MessageMeta({ message: { sentAt, isOwn, status } }: { message: ChatMessage }) {
  const hourCycle = useHourCycle();
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

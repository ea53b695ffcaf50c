import { Paperclip } from 'lucide-react';
import type { ChatMessage } from '../../../domain/messages/conversation.ts';
import { messageLine } from '../../../domain/messages/partner-name.ts';
import { t } from '../../../words/t.ts';
import { StatusTicks } from '../StatusTicks/StatusTicks.tsx';
import { clip, line, words } from './InboxItem.css.ts';

export interface LastMessageProps {
  message: ChatMessage | null;
}

export function LastMessage({ message }: LastMessageProps) {
  if (!message) return <span className={line}>{t`No messages yet`}</span>;
  const { isOwn, status, attachment } = message;
  const isFailed = isOwn && status === 'failed';
  return (
    <span className={line} data-state={isFailed ? 'failed' : undefined}>
      {isOwn && (
        <>
          <StatusTicks status={status} /> <bdi>{isFailed ? t`Not sent:` : t`You:`}</bdi>{' '}
        </>
      )}
      {attachment && (
        <Paperclip className={clip} size={16} strokeWidth={1.75} role="img" aria-label={t`File`} />
      )}{' '}
      <span className={words} dir="auto">
        {messageLine(message)}
      </span>
    </span>
  );
}

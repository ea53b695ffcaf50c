import { Paperclip } from 'lucide-react';
import type { ChatMessage } from '../../domain/conversation.ts';
import { messageLine } from '../../domain/inbox-search.ts';
import { StatusTicks } from '../StatusTicks/StatusTicks.tsx';
import { clip, line, words } from './InboxItem.css.ts';

export interface LastMessageProps {
  /** The message; null where nothing has been written yet. */
  message: ChatMessage | null;
}

/** The last message in one line; an own one with its status, and said to be the person's own. */
export function LastMessage({ message }: LastMessageProps) {
  if (!message) return <span className={line}>No messages yet</span>;
  const { isOwn, status, attachment } = message;
  const isFailed = isOwn && status === 'failed';
  return (
    <span className={line} data-state={isFailed ? 'failed' : undefined}>
      {isOwn && (
        <>
          <StatusTicks status={status} /> <bdi>{isFailed ? 'Not sent:' : 'You:'}</bdi>{' '}
        </>
      )}
      {attachment && (
        <Paperclip className={clip} size={16} strokeWidth={1.75} role="img" aria-label="File" />
      )}{' '}
      <span className={words} dir="auto">
        {messageLine(message)}
      </span>
    </span>
  );
}

import { useLayoutEffect, useRef, type ReactNode } from 'react';
import {
  ChatBubble,
  type MessageEvents,
} from '../../../src/components/messages/ChatBubble/ChatBubble.tsx';
import { MessageList } from '../../../src/components/messages/MessageList/MessageList.tsx';
import type { ChatMessage } from '../../../src/domain/messages/conversation.ts';

export type ListName = 'own' | 'plain';

interface ListProps {
  messages: readonly ChatMessage[];
}

const PARTNER = 'Dr. Ananya Krishnan';
const now = new Date('2026-11-21T04:30:00Z');
const nothing = () => {};
const events: MessageEvents = {
  onRetry: nothing,
  onDelete: nothing,
  onCancelUpload: nothing,
  onAttachmentOpen: async () => null,
  onPictureLoad: async () => null,
};

function Own({ messages }: ListProps) {
  return (
    <MessageList
      {...events}
      partnerName={PARTNER}
      messages={messages}
      older="none"
      firstUnreadSeq={null}
      now={now}
      onOlderRequested={nothing}
      onRead={nothing}
    />
  );
}

function Plain({ messages }: ListProps) {
  const end = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (messages.length > 0) end.current?.scrollIntoView({ block: 'end' });
  }, [messages]);
  return (
    <div style={{ blockSize: '100%', overflowY: 'auto' }} data-scroller="">
      {messages.map((message) => (
        <ChatBubble
          key={message.clientId}
          message={message}
          partnerName={PARTNER}
          isNew
          events={{ ...events }}
        />
      ))}
      <div ref={end} />
    </div>
  );
}

export const lists: Record<ListName, (props: ListProps) => ReactNode> = {
  own: Own,
  plain: Plain,
};

export const scrollers = '[role="log"], [data-scroller]';

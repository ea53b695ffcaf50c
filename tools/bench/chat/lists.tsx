import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Virtuoso } from 'react-virtuoso';
import {
  ChatBubble,
  type MessageEvents,
} from '../../../src/components/messages/ChatBubble/ChatBubble.tsx';
import { MessageList } from '../../../src/components/messages/MessageList/MessageList.tsx';
import type { ChatMessage } from '../../../src/domain/messages/conversation.ts';

export type ListName = 'own' | 'virtuoso' | 'plain';

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

const bubble = (message: ChatMessage, itsEvents = events) => (
  <ChatBubble
    key={message.clientId}
    message={message}
    partnerName={PARTNER}
    isNew
    events={itsEvents}
  />
);

/** Virtuoso ignores margins when it measures items, so contain them in a wrapper. */
const boxed = (_: number, message: ChatMessage) => (
  <div style={{ display: 'flow-root' }}>{bubble(message)}</div>
);

function Windowed({ messages }: ListProps) {
  return (
    <Virtuoso
      data={messages}
      style={{ blockSize: '100%' }}
      alignToBottom
      followOutput="auto"
      initialTopMostItemIndex={messages.length - 1}
      computeItemKey={(_, { clientId }) => clientId}
      itemContent={boxed}
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
      {messages.map((message) => bubble(message, { ...events }))}
      <div ref={end} />
    </div>
  );
}

export const lists: Record<ListName, (props: ListProps) => ReactNode> = {
  own: Own,
  virtuoso: Windowed,
  plain: Plain,
};

export const scrollers = '[role="log"], [data-virtuoso-scroller], [data-scroller]';

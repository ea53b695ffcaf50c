import { useState } from 'react';
import {
  MessageList,
  type MessageListProps,
} from '../src/components/messages/MessageList/MessageList.tsx';
import { chatMessage } from './fixtures/conversations.ts';

const PAGE = 50;

export function LiveConversation({ messages, older, ...list }: MessageListProps) {
  const [all, setAll] = useState(messages);
  const [start, setStart] = useState(older === 'none' ? 0 : messages.length - PAGE);
  const say = (isOwn: boolean) => {
    const seq = (all.at(-1)?.seq ?? 0) + 1;
    const text = isOwn ? 'Thank you, doctor.' : `Here is answer ${seq}.`;
    setAll([...all, chatMessage({ seq, isOwn, text, clientId: `live-${seq}` })]);
  };

  return (
    <>
      <div style={{ blockSize: '560px' }}>
        <MessageList
          {...list}
          messages={all.slice(start)}
          older={start > 0 ? 'more' : 'none'}
          onOlderRequested={() => {
            list.onOlderRequested();
            setStart(Math.max(0, start - PAGE));
          }}
        />
      </div>
      <p style={{ display: 'flex', gap: '16px' }}>
        <button type="button" onClick={() => say(false)}>
          Partner writes
        </button>
        <button type="button" onClick={() => say(true)}>
          I write
        </button>
        <button
          type="button"
          onClick={() => setAll(all.map((message) => ({ ...message, status: 'read' })))}
        >
          Partner reads
        </button>
      </p>
    </>
  );
}

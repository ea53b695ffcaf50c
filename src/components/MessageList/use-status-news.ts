import { useEffect, useRef, useState } from 'react';
import type { ChatMessage } from '../../domain/conversation.ts';
import type { ShownStatus } from '../../domain/message-status.ts';

/** How long a status stands before it is told: several often follow within a moment. */
const SETTLED_MS = 1000;

const news: Partial<Record<ShownStatus, string>> = {
  delivered: 'Your message was delivered.',
  read: 'Your message was read.',
  failed: 'Your message was not sent.',
};

/** What people who listen hear of their latest message once its status has changed; '' for nothing new. */
export function useStatusNews(messages: readonly ChatMessage[]): string {
  const { clientId, status } = messages.findLast(({ isOwn }) => isOwn) ?? {};
  const known = useRef({ clientId, status });
  const [told, setTold] = useState('');

  useEffect(() => {
    if (known.current.clientId !== clientId) known.current = { clientId, status };
    if (known.current.status === status) return;
    const timer = setTimeout(() => {
      known.current = { clientId, status };
      setTold((status && news[status]) ?? '');
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [clientId, status]);
  return told;
}

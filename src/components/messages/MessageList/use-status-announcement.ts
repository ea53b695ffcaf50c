import { useEffect, useRef, useState } from 'react';
import type { ChatMessage } from '../../../domain/messages/conversation.ts';
import type { ShownStatus } from '../../../domain/messages/message-status.ts';
import { t } from '../../../words/t.ts';

/** Announces only the last of several quick changes. */
const SETTLED_MS = 1000;

const news: Partial<Record<ShownStatus, string>> = {
  delivered: t`Your message was delivered.`,
  read: t`Your message was read.`,
  failed: t`Your message was not sent.`,
};

export function useStatusAnnouncement(messages: readonly ChatMessage[]): string {
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

import { useEffect, useState } from 'react';
import type { Loadable } from '../../domain/loadable.ts';
import type { InboxEntry } from '../../domain/messages/conversation.ts';
import type { DeviceMessages } from '../../domain/messages/inbox-search.ts';
import type { OpenThread } from '../../screens/messages/MessagesScreen/open-thread.ts';
import { currentSession } from '../../state/messages/conversations/chat-store.ts';

export function useDeviceMessages(
  isSearching: boolean,
  inbox: Loadable<readonly InboxEntry[]>,
  thread: OpenThread | null,
): DeviceMessages {
  const [messages, setMessages] = useState<DeviceMessages>(new Map());
  const entries = inbox.status === 'ready' ? inbox.data : null;
  const openId = thread?.partnerId ?? '';
  const opened = thread?.messages.status === 'ready' ? thread.messages.data : null;
  useEffect(() => {
    let isLatest = true;
    const list = async () => {
      if (!isSearching || !entries) return;
      const listed = await listDeviceMessages(entries);
      if (isLatest) setMessages(opened ? new Map(listed).set(openId, opened) : listed);
    };
    // Names and latest messages are searched without it.
    list().catch(() => {});
    return () => {
      isLatest = false;
    };
  }, [isSearching, entries, openId, opened]);
  return messages;
}

async function listDeviceMessages(entries: readonly InboxEntry[]): Promise<DeviceMessages> {
  const session = currentSession();
  if (!session) return new Map();
  const module = await import('../../state/messages/conversations/device-messages.ts');
  return module.listDeviceMessages(session, entries);
}

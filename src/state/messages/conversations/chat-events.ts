import * as api from '../../../api/messages.ts';
import type { Message } from '../../../contract/messages.ts';
import type { MessageStatusEvent } from '../../../contract/realtime.ts';
import { lastPlace } from '../../../domain/messages/conversation-merge.ts';
import { getPartnerId, getLastSeq } from '../../../domain/messages/inbox.ts';
import { currentSession, publish } from './chat-store.ts';
import { catchUpConversation, hasGap, refreshInbox, refreshInboxUntil } from './loading.ts';
import type { ConversationsSession } from './session.ts';

export function applyMessage(session: ConversationsSession, message: Message): void {
  const partnerId = getPartnerId(message, session.userId);
  if (message.senderId === session.userId) session.unsent.confirm(message.clientId);
  session.dispatch({ type: 'message', message });
  if (session.state.inbox && !session.entry(partnerId)) {
    void refreshInboxUntil(session, partnerId, message.seq);
  }
  publish();
  if (hasGap(session, partnerId)) void catchUpConversation(session, partnerId);
}

export function applyStatus(session: ConversationsSession, event: MessageStatusEvent): void {
  session.dispatch({ type: 'status', event });
  if (event.receiverId === session.userId) fetchBeyond(session, event.senderId, event.upTo);
  publish();
}

export function markRead(session: ConversationsSession, partnerId: string, upTo: number): void {
  session.dispatch({ type: 'read', partnerId, upTo });
  publish();
  void reportRead(session, partnerId);
}

export async function catchUp(session: ConversationsSession): Promise<void> {
  await refreshInbox(session).catch(() => undefined);
  if (session !== currentSession()) return;
  for (const [partnerId, { known }] of session.state.conversations) {
    void reportRead(session, partnerId);
    const entry = session.entry(partnerId);
    const isBehind = !entry || getLastSeq(entry) > lastPlace(known);
    if (isBehind || hasGap(session, partnerId)) void catchUpConversation(session, partnerId);
  }
}

/** A status beyond the last known message: messages were missed. */
function fetchBeyond(session: ConversationsSession, partnerId: string, upTo: number): void {
  const entry = session.entry(partnerId);
  if (session.state.inbox && (!entry || getLastSeq(entry) < upTo)) {
    void refreshInboxUntil(session, partnerId, upTo);
  }
  const conversation = session.conversation(partnerId);
  if (conversation && lastPlace(conversation.known) < upTo)
    void catchUpConversation(session, partnerId);
}

async function reportRead(session: ConversationsSession, partnerId: string): Promise<void> {
  const { readReports } = session;
  if (readReports.has(partnerId)) return;
  readReports.add(partnerId);
  try {
    while (session === currentSession()) {
      const conversation = session.conversation(partnerId);
      if (!conversation || conversation.known.readUpTo <= conversation.reportedRead) return;
      const upTo = conversation.known.readUpTo;
      await api.markRead(partnerId, upTo);
      session.dispatch({ type: 'readReported', partnerId, upTo });
    }
  } catch {
    // The position is sent again after the next reconnect.
  } finally {
    readReports.delete(partnerId);
  }
}

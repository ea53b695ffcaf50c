import { ref } from 'valtio';
import { ApiError } from '../../../api/http/api-error.ts';
import * as api from '../../../api/messages.ts';
import { type InboxUser, MESSAGE_PAGE } from '../../../contract/messages.ts';
import { lastPlace, missingAfter } from '../../../domain/messages/conversation-merge.ts';
import { getLastSeq, toInboxEntry } from '../../../domain/messages/inbox.ts';
import { t } from '../../../words/t.ts';
import { parseLoadError, type LoadError } from '../../core/load-error.ts';
import { showToast } from '../../core/toasts.ts';
import { currentChat, currentSession, publish, setChatState } from './chat-store.ts';
import type { ConversationState } from './reducer.ts';
import type { ConversationsSession } from './session.ts';

export async function loadInbox(session: ConversationsSession): Promise<void> {
  setChatState({ isUsersLoading: true });
  try {
    await refreshInbox(session);
  } catch (error) {
    if (session !== currentSession()) return;
    setChatState({ usersError: toLoadError(error, t`Error fetching users`) });
    showToast('error', t`Unable to get users`);
  } finally {
    if (session === currentSession()) setChatState({ isUsersLoading: false });
  }
}

/** Concurrent calls share one request. */
export function refreshInbox(session: ConversationsSession): Promise<void> {
  session.inboxRequest ??= requestInbox(session).finally(() => {
    session.inboxRequest = null;
  });
  return session.inboxRequest;
}

/** Retries once: the shared request may have started before the message arrived. */
export async function refreshInboxUntil(
  session: ConversationsSession,
  partnerId: string,
  seq: number,
): Promise<void> {
  await refreshInbox(session).catch(() => undefined);
  const entry = session.entry(partnerId);
  if (!entry || getLastSeq(entry) < seq) await refreshInbox(session).catch(() => undefined);
}

/** Spec §4 Chat. */
export async function loadThread(session: ConversationsSession, partnerId: string): Promise<void> {
  const isOpen = () => isOpenIn(session, partnerId);
  setChatState({ isMessagesLoading: true, messagesError: null });
  try {
    await Promise.all([loadLatest(session, partnerId), addPartner(session, partnerId)]);
  } catch (error) {
    if (!isOpen()) return;
    setChatState({ messagesError: toLoadError(error, t`Error fetching messages`) });
    showToast('error', t`Unable to get messages`);
  } finally {
    if (isOpen()) {
      setChatState({ isMessagesLoading: false });
      publish();
    }
  }
}

export function firstUnread(session: ConversationsSession, partnerId: string): number | null {
  const messages = session.conversation(partnerId)?.known.messages ?? [];
  return messages.find(({ isOwn, status }) => !isOwn && status !== 'read')?.seq ?? null;
}

export async function loadOlder(session: ConversationsSession, partnerId: string): Promise<void> {
  const conversation = session.conversation(partnerId);
  if (conversation?.older === 'loading') return;
  if (!conversation?.isLoaded) {
    await loadThread(session, partnerId);
    return;
  }
  session.dispatch({ type: 'older', partnerId, older: 'loading' });
  publish();
  try {
    const before = conversation.known.messages[0]?.seq ?? 1;
    const messages = await api.listMessages(partnerId, { before, limit: MESSAGE_PAGE.usual });
    const older = messages.length < MESSAGE_PAGE.usual ? 'none' : 'more';
    session.dispatch({ type: 'messages', partnerId, messages });
    session.dispatch({ type: 'older', partnerId, older });
  } catch {
    session.dispatch({ type: 'older', partnerId, older: 'failed' });
    if (isOpenIn(session, partnerId)) showToast('error', t`Unable to get messages`);
  }
  publish();
}

export async function catchUpConversation(
  session: ConversationsSession,
  partnerId: string,
): Promise<void> {
  if (!session.conversation(partnerId)?.isLoaded) return;
  const { catchUps } = session;
  const isRunning = catchUps.has(partnerId);
  catchUps.set(partnerId, 'again');
  if (isRunning) return;
  try {
    while (catchUps.get(partnerId) === 'again') {
      catchUps.set(partnerId, 'running');
      await fetchMissed(session, partnerId);
    }
  } catch {
    // The next message detects the gap again and triggers another attempt.
  } finally {
    catchUps.delete(partnerId);
  }
}

async function fetchMissed(session: ConversationsSession, partnerId: string): Promise<void> {
  const limit = MESSAGE_PAGE.most;
  let last = -1;
  for (;;) {
    const after = nextAfter(session.conversation(partnerId));
    if (after <= last) return;
    last = after;
    const messages = await api.listMessages(partnerId, { after, limit });
    if (session !== currentSession()) return;
    session.dispatch({ type: 'messages', partnerId, messages });
    publish();
    if (messages.length < limit && !hasGap(session, partnerId)) return;
  }
}

function nextAfter(conversation: ConversationState | undefined): number {
  if (!conversation) return -1;
  return missingAfter(conversation.known) ?? lastPlace(conversation.known);
}

export function hasGap(session: ConversationsSession, partnerId: string): boolean {
  const conversation = session.conversation(partnerId);
  return conversation !== undefined && missingAfter(conversation.known) !== null;
}

async function requestInbox(session: ConversationsSession): Promise<void> {
  const { blocks } = session;
  const users = await api.listInboxUsers();
  if (session !== currentSession()) return;
  if (session.blocks !== blocks) return requestInbox(session);
  setChatState({ usersError: null });
  session.dispatch({ type: 'inbox', users });
  publish();
}

async function loadLatest(session: ConversationsSession, partnerId: string): Promise<void> {
  if (session.conversation(partnerId)?.isLoaded) {
    await catchUpConversation(session, partnerId);
    return;
  }
  const unread = session.entry(partnerId)?.unreadCount ?? 0;
  const limit = Math.min(MESSAGE_PAGE.most, MESSAGE_PAGE.usual + unread);
  const messages = await api.listMessages(partnerId, { limit });
  if (session !== currentSession()) return;
  session.dispatch({ type: 'messages', partnerId, messages });
  session.dispatch({ type: 'loaded', partnerId, older: messages.length < limit ? 'none' : 'more' });
  if (isOpenIn(session, partnerId)) {
    setChatState({ firstUnreadSeq: firstUnread(session, partnerId) });
  }
  if (hasGap(session, partnerId)) void catchUpConversation(session, partnerId);
}

async function addPartner(session: ConversationsSession, partnerId: string): Promise<void> {
  if (!session.state.inbox) await refreshInbox(session).catch(() => undefined);
  if (session.entry(partnerId)) return;
  const user = await api.openConversation(partnerId);
  if (session !== currentSession()) return;
  session.dispatch({ type: 'partnerAdded', user });
  showPartner(session, user);
}

/** Applies the response to a block. */
export function applyPartner(user: InboxUser): void {
  const session = currentSession();
  if (!session) return;
  session.blocks += 1;
  session.dispatch({ type: 'partnerChanged', user });
  showPartner(session, user);
}

function showPartner(session: ConversationsSession, user: InboxUser): void {
  if (!session.state.inbox && isOpenIn(session, user.id)) {
    const { partner } = toInboxEntry(user, session.userId);
    setChatState({ currentRecipient: { id: user.id, partner: ref(partner) } });
  }
  publish();
}

function isOpenIn(session: ConversationsSession, partnerId: string): boolean {
  return session === currentSession() && currentChat().currentRecipient?.id === partnerId;
}

/** Spec §8 Chat. */
function toLoadError(error: unknown, fallback: string): LoadError {
  const serverMessage = error instanceof ApiError ? error.serverMessage : '';
  return { ...parseLoadError(error), message: serverMessage || fallback };
}

import { ref } from 'valtio';
import type { ApiError } from '../../../api/http/api-error.ts';
import * as api from '../../../api/messages.ts';
import { isBlank } from '../../../contract/text.ts';
import type {
  ChatMessage,
  ConnectionState,
  InboxEntry,
  OlderMessages,
  Partner,
} from '../../../domain/messages/conversation.ts';
import { toFileName } from '../../../domain/files/file-name.ts';
import { fileKind } from '../../../domain/files/file-type.ts';
import type { Loadable, LoadProblem } from '../../../domain/loadable.ts';
import { t } from '../../../words/t.ts';
import {
  clearDraft,
  currentDraft,
  loadDrafts,
  offerClosedDrafts,
  resetDrafts,
  restoreDraft,
} from '../chat-drafts.ts';
import { keepForUser, removeForUsers } from '../chat-storage.ts';
import { clearPictureFiles, pictureFile } from '../../account/picture-files.ts';
import { toLoadable, parseLoadError } from '../../core/load-error.ts';
import { isLive, onRealtime, useConnection } from '../../realtime.ts';
import { isSessionShared } from '../../session/hint.ts';
import { createUserGuard, currentUser, onUserChange } from '../../session/session.ts';
import { showToast } from '../../core/toasts.ts';
import { applyMessage, applyStatus, catchUp, markRead } from './chat-events.ts';
import {
  createSession,
  currentChat,
  currentSession,
  publish,
  resetChatStore,
  setChatState,
  useChatState,
} from './chat-store.ts';
import * as loading from './loading.ts';
import type { ConversationsSession } from './session.ts';

/** The message goes back to the composer for editing. */
const CONTENT_REFUSED = [400, 413, 415];

export interface Thread {
  partner: Partner | null;
  messages: Loadable<readonly ChatMessage[]>;
  older: OlderMessages;
  firstUnreadSeq: number | null;
  connection: ConnectionState;
}

let unsubscribe = () => {};
onUserChange(stopChat);

export function useInbox(): Loadable<readonly InboxEntry[]> {
  const { inboxUsers, usersError } = useChatState();
  return toLoadable(inboxUsers, usersError);
}

/** Call `openChat` first. */
export function useThread(partnerId: string): Thread {
  const { currentRecipient, inboxUsers, messages, messagesError, ...thread } = useChatState();
  const isOpen = currentRecipient?.id === partnerId;
  const entry = inboxUsers?.find(({ partner }) => partner.id === partnerId);
  return {
    partner: entry?.partner ?? (isOpen ? currentRecipient.partner : null),
    messages: isOpen ? toLoadable(messages, messagesError) : { status: 'loading' },
    older: thread.older,
    firstUnreadSeq: thread.firstUnreadSeq,
    connection: useConnection(),
  };
}

export function startChat(): void {
  const userId = currentUser()?.id;
  if (userId === undefined || userId === currentSession()?.userId) return;
  stopChat();
  const session = createSession(userId);
  keepForUser(userId);
  // Remove messages of previous users, unless each tab has its own session.
  const isOther = (id: string) => isSessionShared() && id !== userId;
  removeForUsers(isOther).catch(() => undefined);
  void loadDrafts(userId);
  unsubscribe = subscribe(session);
  void session.unsent.load();
  if (isLive()) void catchUp(session);
}

export function stopChat(): void {
  unsubscribe();
  unsubscribe = () => {};
  resetDrafts();
  clearPictureFiles();
  resetChatStore();
}

/** Shows a toast if the request fails (spec §8). */
export async function loadInbox(): Promise<void> {
  startChat();
  const session = currentSession();
  if (session) await loading.loadInbox(session);
}

/** Spec §4 Chat. */
export function openChat(partnerId: string): void {
  startChat();
  const session = currentSession();
  if (!session) return;
  const entry = session.entry(partnerId);
  session.dispatch({ type: 'opened', partnerId });
  setChatState({
    currentRecipient: { id: partnerId, partner: entry ? ref(entry.partner) : null },
    messages: null,
    messagesError: null,
    firstUnreadSeq: session.conversation(partnerId)?.isLoaded
      ? loading.firstUnread(session, partnerId)
      : null,
  });
  publish();
  void offerClosedDrafts();
  void loading.loadThread(session, partnerId);
}

export function closeChat(): void {
  const closed = { currentRecipient: null, messages: null, messagesError: null };
  setChatState({ ...closed, isMessagesLoading: false });
}

export function reloadChat(): void {
  if (!currentChat().messagesError) return;
  withOpenConversation((session, partnerId) => void loading.loadThread(session, partnerId));
}

export function loadOlderMessages(): void {
  withOpenConversation((session, partnerId) => void loading.loadOlder(session, partnerId));
}

export function markSeen(upTo: number): void {
  withOpenConversation((session, partnerId) => markRead(session, partnerId, upTo));
}

/** Works for a conversation that is no longer open (spec §5 Message). */
export function sendDraft(partnerId: string | null): void {
  if (partnerId === null) {
    showToast('error', t`No recipient selected`);
    return;
  }
  startChat();
  const session = currentSession();
  const { text, file, isPreparing } = currentDraft(partnerId);
  if (!session || isPreparing || (isBlank(text) && !file)) return;
  session.unsent.add(partnerId, text.trim(), file);
  clearDraft(partnerId);
}

export function retryMessage(clientId: string): void {
  currentSession()?.unsent.retry(clientId);
}

export function deleteMessage(clientId: string): void {
  currentSession()?.unsent.remove(clientId);
}

export function cancelUpload(clientId: string): void {
  const message = currentSession()?.unsent.remove(clientId);
  if (message) restoreDraft(message.recipientId, message, null);
}

export async function getAttachment(clientId: string): Promise<File | LoadProblem | null> {
  try {
    return await loadMessageFile(clientId);
  } catch (error) {
    return parseLoadError(error);
  }
}

/** Fails silently, because pictures load without any action by the user. */
export async function getPicture(clientId: string): Promise<File | 'forbidden' | null> {
  try {
    return await loadMessageFile(clientId);
  } catch (error) {
    return parseLoadError(error).reason === 'forbidden' ? 'forbidden' : null;
  }
}

function subscribe(session: ConversationsSession): () => void {
  const { unsent } = session;
  unsent.on('change', publish);
  unsent.on('sent', (message) => applyMessage(session, message));
  unsent.on('removedElsewhere', () => void catchUp(session));
  unsent.on('timedOut', () => {
    setChatState({ sendError: t`Error sending message` });
    showToast('error', t`Message not sent`);
  });
  unsent.on('refused', (message, error) => handleRefusal(session, message, error));
  const wake = () => unsent.wake();
  const subscriptions = [
    onRealtime('new_message', (message) => applyMessage(session, message)),
    onRealtime('message_status', (event) => applyStatus(session, event)),
    onRealtime('connect', wake),
    onRealtime('stale', () => void catchUp(session)),
  ];
  addEventListener('online', wake);
  addEventListener('online', reloadChat);
  return () => {
    for (const end of subscriptions) end();
    removeEventListener('online', wake);
    removeEventListener('online', reloadChat);
  };
}

function withOpenConversation(
  act: (session: ConversationsSession, partnerId: string) => void,
): void {
  const session = currentSession();
  const { currentRecipient } = currentChat();
  if (session && currentRecipient) act(session, currentRecipient.id);
}

async function loadMessageFile(clientId: string): Promise<File | null> {
  const message = currentChat().messages?.find((one) => one.clientId === clientId);
  const { id, name = '', type = '' } = message?.attachment ?? {};
  if (!id) return null;
  const isStillHere = createUserGuard();
  const load = async () => {
    const content = await api.downloadAttachment(id);
    return new File([content], toFileName(name, type), { type });
  };
  const file = await (fileKind(type) === 'Photo' ? pictureFile(id, load) : load());
  return isStillHere() ? file : null;
}

function handleRefusal(
  { unsent }: ConversationsSession,
  message: api.OutgoingMessage,
  error: ApiError,
): void {
  setChatState({ sendError: error.serverMessage || t`Error sending message` });
  showToast('error', error.serverMessage || t`Failed to send message`);
  if (!CONTENT_REFUSED.includes(error.status)) return;
  const fileError = message.file ? error.message : null;
  const isBack = restoreDraft(message.recipientId, message, fileError);
  if (isBack) unsent.remove(message.clientId);
}

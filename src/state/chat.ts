import { ref, useSnapshot } from 'valtio';
import type { ApiError } from '../api/api-error.ts';
import * as api from '../api/messages.ts';
import { isBlank } from '../contract/text.ts';
import type {
  ChatMessage,
  ConnectionState,
  InboxEntry,
  OlderMessages,
  Partner,
} from '../domain/conversation.ts';
import { fileNameOfKind } from '../domain/file-name.ts';
import { fileKind } from '../domain/file-type.ts';
import type { Loadable } from '../domain/loadable.ts';
import { isSessionShared } from './session/hint.ts';
import { createUserGuard, currentUser, onUserChange } from './session/session.ts';
import { clearDraft, currentDraft, loadDrafts, resetDrafts, restoreDraft } from './chat-drafts.ts';
import { firstUnread, loadOlder, loadThread } from './chat-loading.ts';
import { catchUp, takeMessage, takeRead, takeStatus } from './chat-news.ts';
import { removeForUsers } from './chat-storage.ts';
import { memory, resetStore, show, state, talkWith, type ChatState } from './chat-store.ts';
import { Outbox } from './outbox/outbox.ts';
import { patch } from './patch.ts';
import { loadableOf, problemOf } from './problem.ts';
import { clearPictureFiles, pictureFile } from './picture-files.ts';
import { isLive, onRealtime, useConnection } from './realtime.ts';
import { showToast } from './toasts.ts';

/** What makes a server refuse a message for what is in it: then it goes back to where it was written. */
const CONTENT_REFUSED = [400, 413, 415];

/** A conversation, as a page is told about it. */
export interface Thread {
  /** Null while it is not known who the partner is. */
  partner: Partner | null;
  messages: Loadable<readonly ChatMessage[]>;
  older: OlderMessages;
  firstUnreadSeq: number | null;
  connection: ConnectionState;
}

let unsubscribe = () => {};
onUserChange(stopChat);

/** The inbox. */
export function useInbox(): Loadable<readonly InboxEntry[]> {
  const { inboxUsers, usersError } = useSnapshot(state);
  return loadableOf(inboxUsers, usersError);
}

/** The conversation with a partner, which `openChat` has opened. */
export function useThread(partnerId: string): Thread {
  const { currentRecipient, inboxUsers, messages, messagesError, ...thread } = useSnapshot(state);
  const isOpen = currentRecipient?.id === partnerId;
  const entry = inboxUsers?.find(({ partner }) => partner.id === partnerId);
  return {
    partner: entry?.partner ?? (isOpen ? currentRecipient.partner : null),
    messages: isOpen ? loadableOf(messages, messagesError) : { status: 'loading' },
    older: thread.older,
    firstUnreadSeq: thread.firstUnreadSeq,
    connection: useConnection(),
  };
}

/** What the store holds right now, for code outside of React. */
export function currentChat(): ChatState {
  return state;
}

/** Follows the conversations of the signed-in user, and sends what they wrote before; once for each user. */
export function startChat(): void {
  const userId = currentUser()?.id;
  if (userId === undefined || userId === memory.userId) return;
  stopChat();
  memory.userId = userId;
  // Sessions that ended without a logout leave something behind; nobody else's tab may be in need of it.
  const others = (id: string) => isSessionShared() && id !== userId;
  removeForUsers(others).catch(() => undefined);
  void loadDrafts(userId);
  const outbox = new Outbox(userId);
  outbox.on('change', show);
  outbox.on('sent', takeMessage);
  outbox.on('removedElsewhere', () => void catchUp());
  outbox.on('timedOut', () => {
    state.sendError = 'Error sending message';
    showToast('error', 'Message not sent');
  });
  outbox.on('refused', takeRefusal);
  memory.outbox = outbox;
  void outbox.load();
  unsubscribe = subscribe(() => outbox.wake());
  if (isLive()) void catchUp();
}

/** Leaves, and forgets what was here; what is kept in the browser stays. */
export function stopChat(): void {
  unsubscribe();
  unsubscribe = () => {};
  memory.outbox?.close();
  resetDrafts();
  clearPictureFiles();
  resetStore();
}

/** Opens the conversation with a partner; with somebody new, such as a doctor, they join the inbox (spec §4 Chat). */
export function openChat(partnerId: string): void {
  const entry = memory.inbox?.find(({ partner }) => partner.id === partnerId);
  const talk = talkWith(partnerId);
  patch(state, {
    currentRecipient: { id: partnerId, partner: entry ? ref(entry.partner) : null },
    messages: null,
    messagesError: null,
    firstUnreadSeq: talk.isLoaded ? firstUnread(partnerId) : null,
  });
  show();
  void loadThread(partnerId);
}

/** No conversation is open any more. */
export function closeChat(): void {
  const nothing = { currentRecipient: null, messages: null, messagesError: null };
  patch(state, { ...nothing, isMessagesLoading: false });
}

/** Loads the open conversation again, after a failure. */
export function reloadChat(): void {
  if (state.currentRecipient) void loadThread(state.currentRecipient.id);
}

/** Loads what lies before the messages at hand. */
export function loadOlderMessages(): void {
  if (state.currentRecipient) void loadOlder(state.currentRecipient.id);
}

/** The partner's messages up to a place have been seen. */
export function markSeen(upTo: number): void {
  if (state.currentRecipient) takeRead(state.currentRecipient.id, upTo);
}

/** Sends the draft to a partner, who may not be the one in view any more (spec §5 Message); then it is empty. */
export function sendDraft(partnerId: string | null): void {
  if (partnerId === null) {
    showToast('error', 'No recipient selected');
    return;
  }
  const { text, file } = currentDraft(partnerId);
  if (isBlank(text) && !file) return;
  memory.outbox?.add(partnerId, text.trim(), file);
  clearDraft(partnerId);
}

/** Sends a failed message again. */
export function retryMessage(clientId: string): void {
  memory.outbox?.retry(clientId);
}

/** Throws a message away that has failed. */
export function deleteMessage(clientId: string): void {
  memory.outbox?.remove(clientId);
}

/** Calls back a message whose file is on its way up; it can be written anew. */
export function cancelUpload(clientId: string): void {
  const message = memory.outbox?.remove(clientId);
  if (message) restoreDraft(message.recipientId, message, null);
}

/** The file of a message in the open conversation; null, with a toast, when it cannot be had. */
export async function getAttachment(clientId: string): Promise<File | null> {
  const isStillHere = createUserGuard();
  try {
    return await fileOfMessage(clientId);
  } catch (error) {
    if (isStillHere()) showToast('error', problemOf(error).message);
    return null;
  }
}

/** The same for a picture that is only to be seen: nobody asked for it, so that its failure is no news. */
export async function getPicture(clientId: string): Promise<File | null> {
  try {
    return await fileOfMessage(clientId);
  } catch {
    return null;
  }
}

async function fileOfMessage(clientId: string): Promise<File | null> {
  const message = state.messages?.find((one) => one.clientId === clientId);
  const { id, name = '', type = '' } = message?.attachment ?? {};
  if (!id) return null;
  const isStillHere = createUserGuard();
  const load = async () => {
    const content = await api.downloadAttachment(id);
    return new File([content], fileNameOfKind(name, type), { type });
  };
  const file = await (fileKind(type) === 'Photo' ? pictureFile(id, load) : load());
  return isStillHere() ? file : null;
}

/** @param wake sends at once what waits, since the server can be reached again */
function subscribe(wake: () => void): () => void {
  const subscriptions = [
    onRealtime('new_message', takeMessage),
    onRealtime('message_status', takeStatus),
    onRealtime('connect', wake),
    onRealtime('stale', () => void catchUp()),
  ];
  addEventListener('online', wake);
  return () => {
    for (const end of subscriptions) end();
    removeEventListener('online', wake);
  };
}

function takeRefusal(message: api.OutgoingMessage, error: ApiError): void {
  state.sendError = error.serverMessage || 'Error sending message';
  showToast('error', error.serverMessage || 'Failed to send message');
  if (!CONTENT_REFUSED.includes(error.status)) return;
  const fileError = message.file ? error.message : null;
  const isBack = restoreDraft(message.recipientId, message, fileError);
  if (isBack) memory.outbox?.remove(message.clientId);
}

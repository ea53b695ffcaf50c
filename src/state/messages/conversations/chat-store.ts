import { proxy, ref, snapshot, subscribe, useSnapshot } from 'valtio';
import { notArrived } from '../../../domain/messages/conversation-merge.ts';
import type {
  ChatMessage,
  InboxEntry,
  OlderMessages,
  Partner,
} from '../../../domain/messages/conversation.ts';
import { patch } from '../../core/patch.ts';
import type { Ref, LoadError } from '../../core/load-error.ts';
import { setCounts } from '../../core/counts.ts';
import { ConversationsSession } from './session.ts';

/** Spec §3 Chat state. */
export interface ChatState {
  /** Null until loaded. Messages that are still being sent come last. */
  messages: Ref<readonly ChatMessage[]> | null;
  inboxUsers: Ref<readonly InboxEntry[]> | null;
  currentRecipient: { id: string; partner: Ref<Partner> | null } | null;
  isUsersLoading: boolean;
  isMessagesLoading: boolean;
  isSending: boolean;
  /** Spec §8 Chat. */
  usersError: LoadError | null;
  messagesError: LoadError | null;
  sendError: string | null;
  older: OlderMessages;
  firstUnreadSeq: number | null;
}

const initial = (): ChatState => ({
  messages: null,
  inboxUsers: null,
  currentRecipient: null,
  isUsersLoading: false,
  isMessagesLoading: false,
  isSending: false,
  usersError: null,
  messagesError: null,
  sendError: null,
  older: 'none',
  firstUnreadSeq: null,
});

const state = proxy(initial());
let session: ConversationsSession | null = null;
let published: Record<'stored' | 'outgoing', readonly ChatMessage[]> = { stored: [], outgoing: [] };

export function useChatState() {
  return useSnapshot(state);
}

/** Runs the listener synchronously, not in valtio's next batch. */
export function onChatChange(listener: () => void): void {
  subscribe(state, listener, true);
}

export function currentChat() {
  return snapshot(state);
}

export function currentSession(): ConversationsSession | null {
  return session;
}

export function createSession(userId: string): ConversationsSession {
  session = new ConversationsSession(userId);
  return session;
}

export function setChatState(changes: Partial<ChatState>): void {
  patch(state, changes);
}

export function resetChatStore(): void {
  session?.unsent.close();
  session = null;
  published = { stored: [], outgoing: [] };
  patch(state, initial());
  setCounts({ unreadCount: 0 });
}

export function publish(): void {
  if (!session) return;
  state.isSending = session.unsent.isSending;
  publishInbox(session);
  publishConversation(session);
}

function publishInbox({ state: { inbox }, unsent }: ConversationsSession): void {
  if (!inbox) return;
  const entries = withOutgoing(inbox, (id) => unsent.listMessages(id).at(-1));
  if (state.inboxUsers !== entries) state.inboxUsers = ref(entries);
  setCounts({ unreadCount: entries.reduce((sum, entry) => sum + entry.unreadCount, 0) });
  const { currentRecipient } = state;
  const entry = entries.find(({ partner }) => partner.id === currentRecipient?.id);
  if (currentRecipient && entry) currentRecipient.partner = ref(entry.partner);
}

function withOutgoing(
  inbox: readonly InboxEntry[],
  lastOutgoing: (partnerId: string) => ChatMessage | undefined,
): readonly InboxEntry[] {
  const leaving: InboxEntry[] = [];
  for (const entry of inbox) {
    const last = lastOutgoing(entry.partner.id);
    const isLatest = last && last.sentAt > sentAt(entry);
    if (isLatest) leaving.push({ ...entry, lastMessage: last });
  }
  if (leaving.length === 0) return inbox;
  const ids = new Set(leaving.map(({ partner }) => partner.id));
  leaving.sort((a, b) => sentAt(b).localeCompare(sentAt(a)));
  return [...leaving, ...inbox.filter(({ partner }) => !ids.has(partner.id))];
}

function sentAt({ lastMessage }: InboxEntry): string {
  return lastMessage?.sentAt ?? '';
}

function publishConversation({ unsent, state: { conversations } }: ConversationsSession): void {
  const id = state.currentRecipient?.id;
  const conversation = id === undefined ? undefined : conversations.get(id);
  if (id === undefined || !conversation) {
    state.messages = null;
    return;
  }
  const stored = conversation.known.messages;
  const outgoing = notArrived(unsent.listMessages(id), stored);
  // Show messages that are being sent even if loading the others failed.
  if (!conversation.isLoaded && (outgoing.length === 0 || !state.messagesError)) {
    state.messages = null;
    return;
  }
  state.older = conversation.isLoaded ? conversation.older : 'failed';
  const isSame = published.stored === stored && hasSameItems(published.outgoing, outgoing);
  if (state.messages && isSame) return;
  published = { stored, outgoing };
  state.messages = ref(outgoing.length === 0 ? stored : [...stored, ...outgoing]);
}

function hasSameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((one, index) => one === b[index]);
}

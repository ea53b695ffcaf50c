import type { InboxUser, Message } from '../../../contract/messages.ts';
import type { MessageStatusEvent } from '../../../contract/realtime.ts';
import {
  unknownConversation,
  unreadAtHand,
  withMessages,
  applyProgress,
  withRead,
  type Conversation,
} from '../../../domain/messages/conversation-merge.ts';
import type { InboxEntry, OlderMessages } from '../../../domain/messages/conversation.ts';
import {
  mergedInbox,
  getPartnerId,
  getLastSeq,
  toInboxEntry,
  upsertEntry,
  applyNewMessage,
  applyOpened,
} from '../../../domain/messages/inbox.ts';
import { laterStatus } from '../../../domain/messages/message-status.ts';

export interface ConversationState {
  known: Conversation;
  isLoaded: boolean;
  older: OlderMessages;
  reportedRead: number;
}

export interface ConversationsState {
  userId: string;
  inbox: readonly InboxEntry[] | null;
  /** Keyed by partner id. */
  conversations: ReadonlyMap<string, ConversationState>;
}

export type ConversationAction =
  | { type: 'opened'; partnerId: string }
  | { type: 'messages'; partnerId: string; messages: readonly Message[] }
  | { type: 'loaded'; partnerId: string; older: OlderMessages }
  | { type: 'older'; partnerId: string; older: OlderMessages }
  | { type: 'message'; message: Message }
  | { type: 'status'; event: MessageStatusEvent }
  | { type: 'read'; partnerId: string; upTo: number }
  | { type: 'readReported'; partnerId: string; upTo: number }
  | { type: 'inbox'; users: readonly InboxUser[] }
  | { type: 'partnerAdded' | 'partnerChanged'; user: InboxUser };

const unopened: ConversationState = {
  known: unknownConversation,
  isLoaded: false,
  older: 'none',
  reportedRead: 0,
};

export function reduce(state: ConversationsState, action: ConversationAction): ConversationsState {
  const { userId, inbox } = state;
  switch (action.type) {
    case 'opened': {
      const { partnerId } = action;
      if (state.conversations.has(partnerId)) return state;
      return { ...state, conversations: new Map(state.conversations).set(partnerId, unopened) };
    }
    case 'messages':
      return updateKnown(state, action.partnerId, (known) =>
        withMessages(known, action.messages, userId),
      );
    case 'loaded':
      return change(state, action.partnerId, { isLoaded: true, older: action.older });
    case 'older':
      return change(state, action.partnerId, { older: action.older });
    case 'message': {
      const { message } = action;
      const next = updateKnown(state, getPartnerId(message, userId), (known) =>
        withMessages(known, [message], userId),
      );
      return { ...next, inbox: inbox && (applyNewMessage(inbox, message, userId) ?? inbox) };
    }
    case 'status':
      return applyStatus(state, action.event);
    case 'read':
      return readUpTo(state, action.partnerId, action.upTo);
    case 'readReported':
      return reported(state, action.partnerId, action.upTo);
    case 'inbox': {
      const entries = action.users.map((user) => toInboxEntry(user, userId));
      const merged = mergedInbox(
        inbox ?? [],
        entries,
        (id) => state.conversations.get(id)?.known.readUpTo ?? 0,
      );
      return action.users.reduce<ConversationsState>(
        (next, user) => updateKnown(next, user.id, (known) => applyProgress(known, user)),
        { ...state, inbox: merged },
      );
    }
    case 'partnerAdded':
      return { ...state, inbox: inbox && applyOpened(inbox, toInboxEntry(action.user, userId)) };
    case 'partnerChanged': {
      const { partner } = toInboxEntry(action.user, userId);
      return changeEntry(state, partner.id, (entry) => ({ ...entry, partner }));
    }
  }
}

function applyStatus(
  state: ConversationsState,
  { senderId, receiverId, status, upTo }: MessageStatusEvent,
): ConversationsState {
  if (senderId === state.userId) return applyOwnProgress(state, receiverId, status, upTo);
  if (receiverId !== state.userId || status !== 'read') return state;
  return reported(readUpTo(state, senderId, upTo), senderId, upTo);
}

function applyOwnProgress(
  state: ConversationsState,
  partnerId: string,
  status: MessageStatusEvent['status'],
  upTo: number,
): ConversationsState {
  const progress = { deliveredUpTo: upTo, readUpTo: status === 'read' ? upTo : 0 };
  const next = updateKnown(state, partnerId, (known) => applyProgress(known, progress));
  return changeEntry(next, partnerId, (entry) => {
    const { lastMessage } = entry;
    if (!lastMessage?.isOwn || getLastSeq(entry) > upTo) return entry;
    const further = laterStatus(lastMessage.status, status);
    if (further === lastMessage.status) return entry;
    return { ...entry, lastMessage: { ...lastMessage, status: further } };
  });
}

function readUpTo(state: ConversationsState, partnerId: string, upTo: number): ConversationsState {
  const next = updateKnown(state, partnerId, (known) => withRead(known, upTo));
  const conversation = next.conversations.get(partnerId);
  return changeEntry(next, partnerId, (entry) => {
    const atHand = conversation?.isLoaded ? unreadAtHand(conversation.known) : entry.unreadCount;
    const unreadCount = getLastSeq(entry) <= upTo ? 0 : Math.min(entry.unreadCount, atHand);
    return unreadCount === entry.unreadCount ? entry : { ...entry, unreadCount };
  });
}

function reported(state: ConversationsState, partnerId: string, upTo: number): ConversationsState {
  const before = state.conversations.get(partnerId)?.reportedRead ?? 0;
  return change(state, partnerId, { reportedRead: Math.max(before, upTo) });
}

function changeEntry(
  state: ConversationsState,
  partnerId: string,
  update: (entry: InboxEntry) => InboxEntry,
): ConversationsState {
  return { ...state, inbox: state.inbox && upsertEntry(state.inbox, partnerId, update) };
}

function updateKnown(
  state: ConversationsState,
  partnerId: string,
  update: (known: Conversation) => Conversation,
): ConversationsState {
  const conversation = state.conversations.get(partnerId);
  return conversation ? change(state, partnerId, { known: update(conversation.known) }) : state;
}

function change(
  state: ConversationsState,
  partnerId: string,
  changes: Partial<ConversationState>,
): ConversationsState {
  const before = state.conversations.get(partnerId);
  if (!before) return state;
  const conversations = new Map(state.conversations).set(partnerId, { ...before, ...changes });
  return { ...state, conversations };
}

import { proxy, ref } from 'valtio';
import {
  notArrived,
  unknownConversation,
  unreadAtHand,
  type Conversation,
} from '../domain/conversation-merge.ts';
import type { ChatMessage, InboxEntry, OlderMessages, Partner } from '../domain/conversation.ts';
import { placeOf, withEntry } from '../domain/inbox.ts';
import type { Outbox } from './outbox/outbox.ts';
import { patch } from './patch.ts';
import type { Held, Problem } from './problem.ts';
import { setUnreadCount } from './unread.ts';

/** What pages are told of the conversations (spec §3 Chat state). */
export interface ChatState {
  /** The conversation with the current recipient, what is going out last; null until it is here. */
  messages: Held<readonly ChatMessage[]> | null;
  inboxUsers: Held<readonly InboxEntry[]> | null;
  currentRecipient: { id: string; partner: Held<Partner> | null } | null;
  isUsersLoading: boolean;
  isMessagesLoading: boolean;
  isSending: boolean;
  /** Why the inbox, the conversation could not be loaded; why a message was not sent (spec §8 Chat). */
  usersError: Problem | null;
  messagesError: Problem | null;
  sendError: string | null;
  /** What lies before the messages. */
  older: OlderMessages;
  /** The partner's first message that was unread when the conversation was opened. */
  firstUnreadSeq: number | null;
}

/** A conversation that has been opened since the page was loaded. */
export interface Talk {
  known: Conversation;
  /** Whether its latest messages are here. */
  isLoaded: boolean;
  older: OlderMessages;
  /** Up to which the server has been told that its messages are read, and whether it is being told. */
  toldRead: number;
  isTelling: boolean;
  /** What was missed is not being asked for, is, or is to be asked for once more after that. */
  catchUp: 'idle' | 'running' | 'again';
}

/** What is behind the state: valtio need not watch thousands of messages. */
interface Memory {
  /** Who is signed in; '' for nobody. */
  userId: string;
  outbox: Outbox | null;
  inbox: readonly InboxEntry[] | null;
  talks: Map<string, Talk>;
  /** What was last shown, to show the same again when nothing has changed. */
  shown: { kept: readonly ChatMessage[]; outgoing: readonly ChatMessage[] };
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

const emptyMemory = (): Memory => ({
  userId: '',
  outbox: null,
  inbox: null,
  talks: new Map(),
  shown: { kept: [], outgoing: [] },
});

export const state = proxy(initial());
export const memory = emptyMemory();

/** Forgets everything. */
export function resetStore(): void {
  patch(memory, emptyMemory());
  patch(state, initial());
  setUnreadCount(0);
}

/** The conversation with a partner, as far as it is known. */
export function talkWith(partnerId: string): Talk {
  let talk = memory.talks.get(partnerId);
  if (!talk) {
    talk = {
      known: unknownConversation,
      isLoaded: false,
      older: 'none',
      toldRead: 0,
      isTelling: false,
      catchUp: 'idle',
    };
    memory.talks.set(partnerId, talk);
  }
  return talk;
}

/** Changes what is known of a conversation that has been opened, and what is shown of it. */
export function changeKnown(
  partnerId: string,
  change: (known: Conversation) => Conversation,
): void {
  const talk = memory.talks.get(partnerId);
  if (!talk) return;
  talk.known = change(talk.known);
}

/** Takes up how many of a partner's messages are unread, once the viewer has read up to a place. */
export function countUnread(partnerId: string, readUpTo: number): void {
  if (!memory.inbox) return;
  memory.inbox = withEntry(memory.inbox, partnerId, (entry) => {
    const talk = memory.talks.get(partnerId);
    const atHand = talk?.isLoaded ? unreadAtHand(talk.known) : entry.unreadCount;
    const unreadCount = placeOf(entry) <= readUpTo ? 0 : Math.min(entry.unreadCount, atHand);
    return unreadCount === entry.unreadCount ? entry : { ...entry, unreadCount };
  });
}

/** Shows what is known now. */
export function show(): void {
  state.isSending = memory.outbox?.isSending ?? false;
  showInbox();
  showConversation();
}

function showInbox(): void {
  const { inbox } = memory;
  if (!inbox) return;
  const entries = withOutgoing(inbox);
  if (state.inboxUsers !== entries) state.inboxUsers = ref(entries);
  setUnreadCount(entries.reduce((sum, { unreadCount }) => sum + unreadCount, 0));
  const { currentRecipient } = state;
  const entry = entries.find(({ partner }) => partner.id === currentRecipient?.id);
  if (currentRecipient && entry) currentRecipient.partner = ref(entry.partner);
}

/** The inbox with what is going out as the latest messages, first. */
function withOutgoing(inbox: readonly InboxEntry[]): readonly InboxEntry[] {
  const leaving: InboxEntry[] = [];
  for (const entry of inbox) {
    const last = memory.outbox?.shownFor(entry.partner.id).at(-1);
    const isLatest = last && last.sentAt > (entry.lastMessage?.sentAt ?? '');
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

function showConversation(): void {
  const id = state.currentRecipient?.id;
  const talk = id === undefined ? undefined : memory.talks.get(id);
  if (id === undefined || !talk) {
    state.messages = null;
    return;
  }
  const kept = talk.known.messages;
  const outgoing = notArrived(memory.outbox?.shownFor(id) ?? [], kept);
  // What is going out must show although nothing else can be had.
  if (!talk.isLoaded && (outgoing.length === 0 || !state.messagesError)) {
    state.messages = null;
    return;
  }
  state.older = talk.isLoaded ? talk.older : 'failed';
  const { shown } = memory;
  const isSame = state.messages && shown.kept === kept && areSame(shown.outgoing, outgoing);
  if (isSame) return;
  memory.shown = { kept, outgoing };
  state.messages = ref(outgoing.length === 0 ? kept : [...kept, ...outgoing]);
}

function areSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((one, index) => one === b[index]);
}

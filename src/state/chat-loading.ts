import { ref } from 'valtio';
import * as api from '../api/messages.ts';
import { ApiError } from '../api/api-error.ts';
import { MESSAGE_PAGE, type InboxUser } from '../contract/messages.ts';
import {
  lastPlace,
  missingAfter,
  withMessages,
  withProgress,
} from '../domain/conversation-merge.ts';
import { mergedInbox, placeOf, toInboxEntry, withOpened } from '../domain/inbox.ts';
import { changeKnown, memory, show, state, talkWith, type Talk } from './chat-store.ts';
import { patch } from './patch.ts';
import { problemOf, type Problem } from './problem.ts';
import { showToast } from './toasts.ts';

/** One look at a person's inbox at a time, shared by whoever wants it. */
const looks = new Map<string, Promise<void>>();

/** Loads the inbox (spec §8: its failure is a toast); what is there stays in view meanwhile. */
export async function loadInbox(): Promise<void> {
  const { userId } = memory;
  state.isUsersLoading = true;
  try {
    await lookAtInbox();
  } catch (error) {
    if (memory.userId !== userId) return;
    state.usersError = problemFor(error, 'Error fetching users');
    showToast('error', 'Unable to get users');
  } finally {
    if (memory.userId === userId) state.isUsersLoading = false;
  }
}

/** Loads the inbox without a word about a failure. */
export function lookAtInbox(): Promise<void> {
  const { userId } = memory;
  const look = looks.get(userId) ?? askForInbox().finally(() => looks.delete(userId));
  looks.set(userId, look);
  return look;
}

/** Looks for a partner who is news, also when a look that began before has not found them. */
export async function lookFor(partnerId: string, seq: number): Promise<void> {
  const isKnown = () =>
    memory.inbox?.some((entry) => entry.partner.id === partnerId && placeOf(entry) >= seq);
  await lookAtInbox().catch(() => undefined);
  if (!isKnown()) await lookAtInbox().catch(() => undefined);
}

/** Opens the conversation with a partner (spec §4 Chat), who joins the inbox if need be. */
export async function loadThread(partnerId: string): Promise<void> {
  const isWanted = watch(partnerId);
  patch(state, { isMessagesLoading: true, messagesError: null });
  try {
    await Promise.all([loadLatest(partnerId), addPartner(partnerId)]);
  } catch (error) {
    if (!isWanted()) return;
    state.messagesError = problemFor(error, 'Error fetching messages');
    showToast('error', 'Unable to get messages');
  } finally {
    if (isWanted()) {
      state.isMessagesLoading = false;
      show();
    }
  }
}

/** The place of the partner's first unread message at hand; null without any. */
export function firstUnread(partnerId: string): number | null {
  const { messages } = talkWith(partnerId).known;
  return messages.find(({ isOwn, status }) => !isOwn && status !== 'read')?.seq ?? null;
}

/** Loads the messages before those at hand. */
export async function loadOlder(partnerId: string): Promise<void> {
  const isCurrent = watch(partnerId);
  const talk = talkWith(partnerId);
  if (talk.older === 'loading') return;
  if (!talk.isLoaded) {
    await loadThread(partnerId);
    return;
  }
  talk.older = 'loading';
  show();
  try {
    const before = talk.known.messages[0]?.seq ?? 1;
    const page = await api.listMessages(partnerId, { before, limit: MESSAGE_PAGE.usual });
    // Somebody else has signed in.
    if (memory.talks.get(partnerId) !== talk) return;
    changeKnown(partnerId, (known) => withMessages(known, page, memory.userId));
    talk.older = page.length < MESSAGE_PAGE.usual ? 'none' : 'more';
  } catch {
    talk.older = 'failed';
    if (isCurrent()) showToast('error', 'Unable to get messages');
  }
  show();
}

/** Asks for what was missed of a conversation that is at hand; a failure waits for the next occasion. */
export async function catchUpWith(partnerId: string): Promise<void> {
  const talk = memory.talks.get(partnerId);
  if (!talk?.isLoaded) return;
  const isRunning = talk.catchUp !== 'idle';
  talk.catchUp = 'again';
  if (isRunning) return;
  try {
    while (talk.catchUp === 'again') {
      talk.catchUp = 'running';
      await askForMissed(partnerId, talk);
    }
  } catch {
    // Still missing: each later message shows the gap again.
  } finally {
    talk.catchUp = 'idle';
  }
}

async function askForMissed(partnerId: string, talk: Talk): Promise<void> {
  const limit = MESSAGE_PAGE.most;
  let asked = -1;
  for (let after = nextAfter(talk); after > asked; after = nextAfter(talk)) {
    asked = after;
    const page = await api.listMessages(partnerId, { after, limit });
    // Somebody else has signed in.
    if (memory.talks.get(partnerId) !== talk) return;
    changeKnown(partnerId, (known) => withMessages(known, page, memory.userId));
    show();
    if (page.length < limit && missingAfter(talk.known) === null) return;
  }
}

function nextAfter({ known }: Talk): number {
  return missingAfter(known) ?? lastPlace(known);
}

async function askForInbox(): Promise<void> {
  const { userId } = memory;
  const users = await api.listInboxUsers();
  if (memory.userId !== userId) return;
  state.usersError = null;
  takeInbox(users);
}

function takeInbox(users: readonly InboxUser[]): void {
  const entries = users.map((user) => toInboxEntry(user, memory.userId));
  memory.inbox = mergedInbox(
    memory.inbox ?? [],
    entries,
    (id) => memory.talks.get(id)?.known.readUpTo ?? 0,
  );
  for (const user of users) changeKnown(user.id, (known) => withProgress(known, user));
  show();
}

async function loadLatest(partnerId: string): Promise<void> {
  const isWanted = watch(partnerId);
  const talk = talkWith(partnerId);
  if (talk.isLoaded) {
    await catchUpWith(partnerId);
    return;
  }
  const unread = memory.inbox?.find(({ partner }) => partner.id === partnerId)?.unreadCount ?? 0;
  const limit = Math.min(MESSAGE_PAGE.most, MESSAGE_PAGE.usual + unread);
  const page = await api.listMessages(partnerId, { limit });
  if (memory.talks.get(partnerId) !== talk) return;
  changeKnown(partnerId, (known) => withMessages(known, page, memory.userId));
  patch(talk, { isLoaded: true, older: page.length < limit ? 'none' : 'more' });
  if (isWanted()) state.firstUnreadSeq = firstUnread(partnerId);
  if (missingAfter(talk.known) !== null) void catchUpWith(partnerId);
}

/** Puts a partner into the inbox who is not there yet. */
async function addPartner(partnerId: string): Promise<void> {
  if (!memory.inbox) await lookAtInbox().catch(() => undefined);
  if (memory.inbox?.some(({ partner }) => partner.id === partnerId)) return;
  const { userId } = memory;
  const user = await api.openConversation(partnerId);
  if (memory.userId !== userId) return;
  const entry = toInboxEntry(user, userId);
  if (memory.inbox) memory.inbox = withOpened(memory.inbox, entry);
  else if (state.currentRecipient?.id === partnerId) {
    state.currentRecipient.partner = ref(entry.partner);
  }
  show();
}

/** Whether a partner is still the one whose conversation is open, with the same person looking. */
function watch(partnerId: string): () => boolean {
  const { userId } = memory;
  return () => memory.userId === userId && state.currentRecipient?.id === partnerId;
}

/** What a failure has to say: the server's message, else the documented words (spec §8 Chat). */
function problemFor(error: unknown, fallback: string): Problem {
  const serverMessage = error instanceof ApiError ? error.serverMessage : '';
  return { ...problemOf(error), message: serverMessage || fallback };
}

import type { InboxUser, Message } from '../contract/messages.ts';
import { toChatMessage } from './conversation-merge.ts';
import type { ChatMessage, InboxEntry } from './conversation.ts';
import { furtherStatus } from './message-status.ts';

/** Who stands at the other end of a message. */
export function partnerIdOf({ senderId, receiverId }: Message, viewerId: string): string {
  return senderId === viewerId ? receiverId : senderId;
}

/** An entry of the inbox, as the server tells it to the viewer. */
export function toInboxEntry(user: InboxUser, viewerId: string): InboxEntry {
  const { id, name, role, profilePicture, lastMessage, unreadCount } = user;
  return {
    partner: { id, name, role, profilePicture },
    lastMessage: lastMessage && toChatMessage(lastMessage, viewerId),
    unreadCount,
  };
}

/**
 * The inbox after the server has told it anew: in its order, but what has come in the meantime stays
 * and stands first.
 * @param readUpTo the last message of a partner's that the viewer has read here
 */
export function mergedInbox(
  known: readonly InboxEntry[],
  told: readonly InboxEntry[],
  readUpTo: (partnerId: string) => number,
): InboxEntry[] {
  const newer: InboxEntry[] = [];
  const others: InboxEntry[] = [];
  for (const entry of told) {
    const before = known.find(({ partner }) => partner.id === entry.partner.id);
    if (before && placeOf(before) > placeOf(entry)) {
      newer.push({ ...before, partner: entry.partner });
    } else {
      const isRead = placeOf(entry) <= readUpTo(entry.partner.id);
      others.push({
        ...entry,
        lastMessage: entry.lastMessage && notBehind(entry.lastMessage, before?.lastMessage),
        unreadCount: isRead ? 0 : entry.unreadCount,
      });
    }
  }
  // Opened here, and of an API that lists a conversation only once something has been written.
  const opened = known.filter(
    ({ partner, lastMessage }) =>
      lastMessage === null && !told.some((entry) => entry.partner.id === partner.id),
  );
  return [...opened, ...newer, ...others];
}

/** The inbox with an opened conversation first, unless a refresh has listed its partner in the meantime. */
export function withOpened(
  entries: readonly InboxEntry[],
  opened: InboxEntry,
): readonly InboxEntry[] {
  const isListed = entries.some(({ partner }) => partner.id === opened.partner.id);
  return isListed ? entries : [opened, ...entries];
}

/** The inbox with a message that has come or was sent; the same one when it is not news. Null for a new partner. */
export function withNewMessage(
  entries: readonly InboxEntry[],
  message: Message,
  viewerId: string,
): readonly InboxEntry[] | null {
  const id = partnerIdOf(message, viewerId);
  const entry = entries.find(({ partner }) => partner.id === id);
  if (!entry) return null;
  if (message.seq <= placeOf(entry)) return entries;
  const lastMessage = toChatMessage(message, viewerId);
  const isUnread = !lastMessage.isOwn && !message.read;
  const unreadCount = entry.unreadCount + (isUnread ? 1 : 0);
  return [{ ...entry, lastMessage, unreadCount }, ...entries.filter((other) => other !== entry)];
}

/** The inbox with one partner's entry changed; the same one when nothing changes. */
export function withEntry(
  entries: readonly InboxEntry[],
  partnerId: string,
  change: (entry: InboxEntry) => InboxEntry,
): readonly InboxEntry[] {
  const index = entries.findIndex(({ partner }) => partner.id === partnerId);
  const entry = entries[index];
  const changed = entry && change(entry);
  return !changed || changed === entry ? entries : entries.with(index, changed);
}

/** The place of an entry's last message; 0 without one. */
export function placeOf({ lastMessage }: InboxEntry): number {
  return lastMessage?.seq ?? 0;
}

/** A message of which more may have been known before: its status does not go back. */
function notBehind(message: ChatMessage, before: ChatMessage | null | undefined): ChatMessage {
  if (before?.clientId !== message.clientId) return message;
  const status = furtherStatus(message.status, before.status);
  return status === message.status ? message : { ...message, status };
}

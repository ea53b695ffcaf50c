import type { InboxUser, Message } from '../../contract/messages.ts';
import { toChatMessage } from './conversation-merge.ts';
import type { ChatMessage, InboxEntry } from './conversation.ts';
import { laterStatus } from './message-status.ts';

export function getPartnerId({ senderId, receiverId }: Message, viewerId: string): string {
  return senderId === viewerId ? receiverId : senderId;
}

export function toInboxEntry(user: InboxUser, viewerId: string): InboxEntry {
  const { id, name, role, profilePicture, lastMessage, unreadCount } = user;
  const { isReadOnly, specialty, registration, takesVisits, isBlocked, blockedName, canReport } =
    user;
  return {
    partner: {
      id,
      name,
      role,
      profilePicture,
      ...(isReadOnly && { isReadOnly }),
      ...(role === 'doctor' && { specialty, registration, takesVisits }),
      ...(isBlocked !== undefined && { isBlocked }),
      ...(blockedName !== undefined && { blockedName }),
      ...(canReport && { canReport }),
    },
    lastMessage: lastMessage && toChatMessage(lastMessage, viewerId),
    unreadCount,
  };
}

/**
 * In the server's order, but entries that changed after the request come first.
 * @param readUpTo `seq` of the partner's last message read on this device
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
    if (before && getLastSeq(before) > getLastSeq(entry)) {
      newer.push({ ...before, partner: entry.partner });
    } else {
      const isRead = getLastSeq(entry) <= readUpTo(entry.partner.id);
      others.push({
        ...entry,
        lastMessage: entry.lastMessage && notBehind(entry.lastMessage, before?.lastMessage),
        unreadCount: isRead ? 0 : entry.unreadCount,
      });
    }
  }
  // The server may omit a new conversation until it has a message, so don't remove it.
  const opened = known.filter(
    ({ partner, lastMessage }) =>
      lastMessage === null && !told.some((entry) => entry.partner.id === partner.id),
  );
  return [...opened, ...newer, ...others];
}

export function applyOpened(
  entries: readonly InboxEntry[],
  opened: InboxEntry,
): readonly InboxEntry[] {
  const isListed = entries.some(({ partner }) => partner.id === opened.partner.id);
  return isListed ? entries : [opened, ...entries];
}

export function applyNewMessage(
  entries: readonly InboxEntry[],
  message: Message,
  viewerId: string,
): readonly InboxEntry[] | null {
  const id = getPartnerId(message, viewerId);
  const entry = entries.find(({ partner }) => partner.id === id);
  if (!entry) return null;
  if (message.seq <= getLastSeq(entry)) return entries;
  const lastMessage = toChatMessage(message, viewerId);
  const isUnread = !lastMessage.isOwn && !message.read;
  const unreadCount = entry.unreadCount + (isUnread ? 1 : 0);
  return [{ ...entry, lastMessage, unreadCount }, ...entries.filter((other) => other !== entry)];
}

export function upsertEntry(
  entries: readonly InboxEntry[],
  partnerId: string,
  change: (entry: InboxEntry) => InboxEntry,
): readonly InboxEntry[] {
  const index = entries.findIndex(({ partner }) => partner.id === partnerId);
  const entry = entries[index];
  const changed = entry && change(entry);
  return !changed || changed === entry ? entries : entries.with(index, changed);
}

export function getLastSeq({ lastMessage }: InboxEntry): number {
  return lastMessage?.seq ?? 0;
}

function notBehind(message: ChatMessage, before: ChatMessage | null | undefined): ChatMessage {
  if (before?.clientId !== message.clientId) return message;
  const status = laterStatus(message.status, before.status);
  return status === message.status ? message : { ...message, status };
}

import { markRead } from '../api/messages.ts';
import type { Message } from '../contract/messages.ts';
import type { MessageStatusEvent } from '../contract/realtime.ts';
import {
  lastPlace,
  missingAfter,
  withMessages,
  withProgress,
  withRead,
} from '../domain/conversation-merge.ts';
import { partnerIdOf, placeOf, withEntry, withNewMessage } from '../domain/inbox.ts';
import { furtherStatus } from '../domain/message-status.ts';
import { catchUpWith, lookAtInbox, lookFor } from './chat-loading.ts';
import { changeKnown, countUnread, memory, show } from './chat-store.ts';

/** Takes in a message that has come or was sent, from here or from another device. */
export function takeMessage(message: Message): void {
  const { userId } = memory;
  const partnerId = partnerIdOf(message, userId);
  if (message.senderId === userId) memory.outbox?.confirm(message.clientId);
  changeKnown(partnerId, (known) => withMessages(known, [message], userId));
  if (memory.inbox) {
    const inbox = withNewMessage(memory.inbox, message, userId);
    if (inbox) memory.inbox = inbox;
    else void lookFor(partnerId, message.seq);
  }
  show();
  const talk = memory.talks.get(partnerId);
  if (talk?.isLoaded && missingAfter(talk.known) !== null) void catchUpWith(partnerId);
}

/** Takes in how far messages have come: the viewer's own, or those that the viewer has got or read elsewhere. */
export function takeStatus({ senderId, receiverId, status, upTo }: MessageStatusEvent): void {
  if (senderId === memory.userId) ownMoved(receiverId, status, upTo);
  else if (receiverId === memory.userId) partnersMoved(senderId, status, upTo);
  show();
}

/** Marks the partner's messages up to a place as read, here at once and on the server. */
export function takeRead(partnerId: string, upTo: number): void {
  changeKnown(partnerId, (known) => withRead(known, upTo));
  countUnread(partnerId, upTo);
  show();
  void tellRead(partnerId);
}

/** Asks for all that may have been missed, and tells what the server may have missed. */
export async function catchUp(): Promise<void> {
  await lookAtInbox().catch(() => undefined);
  for (const [partnerId, talk] of memory.talks) {
    void tellRead(partnerId);
    const entry = memory.inbox?.find(({ partner }) => partner.id === partnerId);
    const isBehind = !entry || placeOf(entry) > lastPlace(talk.known);
    if (isBehind || missingAfter(talk.known) !== null) void catchUpWith(partnerId);
  }
}

function ownMoved(partnerId: string, status: MessageStatusEvent['status'], upTo: number): void {
  const progress = { deliveredUpTo: upTo, readUpTo: status === 'read' ? upTo : 0 };
  changeKnown(partnerId, (known) => withProgress(known, progress));
  if (!memory.inbox) return;
  memory.inbox = withEntry(memory.inbox, partnerId, (entry) => {
    const { lastMessage } = entry;
    if (!lastMessage?.isOwn || placeOf(entry) > upTo) return entry;
    const further = furtherStatus(lastMessage.status, status);
    if (further === lastMessage.status) return entry;
    return { ...entry, lastMessage: { ...lastMessage, status: further } };
  });
}

/** Told of a place beyond the last one known, there must be messages that have not come. */
function partnersMoved(
  partnerId: string,
  status: MessageStatusEvent['status'],
  upTo: number,
): void {
  const talk = memory.talks.get(partnerId);
  if (status === 'read') {
    changeKnown(partnerId, (known) => withRead(known, upTo));
    if (talk) talk.toldRead = Math.max(talk.toldRead, upTo);
    countUnread(partnerId, upTo);
  }
  const entry = memory.inbox?.find(({ partner }) => partner.id === partnerId);
  if (memory.inbox && (!entry || placeOf(entry) < upTo)) void lookFor(partnerId, upTo);
  if (talk?.isLoaded && lastPlace(talk.known) < upTo) void catchUpWith(partnerId);
}

/** Tells the server what was read, once for what was read meanwhile; a failure waits for the next occasion. */
async function tellRead(partnerId: string): Promise<void> {
  const talk = memory.talks.get(partnerId);
  if (!talk || talk.isTelling) return;
  talk.isTelling = true;
  try {
    while (talk === memory.talks.get(partnerId) && talk.known.readUpTo > talk.toldRead) {
      const upTo = talk.known.readUpTo;
      await markRead(partnerId, upTo);
      talk.toldRead = Math.max(talk.toldRead, upTo);
    }
  } catch {
    // The next connection asks again.
  } finally {
    talk.isTelling = false;
  }
}

import type { Message } from '../contract/messages.ts';
import type { ChatMessage } from './conversation.ts';
import { furtherStatus, statusAt, type Progress, type ShownStatus } from './message-status.ts';

/** A message that the server has. */
export interface KeptMessage extends ChatMessage {
  seq: number;
}

/** What is known of a conversation: it only grows, whatever comes late, twice or in another order. */
export interface Conversation {
  /** What the server has, in its order; a place is left out only until what was missed has come. */
  messages: readonly KeptMessage[];
  /** How far the viewer's own messages have come. */
  own: Progress;
  /** The last of the partner's messages that the viewer has read; 0 for none. */
  readUpTo: number;
}

/** A conversation of which nothing is known yet. */
export const unknownConversation: Conversation = {
  messages: [],
  own: { deliveredUpTo: 0, readUpTo: 0 },
  readUpTo: 0,
};

/** A message of the server, as the viewer's screen shows it. */
export function toChatMessage(message: Message, viewerId: string): KeptMessage {
  const { content, seq, status } = message;
  const isOwn = message.senderId === viewerId;
  return {
    clientId: isOwn ? message.clientId : message.id,
    seq,
    isOwn,
    text: content.textContent,
    attachment: content.shareDoc && { ...content.shareDoc, progress: null },
    sentAt: message.timestamp,
    status: message.read ? 'read' : furtherStatus('sent', status),
  };
}

/** Takes in messages of the server: a page, one that has just come, or an answer to sending. */
export function withMessages(
  conversation: Conversation,
  incoming: readonly Message[],
  viewerId: string,
): Conversation {
  const changed = new Map<number, KeptMessage>();
  for (const message of incoming) {
    const shown = toChatMessage(message, viewerId);
    const known = changed.get(message.seq) ?? messageAt(conversation.messages, message.seq);
    const next = withStatus(known ?? shown, furtherStatus(shown.status, told(conversation, shown)));
    if (next !== known) changed.set(message.seq, next);
  }
  if (changed.size === 0) return conversation;
  return { ...conversation, messages: replaced(conversation.messages, changed) };
}

/** Takes in how far the viewer's own messages have come. */
export function withProgress(
  conversation: Conversation,
  { deliveredUpTo = 0, readUpTo = 0 }: Partial<Progress>,
): Conversation {
  const { own } = conversation;
  const further = {
    deliveredUpTo: Math.max(own.deliveredUpTo, deliveredUpTo),
    readUpTo: Math.max(own.readUpTo, readUpTo),
  };
  const isDelivery = further.deliveredUpTo > own.deliveredUpTo;
  const isReading = further.readUpTo > own.readUpTo;
  if (!isDelivery && !isReading) return conversation;
  const from = Math.min(
    isDelivery ? own.deliveredUpTo : Infinity,
    isReading ? own.readUpTo : Infinity,
  );
  return moved({ ...conversation, own: further }, from);
}

/** Takes in that the viewer has read the partner's messages up to a place. */
export function withRead(conversation: Conversation, upTo: number): Conversation {
  const { readUpTo } = conversation;
  return upTo > readUpTo ? moved({ ...conversation, readUpTo: upTo }, readUpTo) : conversation;
}

/** What is on its way out, without what has arrived although its answer was lost: nothing shows twice. */
export function notArrived(
  outgoing: readonly ChatMessage[],
  kept: readonly ChatMessage[],
): readonly ChatMessage[] {
  if (outgoing.length === 0) return outgoing;
  const arrived = new Set(kept.map(({ clientId }) => clientId));
  return outgoing.filter(({ clientId }) => !arrived.has(clientId));
}

/** The place of the last message at hand; 0 without any. */
export function lastPlace({ messages }: Conversation): number {
  return messages.at(-1)?.seq ?? 0;
}

/** The place after which a message is missing, as those after it show; null when none is. */
export function missingAfter({ messages }: Conversation): number | null {
  const first = messages[0]?.seq ?? 0;
  const last = messages.at(-1)?.seq ?? 0;
  if (last - first < messages.length) return null;
  const gap = messages.findIndex(({ seq }, index) => seq !== first + index);
  return messages[gap - 1]?.seq ?? null;
}

/** How many of the partner's messages at hand are unread. */
export function unreadAtHand({ messages, readUpTo }: Conversation): number {
  let count = 0;
  for (let index = messages.length - 1; index >= 0; index -= 1) {
    const message = messages[index];
    if (!message || message.seq <= readUpTo) break;
    // Reading goes up to a place: what lies before a message that was read, was read too.
    if (!message.isOwn && message.status === 'read') break;
    if (!message.isOwn) count += 1;
  }
  return count;
}

/** What the places up to which messages were delivered and read say of one of them. */
function told({ own, readUpTo }: Conversation, { isOwn, seq }: KeptMessage): ShownStatus {
  if (isOwn) return statusAt(seq, own);
  return seq <= readUpTo ? 'read' : 'delivered';
}

/** Moves the messages after a place on to what is now told of them. */
function moved(conversation: Conversation, after: number): Conversation {
  const messages = [...conversation.messages];
  for (let index = messages.length - 1; index >= 0; index -= 1) {
    const message = messages[index];
    if (!message || message.seq <= after) break;
    messages[index] = withStatus(message, told(conversation, message));
  }
  return { ...conversation, messages };
}

function withStatus(message: KeptMessage, status: ShownStatus): KeptMessage {
  const further = furtherStatus(message.status, status);
  return further === message.status ? message : { ...message, status: further };
}

/** The message at a place, by halving. */
function messageAt(messages: readonly KeptMessage[], seq: number): KeptMessage | undefined {
  let [low, high] = [0, messages.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((messages[middle]?.seq ?? Infinity) < seq) low = middle + 1;
    else high = middle;
  }
  return messages[low]?.seq === seq ? messages[low] : undefined;
}

function replaced(
  messages: readonly KeptMessage[],
  changed: ReadonlyMap<number, KeptMessage>,
): KeptMessage[] {
  const fresh = [...changed.values()].sort(inOrder);
  const last = messages.at(-1)?.seq ?? 0;
  if ((fresh[0]?.seq ?? 0) > last) return [...messages, ...fresh];
  return [...messages.filter(({ seq }) => !changed.has(seq)), ...fresh].sort(inOrder);
}

function inOrder(a: KeptMessage, b: KeptMessage): number {
  return a.seq - b.seq;
}

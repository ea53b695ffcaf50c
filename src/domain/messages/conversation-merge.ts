import type { Message } from '../../contract/messages.ts';
import type { ChatMessage } from './conversation.ts';
import { laterStatus, statusAt, type Progress, type ShownStatus } from './message-status.ts';

export interface CachedMessage extends ChatMessage {
  seq: number;
}

/** Events may arrive late, twice or out of order. */
export interface Conversation {
  /** Sorted by `seq`. There may be gaps. */
  messages: readonly CachedMessage[];
  ownProgress: Progress;
  /** `seq` of the last message from the partner that the viewer has read. */
  readUpTo: number;
}

export const unknownConversation: Conversation = {
  messages: [],
  ownProgress: { deliveredUpTo: 0, readUpTo: 0 },
  readUpTo: 0,
};

export function toChatMessage(message: Message, viewerId: string): CachedMessage {
  const { content, seq, status } = message;
  const isOwn = message.senderId === viewerId;
  return {
    clientId: isOwn ? message.clientId : message.id,
    seq,
    isOwn,
    text: content.textContent,
    attachment: content.shareDoc && { ...content.shareDoc, progress: null },
    sentAt: message.timestamp,
    status: message.read ? 'read' : laterStatus('sent', status),
  };
}

export function withMessages(
  conversation: Conversation,
  incoming: readonly Message[],
  viewerId: string,
): Conversation {
  const changed = new Map<number, CachedMessage>();
  for (const message of incoming) {
    const shown = toChatMessage(message, viewerId);
    const known = changed.get(message.seq) ?? messageAt(conversation.messages, message.seq);
    const next = withStatus(
      known ?? shown,
      laterStatus(shown.status, getShownStatus(conversation, shown)),
    );
    if (next !== known) changed.set(message.seq, next);
  }
  if (changed.size === 0) return conversation;
  return { ...conversation, messages: replaced(conversation.messages, changed) };
}

export function applyProgress(
  conversation: Conversation,
  { deliveredUpTo = 0, readUpTo = 0 }: Partial<Progress>,
): Conversation {
  const { ownProgress } = conversation;
  const further = {
    deliveredUpTo: Math.max(ownProgress.deliveredUpTo, deliveredUpTo),
    readUpTo: Math.max(ownProgress.readUpTo, readUpTo),
  };
  const isDelivery = further.deliveredUpTo > ownProgress.deliveredUpTo;
  const isReading = further.readUpTo > ownProgress.readUpTo;
  if (!isDelivery && !isReading) return conversation;
  const from = Math.min(
    isDelivery ? ownProgress.deliveredUpTo : Infinity,
    isReading ? ownProgress.readUpTo : Infinity,
  );
  return moved({ ...conversation, ownProgress: further }, from);
}

export function withRead(conversation: Conversation, upTo: number): Conversation {
  const { readUpTo } = conversation;
  return upTo > readUpTo ? moved({ ...conversation, readUpTo: upTo }, readUpTo) : conversation;
}

export function notArrived(
  outgoing: readonly ChatMessage[],
  kept: readonly ChatMessage[],
): readonly ChatMessage[] {
  if (outgoing.length === 0) return outgoing;
  const arrived = new Set(kept.map(({ clientId }) => clientId));
  return outgoing.filter(({ clientId }) => !arrived.has(clientId));
}

export function lastPlace({ messages }: Conversation): number {
  return messages.at(-1)?.seq ?? 0;
}

export function missingAfter({ messages }: Conversation): number | null {
  const first = messages[0]?.seq ?? 0;
  const last = messages.at(-1)?.seq ?? 0;
  if (last - first < messages.length) return null;
  const gap = messages.findIndex(({ seq }, index) => seq !== first + index);
  return messages[gap - 1]?.seq ?? null;
}

export function unreadAtHand({ messages, readUpTo }: Conversation): number {
  let count = 0;
  for (let index = messages.length - 1; index >= 0; index -= 1) {
    const message = messages[index];
    if (!message || message.seq <= readUpTo) break;
    // If a message is read, all earlier ones are read too.
    if (!message.isOwn && message.status === 'read') break;
    if (!message.isOwn) count += 1;
  }
  return count;
}

function getShownStatus(
  { ownProgress, readUpTo }: Conversation,
  { isOwn, seq }: CachedMessage,
): ShownStatus {
  if (isOwn) return statusAt(seq, ownProgress);
  return seq <= readUpTo ? 'read' : 'delivered';
}

function moved(conversation: Conversation, after: number): Conversation {
  const messages = [...conversation.messages];
  for (let index = messages.length - 1; index >= 0; index -= 1) {
    const message = messages[index];
    if (!message || message.seq <= after) break;
    messages[index] = withStatus(message, getShownStatus(conversation, message));
  }
  return { ...conversation, messages };
}

function withStatus(message: CachedMessage, status: ShownStatus): CachedMessage {
  const further = laterStatus(message.status, status);
  return further === message.status ? message : { ...message, status: further };
}

function messageAt(messages: readonly CachedMessage[], seq: number): CachedMessage | undefined {
  let [low, high] = [0, messages.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((messages[middle]?.seq ?? Infinity) < seq) low = middle + 1;
    else high = middle;
  }
  return messages[low]?.seq === seq ? messages[low] : undefined;
}

function replaced(
  messages: readonly CachedMessage[],
  changed: ReadonlyMap<number, CachedMessage>,
): CachedMessage[] {
  const fresh = [...changed.values()].sort(inOrder);
  const last = messages.at(-1)?.seq ?? 0;
  if ((fresh[0]?.seq ?? 0) > last) return [...messages, ...fresh];
  return [...messages.filter(({ seq }) => !changed.has(seq)), ...fresh].sort(inOrder);
}

function inOrder(a: CachedMessage, b: CachedMessage): number {
  return a.seq - b.seq;
}

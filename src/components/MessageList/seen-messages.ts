import type { ChatMessage } from '../../domain/conversation.ts';

/** The place of the partner's last message up to a place; 0 for none. */
export function lastIncoming(messages: readonly ChatMessage[], upTo = Infinity): number {
  const message = messages.findLast(({ isOwn, seq }) => !isOwn && seq !== null && seq <= upTo);
  return message?.seq ?? 0;
}

/** Up to which place the partner's messages have been seen when a conversation opens. */
export function seenAtFirst(
  messages: readonly ChatMessage[],
  firstUnreadSeq: number | null,
): number {
  return firstUnreadSeq === null ? lastIncoming(messages) : firstUnreadSeq - 1;
}

/** What is there when a conversation opens, and so is no news: up to a place, and what is on its way out. */
export interface History {
  end: number;
  outbox: ReadonlySet<string>;
}

/** The messages with which a conversation opens, as its history. */
export function historyOf(messages: readonly ChatMessage[]): History {
  const outbox = messages.filter(({ seq }) => seq === null);
  return {
    end: messages.reduce((highest, { seq }) => Math.max(highest, seq ?? 0), 0),
    outbox: new Set(outbox.map(({ clientId }) => clientId)),
  };
}

/** Whether a message was there from the start, or before that. */
export function isHistory({ clientId, seq }: ChatMessage, { end, outbox }: History): boolean {
  return outbox.has(clientId) || (seq !== null && seq <= end);
}

/** How many of the partner's messages come after a place. */
export function countNew(messages: readonly ChatMessage[], seenSeq: number): number {
  let count = 0;
  for (let index = messages.length - 1; index >= 0; index -= 1) {
    const { isOwn, seq } = messages[index] ?? { isOwn: true, seq: null };
    if (seq !== null && seq <= seenSeq) break;
    if (!isOwn) count += 1;
  }
  return count;
}

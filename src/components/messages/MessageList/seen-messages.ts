import type { ChatMessage } from '../../../domain/messages/conversation.ts';

export function lastIncoming(messages: readonly ChatMessage[], upTo = Infinity): number {
  const message = messages.findLast(({ isOwn, seq }) => !isOwn && seq !== null && seq <= upTo);
  return message?.seq ?? 0;
}

export function seenAtFirst(
  messages: readonly ChatMessage[],
  firstUnreadSeq: number | null,
): number {
  return firstUnreadSeq === null ? lastIncoming(messages) : firstUnreadSeq - 1;
}

/** Messages that are not announced: those up to `end`, and those unsent on opening. */
export interface History {
  end: number;
  unsent: ReadonlySet<string>;
}

export function splitHistory(messages: readonly ChatMessage[]): History {
  const unsent = messages.filter(({ seq }) => seq === null);
  return {
    end: messages.reduce((highest, { seq }) => Math.max(highest, seq ?? 0), 0),
    unsent: new Set(unsent.map(({ clientId }) => clientId)),
  };
}

export function isHistory({ clientId, seq }: ChatMessage, { end, unsent }: History): boolean {
  return unsent.has(clientId) || (seq !== null && seq <= end);
}

export function countNew(messages: readonly ChatMessage[], seenSeq: number): number {
  let count = 0;
  for (let index = messages.length - 1; index >= 0; index -= 1) {
    const { isOwn, seq } = messages[index] ?? { isOwn: true, seq: null };
    if (seq !== null && seq <= seenSeq) break;
    if (!isOwn) count += 1;
  }
  return count;
}

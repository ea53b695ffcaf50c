import { expect, it } from 'vitest';
import type { ChatMessage } from '../../../domain/messages/conversation.ts';
import { countNew, splitHistory, isHistory, lastIncoming, seenAtFirst } from './seen-messages.ts';

const message = (seq: number | null, isOwn = false): ChatMessage => ({
  clientId: `message-${seq ?? 'new'}`,
  seq,
  isOwn,
  text: 'Hello',
  attachment: null,
  sentAt: '2026-11-21T04:00:00.000Z',
  status: seq === null ? 'pending' : 'sent',
});
const conversation = [message(1), message(2, true), message(3), message(4), message(null, true)];

it("lastIncoming() returns the seq of the partner's last message, overall or up to a given seq", () => {
  expect(lastIncoming(conversation)).toBe(4);
  expect(lastIncoming(conversation, 2)).toBe(1);
  expect(lastIncoming([message(1, true)])).toBe(0);
});

it('all messages count as seen when none is unread', () => {
  expect(seenAtFirst(conversation, null)).toBe(4);
  expect(seenAtFirst(conversation, 3)).toBe(2);
});

it("countNew() counts the partner's messages after a given seq", () => {
  expect(countNew(conversation, 1)).toBe(2);
  expect(countNew(conversation, 4)).toBe(0);
  expect(countNew([], 0)).toBe(0);
});

it('initial messages stay distinct from later ones, even after a pending initial message gets its seq', () => {
  const history = splitHistory(conversation);
  expect(conversation.every((one) => isHistory(one, history))).toBe(true);
  expect(isHistory({ ...message(null, true), seq: 5 }, history)).toBe(true);
  expect(isHistory(message(6), history)).toBe(false);
});

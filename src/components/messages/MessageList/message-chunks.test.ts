import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '../../../domain/messages/conversation.ts';
import { CHUNK_SIZE, chunkMessages } from './message-chunks.ts';

const message = (seq: number, changes: Partial<ChatMessage> = {}): ChatMessage => ({
  clientId: `message-${seq}`,
  seq,
  isOwn: false,
  text: `Message ${seq}`,
  attachment: null,
  sentAt: '2026-11-21T04:00:00.000Z',
  status: 'delivered',
  ...changes,
});
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => message(from + index));

describe('chunkMessages', () => {
  it('returns no chunks if there are no messages', () => {
    expect(chunkMessages([])).toEqual([]);
  });

  it('reuses the chunks of 10,000 messages when another message arrives', () => {
    const messages = range(1, 10_000);
    const before = chunkMessages(messages);
    const after = chunkMessages([...messages, message(10_001)], before);
    expect(after.slice(0, -1)).toEqual(before);
    expect(after.slice(0, -1).every((chunk, index) => chunk === before[index])).toBe(true);
    expect(after.at(-1)?.messages).toEqual([message(10_001)]);
  });

  it('fills the last chunk before it starts a new one', () => {
    let messages = range(1, CHUNK_SIZE);
    let chunks = chunkMessages(messages);
    for (let seq = CHUNK_SIZE + 1; seq <= 3 * CHUNK_SIZE; seq += 1) {
      messages = [...messages, message(seq)];
      chunks = chunkMessages(messages, chunks);
    }
    expect(chunks.map((chunk) => chunk.messages.length)).toEqual([40, 40, 40]);
  });

  it('puts an older page into new chunks and keeps the existing chunks', () => {
    const messages = range(51, 130);
    const before = chunkMessages(messages);
    const after = chunkMessages([...range(1, 50), ...messages], before);
    expect(after.slice(-2).every((chunk, index) => chunk === before[index])).toBe(true);
    expect(after.slice(0, -2).map((chunk) => chunk.messages.length)).toEqual([10, 40]);
  });

  it("replaces only the changed message's chunk after a status change", () => {
    const messages = range(1, 120);
    const before = chunkMessages(messages);
    const after = chunkMessages(
      messages.with(50, { ...message(51), status: 'read' as const }),
      before,
    );
    expect(after.map((chunk, index) => chunk === before[index])).toEqual([true, false, true]);
    expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
  });

  it('leaves a pending message in its chunk when an earlier message arrives', () => {
    const pending = message(0, { clientId: 'own', seq: null, isOwn: true, status: 'pending' });
    const before = chunkMessages([...range(1, 10), pending]);
    const after = chunkMessages([...range(1, 11), { ...pending, seq: 12 }], before);
    expect(after).toHaveLength(1);
    expect(after[0]?.key).toBe(before[0]?.key);
  });

  it('splits messages into several chunks when many missed messages arrive before a pending message', () => {
    const pending = message(0, { clientId: 'own', seq: null, isOwn: true, status: 'pending' });
    const before = chunkMessages([...range(1, 40), pending]);
    const after = chunkMessages([...range(1, 240), pending], before);
    expect(Math.max(...after.map((chunk) => chunk.messages.length))).toBeLessThanOrEqual(
      CHUNK_SIZE + 1,
    );
  });

  it('contains every message once and in order, with unique keys, after any sequence of changes', () => {
    const state = fc.subarray(range(1, 200));
    const shuffled = state.chain((messages) =>
      fc.shuffledSubarray(messages, { minLength: messages.length, maxLength: messages.length }),
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(state, shuffled), { maxLength: 6 }), (states) => {
        let chunks = chunkMessages([]);
        for (const messages of states) {
          chunks = chunkMessages(messages, chunks);
          expect(chunks.flatMap((chunk) => chunk.messages)).toEqual(messages);
          expect(new Set(chunks.map(({ key }) => key)).size).toBe(chunks.length);
          expect(chunks.every((chunk) => chunk.messages.length > 0)).toBe(true);
        }
      }),
    );
  });
});

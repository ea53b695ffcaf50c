import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Message } from '../../contract/messages.ts';
import {
  lastPlace,
  missingAfter,
  notArrived,
  unknownConversation,
  unreadAtHand,
  withMessages,
  applyProgress,
  withRead,
  type Conversation,
} from './conversation-merge.ts';
import { laterStatus } from './message-status.ts';

const viewer = 'meera';
const partner = 'ananya';

function messageAt(seq: number, changes: Partial<Message> = {}): Message {
  const [senderId, receiverId] = seq % 2 === 1 ? [viewer, partner] : [partner, viewer];
  return {
    id: `talk.${seq}`,
    clientId: `client-${seq}`,
    seq,
    senderId,
    receiverId,
    content: { textContent: `Message ${seq}`, shareDoc: null },
    timestamp: new Date(Date.UTC(2026, 10, 21, 4, seq)).toISOString(),
    read: false,
    status: 'sent',
    ...changes,
  };
}

const messages = (...seqs: number[]) => seqs.map((seq) => messageAt(seq));
const after = (...seqs: number[]) => withMessages(unknownConversation, messages(...seqs), viewer);
const places = (conversation: Conversation) => conversation.messages.map(({ seq }) => seq);
const statuses = (conversation: Conversation) =>
  conversation.messages.map(({ status }) => status).join(' ');

describe('a conversation', () => {
  it('is sorted in server order, regardless of the order in which its messages arrived', () => {
    const late = withMessages(after(5, 3, 4), messages(2, 1, 6), viewer);
    expect(places(late)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(lastPlace(late)).toBe(6);
  });

  it('remains the same object if nothing changes, and so do its unchanged messages', () => {
    const known = after(1, 2, 3);
    expect(withMessages(known, messages(2, 3), viewer)).toBe(known);
    expect(applyProgress(known, {})).toBe(known);
    expect(withRead(known, 0)).toBe(known);
    const grown = withMessages(known, [messageAt(3, { status: 'delivered' })], viewer);
    expect(grown.messages[0]).toBe(known.messages[0]);
    expect(grown.messages[2]).not.toBe(known.messages[2]);
  });

  it('shows a message once if the server stored it but the response was lost', () => {
    const [first, second] = after(1, 3).messages;
    const outgoing = [first, second].flatMap((message) =>
      message ? [{ ...message, seq: null, status: 'pending' as const }] : [],
    );
    expect(notArrived(outgoing, after(1).messages)).toEqual(outgoing.slice(1));
    expect(notArrived([], after(1).messages)).toEqual([]);
  });

  it("identifies the viewer's messages by clientId, and the partner's by id, which a client cannot forge", () => {
    const talk = withMessages(
      unknownConversation,
      [messageAt(1), messageAt(2, { clientId: 'client-1' })],
      viewer,
    );
    expect(talk.messages.map(({ clientId }) => clientId)).toEqual(['client-1', 'talk.2']);
  });

  it('reports the first gap in the message numbers', () => {
    expect(missingAfter(unknownConversation)).toBeNull();
    expect(missingAfter(after(7, 8, 9))).toBeNull();
    expect(missingAfter(after(7, 8, 11, 12, 15))).toBe(8);
  });

  it("applies delivery statuses only to the viewer's own messages", () => {
    const delivered = applyProgress(after(1, 2, 3, 5), { deliveredUpTo: 3 });
    expect(statuses(delivered)).toBe('delivered delivered delivered sent');
    const read = applyProgress(delivered, { deliveredUpTo: 5, readUpTo: 1 });
    expect(statuses(read)).toBe('read delivered delivered delivered');
  });

  it('applies a status that arrives before its message', () => {
    const early = applyProgress(unknownConversation, { deliveredUpTo: 3, readUpTo: 1 });
    expect(statuses(withMessages(early, messages(1, 3, 5), viewer))).toBe('read delivered sent');
    const readBefore = withRead(unknownConversation, 2);
    expect(statuses(withMessages(readBefore, messages(2, 4), viewer))).toBe('read delivered');
  });

  it("counts the partner's unread messages", () => {
    const talk = after(1, 2, 3, 4, 6);
    expect(unreadAtHand(talk)).toBe(3);
    expect(unreadAtHand(withRead(talk, 4))).toBe(1);
    const told = [messageAt(2, { read: true }), messageAt(4), messageAt(6)];
    expect(unreadAtHand(withMessages(unknownConversation, told, viewer))).toBe(2);
  });
});

const history = fc.integer({ min: 1, max: 12 }).chain((length) =>
  fc.record({
    length: fc.constant(length),
    steps: fc.array(
      fc.oneof(
        fc.record({ kind: fc.constant('delivered' as const), upTo: fc.nat(length) }),
        fc.record({ kind: fc.constant('read' as const), upTo: fc.nat(length) }),
        fc.record({ kind: fc.constant('mine' as const), upTo: fc.nat(length) }),
        fc.record({
          kind: fc.constant('page' as const),
          from: fc.nat(length),
          delivered: fc.nat(length),
          read: fc.nat(length),
        }),
        fc.record({
          kind: fc.constant('message' as const),
          seq: fc.integer({ min: 1, max: length }),
        }),
      ),
      { maxLength: 30 },
    ),
  }),
);

type Step = ReturnType<(typeof history)['generate']>['value']['steps'][number];

function taken(conversation: Conversation, step: Step, length: number): Conversation {
  switch (step.kind) {
    case 'delivered':
      return applyProgress(conversation, { deliveredUpTo: step.upTo });
    case 'read':
      return applyProgress(conversation, { deliveredUpTo: step.upTo, readUpTo: step.upTo });
    case 'mine':
      return withRead(conversation, step.upTo);
    case 'message':
      return withMessages(conversation, messages(step.seq), viewer);
    case 'page': {
      const page = Array.from({ length: length - step.from }, (_, index) => {
        const seq = step.from + index + 1;
        const status =
          seq <= step.read ? 'read' : seq <= step.delivered ? 'delivered' : ('sent' as const);
        return messageAt(seq, { status, read: status === 'read' });
      });
      return withMessages(conversation, page, viewer);
    }
  }
}

it(
  'in 10,000 random orders of events, no status reverts and messages stay unique and in order',
  { timeout: 60_000 },
  () => {
    fc.assert(
      fc.property(history, ({ length, steps }) => {
        let conversation = unknownConversation;
        for (const step of steps) {
          const before = conversation;
          conversation = taken(conversation, step, length);
          const seen = places(conversation);
          expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b));
          for (const old of before.messages) {
            const now = conversation.messages.find(({ seq }) => seq === old.seq);
            expect(now && laterStatus(now.status, old.status)).toBe(now?.status);
          }
        }
        const again = steps.reduce((talk, step) => taken(talk, step, length), conversation);
        expect(again).toBe(conversation);
      }),
      { numRuns: 10_000 },
    );
  },
);

it('the same events in any order lead to the same conversation', () => {
  fc.assert(
    fc.property(
      history.chain(({ length, steps }) =>
        fc.record({
          length: fc.constant(length),
          steps: fc.constant(steps),
          shuffled: fc.shuffledSubarray(steps, { minLength: steps.length }),
        }),
      ),
      ({ length, steps, shuffled }) => {
        const end = (order: Step[]) =>
          order.reduce((talk, step) => taken(talk, step, length), unknownConversation);
        expect(end(shuffled)).toEqual(end(steps));
      },
    ),
  );
});

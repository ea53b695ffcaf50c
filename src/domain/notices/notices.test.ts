import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noticeKind, type NoticeKind } from '../../contract/notices.ts';
import {
  findNotified,
  getNoticeKind,
  latestNoticeFirst,
  listSurplus,
  toConversationId,
  toReaderSide,
} from './notices.ts';

const people = { patient: 'asha', doctor: 'charu' };
const ofVisit = (kind: Exclude<NoticeKind, 'message'>, byId: string) =>
  findNotified({ kind, about: 'apt-1', byId, people });

describe('a notice', () => {
  it.each([
    ['accepted', 'charu', 'asha', 'apt-1:accepted'],
    ['declined', 'charu', 'asha', 'apt-1:declined'],
    ['completed', 'charu', 'asha', 'apt-1:completed'],
    ['lapsed', 'charu', 'asha', 'apt-1:lapsed'],
    ['cancelled', 'charu', 'asha', 'apt-1:cancelled'],
    ['cancelled', 'asha', 'charu', 'apt-1:cancelled'],
    ['moved', 'asha', 'charu', 'apt-1:moved'],
    ['move-proposed', 'charu', 'asha', 'apt-1:move-proposed'],
    ['move-accepted', 'asha', 'charu', 'apt-1:move-accepted'],
    ['move-declined', 'charu', 'asha', 'apt-1:move-declined'],
    ['move-ended', 'asha', 'charu', 'apt-1:move-ended'],
  ] as const)('%s by %s goes to %s', (kind, byId, accountId, id) => {
    expect(ofVisit(kind, byId)).toEqual([{ id, kind, subject: 'apt-1', accountId, fromId: byId }]);
  });

  it('of a message goes to its receiver, with one name for each side of the conversation', () => {
    const message = { kind: 'message', about: 'conversation-1' } as const;
    const toAsha = findNotified({ ...message, byId: 'charu', people: { receiver: 'asha' } });
    const toCharu = findNotified({ ...message, byId: 'asha', people: { receiver: 'charu' } });
    expect(toAsha).toMatchObject([{ accountId: 'asha', id: 'conversation-1/asha:message' }]);
    expect(toCharu).toMatchObject([{ accountId: 'charu', id: 'conversation-1/charu:message' }]);
  });

  it('never goes to the person who did it, nor to anyone outside', () => {
    const person = fc.constantFrom('asha', 'charu', 'bala');
    const part = fc.record(
      { patient: person, doctor: person, receiver: person },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.constantFrom(...noticeKind.options), person, part, (kind, byId, parts) => {
        for (const { accountId, fromId } of findNotified({
          kind,
          about: 'apt-1',
          byId,
          people: parts,
        })) {
          expect(accountId).not.toBe(byId);
          expect(fromId).toBe(byId);
          expect(Object.values(parts)).toContain(accountId);
        }
      }),
    );
  });
});

describe('the kind of a notice', () => {
  it.each([
    ['pending', 'scheduled', 'doctor', false, 'accepted'],
    ['pending', 'cancelled', 'doctor', false, 'declined'],
    ['pending', 'cancelled', 'patient', false, 'cancelled'],
    ['scheduled', 'cancelled', 'doctor', false, 'cancelled'],
    ['scheduled', 'cancelled', 'patient', false, 'cancelled'],
    ['scheduled', 'completed', 'doctor', true, 'completed'],
    ['scheduled', 'completed', 'doctor', false, null],
  ] as const)('from %s to %s by the %s, with a record: %s', (from, to, by, hasRecord, kind) => {
    expect(getNoticeKind({ status: from }, to, by, hasRecord)).toBe(kind);
  });
});

describe("a reader's side of a conversation", () => {
  it('leads back to the conversation, whatever the ids are', () => {
    const anyId = fc.string({ minLength: 1 });
    const readerId = anyId.filter((id) => !id.includes('/'));
    fc.assert(
      fc.property(anyId, readerId, (conversationId, reader) => {
        expect(toConversationId(toReaderSide(conversationId, reader))).toBe(conversationId);
      }),
    );
  });
});

describe('the surplus of notices', () => {
  const instant = fc.integer({ min: 0, max: 50 }).map((day) => new Date(day * 1e7).toISOString());
  const list = fc
    .array(fc.record({ at: instant, seenAt: fc.option(instant) }), { maxLength: 12 })
    .map((all) => all.map((one, index) => ({ ...one, id: `notice-${index}` })));

  it('leaves as many as allowed, the latest unseen ones first', () => {
    fc.assert(
      fc.property(list, fc.integer({ min: 0, max: 12 }), (all, most) => {
        const surplus = listSurplus(all, most);
        const kept = all.filter((one) => !surplus.includes(one));
        expect(kept).toHaveLength(Math.min(all.length, most));
        for (const gone of surplus) {
          for (const one of kept) {
            const isWorth = one.seenAt === null && gone.seenAt !== null;
            const isSameKind = (one.seenAt === null) === (gone.seenAt === null);
            expect(isWorth || (isSameKind && latestNoticeFirst(one, gone) < 0)).toBe(true);
          }
        }
      }),
    );
  });
});

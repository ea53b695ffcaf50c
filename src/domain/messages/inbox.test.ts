import { describe, expect, it } from 'vitest';
import type { InboxUser, Message } from '../../contract/messages.ts';
import type { InboxEntry } from './conversation.ts';
import { mergedInbox, getLastSeq, toInboxEntry, upsertEntry, applyNewMessage } from './inbox.ts';

const viewer = 'meera';

function message(partner: string, seq: number, changes: Partial<Message> = {}): Message {
  return {
    id: `${partner}.${seq}`,
    clientId: `client-${seq}`,
    seq,
    senderId: partner,
    receiverId: viewer,
    content: { textContent: `Message ${seq}`, shareDoc: null },
    timestamp: '2026-11-21T04:30:00Z',
    read: false,
    status: 'delivered',
    ...changes,
  };
}

const own = (partner: string, seq: number, status: Message['status']) =>
  message(partner, seq, { senderId: viewer, receiverId: partner, status, read: status === 'read' });

function entry(id: string, lastMessage: Message | null, unreadCount = 0): InboxEntry {
  const user: InboxUser = {
    id,
    name: id,
    role: 'doctor',
    profilePicture: null,
    lastMessage,
    unreadCount,
    deliveredUpTo: 0,
    readUpTo: 0,
  };
  return toInboxEntry(user, viewer);
}

const inOrder = (entries: readonly InboxEntry[] | null) =>
  entries?.map((one) => `${one.partner.id} ${getLastSeq(one)} (${one.unreadCount})`);
const nothingRead = () => 0;

describe('a new message', () => {
  const inbox = [entry('ananya', message('ananya', 4)), entry('gill', message('gill', 2))];

  it('moves its conversation to the front and counts as unread', () => {
    expect(inOrder(applyNewMessage(inbox, message('gill', 3), viewer))).toEqual([
      'gill 3 (1)',
      'ananya 4 (0)',
    ]);
  });

  it('does not count as unread if the viewer sent it or has read it on another device', () => {
    expect(inOrder(applyNewMessage(inbox, own('gill', 3, 'sent'), viewer))?.[0]).toBe('gill 3 (0)');
    const read = message('gill', 3, { read: true });
    expect(inOrder(applyNewMessage(inbox, read, viewer))?.[0]).toBe('gill 3 (0)');
  });

  it('has no effect if it arrives late or twice', () => {
    expect(applyNewMessage(inbox, message('gill', 2), viewer)).toBe(inbox);
    expect(applyNewMessage(inbox, message('ananya', 1), viewer)).toBe(inbox);
  });

  it('is ignored if its sender is not in the inbox', () => {
    expect(applyNewMessage(inbox, message('lalita', 1), viewer)).toBeNull();
  });
});

describe('a refreshed inbox', () => {
  it('is in server order', () => {
    const known = [entry('ananya', message('ananya', 4)), entry('gill', message('gill', 2))];
    const told = [entry('gill', message('gill', 3), 1), entry('ananya', message('ananya', 4))];
    expect(inOrder(mergedInbox(known, told, nothingRead))).toEqual(['gill 3 (1)', 'ananya 4 (0)']);
  });

  it('keeps messages that arrived during the request', () => {
    const known = [entry('gill', message('gill', 3), 1), entry('ananya', message('ananya', 4))];
    const told = [entry('ananya', message('ananya', 4)), entry('gill', message('gill', 2))];
    expect(inOrder(mergedInbox(known, told, nothingRead))).toEqual(['gill 3 (1)', 'ananya 4 (0)']);
  });

  it('never reverts a status, and does not count messages as unread again after they were read on this device', () => {
    const known = [entry('ananya', own('ananya', 4, 'read'))];
    const told = [entry('ananya', own('ananya', 4, 'sent')), entry('gill', message('gill', 2), 2)];
    const merged = mergedInbox(known, told, (id) => (id === 'gill' ? 2 : 0));
    expect(merged[0]?.lastMessage?.status).toBe('read');
    expect(inOrder(merged)).toEqual(['ananya 4 (0)', 'gill 2 (0)']);
  });

  it('still contains an opened conversation that the server does not list yet', () => {
    const known = [entry('lalita', null), entry('gone', message('gone', 1))];
    const told = [entry('ananya', message('ananya', 4))];
    expect(inOrder(mergedInbox(known, told, nothingRead))).toEqual([
      'lalita 0 (0)',
      'ananya 4 (0)',
    ]);
  });
});

it('an inbox stays the same object if no entry changes', () => {
  const inbox = [entry('ananya', message('ananya', 4), 1)];
  expect(upsertEntry(inbox, 'ananya', (one) => one)).toBe(inbox);
  expect(upsertEntry(inbox, 'gill', (one) => ({ ...one, unreadCount: 5 }))).toBe(inbox);
  expect(upsertEntry(inbox, 'ananya', (one) => ({ ...one, unreadCount: 0 }))).not.toBe(inbox);
});

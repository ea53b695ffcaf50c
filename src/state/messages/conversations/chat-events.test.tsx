import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentChat } from './chat-store.ts';
import { markSeen } from './conversations.ts';
import {
  enterChat,
  resetFakeChat,
  entry,
  inboxUser,
  disconnected,
  message,
  ok,
  openAnanya,
  shown,
  until,
  type FakeChat,
} from '../../testing/fake-chat.ts';
import { socket } from '../../testing/fake-socket.ts';

vi.mock('../../../api/socket.ts', () => import('../../testing/fake-socket.ts'));

let server: FakeChat;

beforeEach(async () => {
  server = await enterChat();
});
afterEach(resetFakeChat);

describe('a realtime event', () => {
  beforeEach(openAnanya);

  it('appends an unread message, and the app reports the message as read once the user has seen it', async () => {
    socket.events.emit('new_message', message(3, false));
    socket.events.emit('new_message', message(3, false));
    expect(shown()?.at(-1)).toBe('Message 3: delivered');
    expect(entry('ananya')).toMatchObject({ unreadCount: 2, lastMessage: { seq: 3 } });
    markSeen(3);
    expect(entry('ananya')?.unreadCount).toBe(0);
    expect(shown()?.slice(1)).toEqual(['Message 2: read', 'Message 3: read']);
    await until(() =>
      expect(server.sentRequests).toContain('POST /api/message/read/ananya?upTo=3'),
    );
  });

  it('leaves messages unread that the user has not scrolled to yet', () => {
    for (const seq of [3, 4, 5]) socket.events.emit('new_message', message(seq, false));
    markSeen(3);
    expect(entry('ananya')?.unreadCount).toBe(2);
  });

  it('marks messages as read if the user has read them on another device', () => {
    socket.events.emit('message_status', {
      senderId: 'ananya',
      receiverId: 'meera',
      status: 'read',
      upTo: 2,
    });
    expect(entry('ananya')?.unreadCount).toBe(0);
    expect(shown()?.[1]).toBe('Message 2: read');
  });

  it('fetches the missing messages if it reveals a gap', async () => {
    server.messages = [1, 2, 3, 4, 5].map((seq) => message(seq, seq === 1));
    socket.events.emit('new_message', message(5, false));
    await until(() =>
      expect(currentChat().messages?.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]),
    );
    expect(server.sentRequests).toContain('GET /api/messages/ananya?after=2&limit=200');
  });

  it('fetches a new message if only its delivery event arrived', async () => {
    server.messages.push(message(3, false));
    socket.events.emit('message_status', {
      senderId: 'ananya',
      receiverId: 'meera',
      status: 'delivered',
      upTo: 3,
    });
    await until(() => expect(shown()?.at(-1)).toBe('Message 3: delivered'));
  });

  it('reloads the inbox if the event is about a message from a new partner', async () => {
    server.inbox.unshift(
      inboxUser('gill', { lastMessage: message(1, false, { senderId: 'gill' }), unreadCount: 1 }),
    );
    socket.events.emit('new_message', message(1, false, { id: 'other.1', senderId: 'gill' }));
    await until(() => expect(entry('gill')?.unreadCount).toBe(1));
    expect(currentChat().messages).toHaveLength(2);
  });

  it('fetches missed messages and sends unsent read receipts after the socket connects again', async () => {
    server.replies['POST /api/message/read/ananya'] = disconnected;
    markSeen(2);
    server.messages.push(message(3, true, { clientId: 'from-the-phone' }), message(4, false));
    server.inbox = [
      inboxUser('ananya', {
        lastMessage: message(4, false),
        unreadCount: 1,
        deliveredUpTo: 3,
        readUpTo: 1,
      }),
    ];
    server.replies['POST /api/message/read/ananya'] = ok({ success: true, message: 'Done.' });
    socket.events.emit('connect');
    await until(() =>
      expect(shown()).toEqual([
        'Message 1: read',
        'Message 2: read',
        'Message 3: delivered',
        'Message 4: delivered',
      ]),
    );
    expect(server.sentRequests).toContain('GET /api/messages/ananya?after=2&limit=200');
    await until(() =>
      expect(server.sentRequests).toContain('POST /api/message/read/ananya?upTo=2'),
    );
  });

  it('can be missed without harm, because the inbox contains the current status after a reconnect', async () => {
    server.inbox = [
      inboxUser('ananya', { lastMessage: message(2, false), deliveredUpTo: 1, readUpTo: 1 }),
    ];
    socket.events.emit('connect');
    await until(() => expect(shown()?.[0]).toBe('Message 1: read'));
  });
});

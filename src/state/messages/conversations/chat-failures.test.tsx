import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentChat } from './chat-store.ts';
import {
  deleteMessage,
  loadInbox,
  loadOlderMessages,
  openChat,
  reloadChat,
  retryMessage,
  sendDraft,
  stopChat,
} from './conversations.ts';
import {
  enterChat,
  resetFakeChat,
  disconnected,
  message,
  no,
  ok,
  openAnanya,
  shown,
  toasts,
  until,
  write,
  type FakeChat,
} from '../../testing/fake-chat.ts';

vi.mock('../../../api/socket.ts', () => import('../../testing/fake-socket.ts'));

let server: FakeChat;

beforeEach(async () => {
  server = await enterChat();
});
afterEach(resetFakeChat);

describe('a failed load (spec §8)', () => {
  it.each([
    ['Error fetching users', no(500)],
    ['Error fetching users', disconnected],
    ['Too busy.', no(500, 'Too busy.')],
  ])(
    "of the inbox shows the toast 'Unable to get users' and stores '%s' in the chat state",
    async (problem, reply) => {
      server.replies['GET /api/users'] = reply;
      const loading = loadInbox();
      expect(currentChat().isUsersLoading).toBe(true);
      await loading;
      expect(currentChat()).toMatchObject({
        isUsersLoading: false,
        usersError: { message: problem },
      });
      expect(toasts()).toEqual(['Unable to get users']);
      server.replies['GET /api/users'] = ok(server.inbox);
      await loadInbox();
      expect(currentChat()).toMatchObject({ usersError: null, inboxUsers: [{ unreadCount: 1 }] });
    },
  );

  it.each([
    ['Error fetching messages', no(500)],
    ['Error fetching messages', disconnected],
    ['Too busy.', no(503, 'Too busy.')],
  ])(
    "of a conversation shows the toast 'Unable to get messages' and stores '%s' in the chat state",
    async (problem, reply) => {
      server.replies['GET /api/messages/ananya'] = reply;
      openChat('ananya');
      await until(() => expect(currentChat().messagesError?.message).toBe(problem));
      expect(toasts()).toEqual(['Unable to get messages']);
      expect(currentChat().isMessagesLoading).toBe(false);
      server.replies['GET /api/messages/ananya'] = server.page;
      reloadChat();
      await until(() => expect(currentChat().messages).toHaveLength(2));
      expect(currentChat().messagesError).toBeNull();
    },
  );

  it('of a conversation does not hide outgoing messages', async () => {
    server.replies['GET /api/messages/ananya'] = disconnected;
    server.replies['POST /api/messages/send/ananya'] = disconnected;
    openChat('ananya');
    write('Are you there?');
    await until(() => expect(shown()).toEqual(['Are you there?: pending']));
    expect(currentChat().older).toBe('failed');
  });
});

describe('a message that cannot be sent (spec §8)', () => {
  beforeEach(openAnanya);

  it('is rejected if no recipient is selected', () => {
    stopChat();
    sendDraft(null);
    expect(toasts()).toEqual(['No recipient selected']);
  });

  it("shows 'Message not sent' after 30 seconds without a response, and can be retried or deleted", async () => {
    vi.useFakeTimers({
      toFake: ['performance', 'setTimeout', 'clearTimeout'],
      shouldAdvanceTime: true,
    });
    server.replies['POST /api/messages/send/ananya'] = disconnected;
    write('One');
    write('Two');
    await until(() => expect(server.sentRequests).toContain('POST /api/messages/send/ananya'));
    for (let second = 0; second < 31; second += 1) {
      await vi.advanceTimersByTimeAsync(1000);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await until(() => expect(shown()?.slice(2)).toEqual(['One: failed', 'Two: failed']));
    expect(toasts()).toEqual(['Message not sent']);
    expect(currentChat().sendError).toBe('Error sending message');
    vi.useRealTimers();

    server.replies['POST /api/messages/send/ananya'] = server.receive;
    deleteMessage(currentChat().messages?.[2]?.clientId ?? '');
    retryMessage(currentChat().messages?.[2]?.clientId ?? '');
    await until(() => expect(shown()?.slice(2)).toEqual(['Two: sent']));
  });

  it.each([
    ['Failed to send message', 'Error sending message', no(403)],
    [
      'Only with your own doctors.',
      'Only with your own doctors.',
      no(403, 'Only with your own doctors.'),
    ],
  ])(
    "shows '%s' if the server rejects the message, and stores '%s'",
    async (toast, problem, reply) => {
      server.replies['POST /api/messages/send/ananya'] = reply;
      write('One');
      await until(() => expect(shown()?.at(-1)).toBe('One: failed'));
      expect(toasts()).toEqual([toast]);
      expect(currentChat().sendError).toBe(problem);
    },
  );
});

describe('older messages', () => {
  it('can be requested again after a failure', async () => {
    server.messages = Array.from({ length: 60 }, (_, index) => message(index + 1, true));
    await openAnanya();
    server.replies['GET /api/messages/ananya'] = disconnected;
    loadOlderMessages();
    await until(() => expect(currentChat().older).toBe('failed'));
    expect(toasts()).toEqual(['Unable to get messages']);
    server.replies['GET /api/messages/ananya'] = server.page;
    loadOlderMessages();
    await until(() =>
      expect(currentChat()).toMatchObject({ messages: { length: 60 }, older: 'none' }),
    );
  });
});

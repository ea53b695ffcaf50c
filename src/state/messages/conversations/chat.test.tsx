import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attachFile, changeDraftText, currentDraft } from '../chat-drafts.ts';
import { loadAll } from '../chat-storage.ts';
import { logOut } from '../../session/log-out.ts';
import { startSession } from '../../session/session.ts';
import { currentChat } from './chat-store.ts';
import {
  getAttachment,
  loadInbox,
  loadOlderMessages,
  openChat,
  startChat,
  stopChat,
} from './conversations.ts';
import { storedMessage } from '../unsent/unsent-item.ts';
import {
  enterChat,
  resetFakeChat,
  entry,
  inboxUser,
  disconnected,
  meera,
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
import { socket } from '../../testing/fake-socket.ts';

vi.mock('../../../api/socket.ts', () => import('../../testing/fake-socket.ts'));

const arjun = { ...meera, id: 'arjun', name: 'Arjun Rao' };
let server: FakeChat;

beforeEach(async () => {
  server = await enterChat();
});
afterEach(resetFakeChat);

describe('openChat()', () => {
  it('selects the partner, sets the loading flag, loads the messages and finds the first unread one', async () => {
    await loadInbox();
    openChat('ananya');
    expect(currentChat()).toMatchObject({
      currentRecipient: { id: 'ananya', partner: { name: 'ananya' } },
      isMessagesLoading: true,
      messages: null,
    });
    await until(() => expect(shown()).toEqual(['Message 1: delivered', 'Message 2: delivered']));
    expect(currentChat()).toMatchObject({
      isMessagesLoading: false,
      older: 'none',
      firstUnreadSeq: 2,
    });
  });

  it('adds a doctor without an earlier conversation to the inbox', async () => {
    server.replies['GET /api/messages/gill'] = ok([]);
    server.replies['POST /api/messages/open/gill'] = ok(inboxUser('gill'));
    openChat('gill');
    await until(() => expect(currentChat().currentRecipient?.partner?.id).toBe('gill'));
    expect(currentChat().inboxUsers?.map(({ partner }) => partner.id)).toEqual(['gill', 'ananya']);
    expect(currentChat().messages).toEqual([]);
  });

  it('lists a new partner only once if the inbox is refreshed at the same time', async () => {
    await loadInbox();
    server.replies['GET /api/messages/gill'] = ok([]);
    server.replies['POST /api/messages/open/gill'] = async () => {
      server.inbox.push(inboxUser('gill'));
      await loadInbox();
      return Response.json(inboxUser('gill'));
    };
    openChat('gill');
    await until(() => expect(currentChat().isMessagesLoading).toBe(false));
    expect(currentChat().inboxUsers?.map(({ partner }) => partner.id)).toEqual(['ananya', 'gill']);
  });

  it('adds a doctor without an earlier conversation to the inbox even if the API has no endpoint to open conversations', async () => {
    server.replies['GET /api/messages/gill'] = ok([]);
    server.replies['GET /api/doctors/gill'] = ok({
      _id: 'gill',
      name: 'Harpreet Gill',
      specialty: 'Orthopedics',
      bio: '',
      experience: 5,
      profilePicture: null,
      rating: 4,
      reviews: [],
      education: [],
      availability: [],
    });
    openChat('gill');
    await until(() => expect(currentChat().currentRecipient?.partner?.name).toBe('Harpreet Gill'));
    await loadInbox();
    expect(entry('gill')).toMatchObject({ partner: { role: 'doctor' }, lastMessage: null });
  });

  it('shows a single toast if the user is not allowed to message the partner', async () => {
    server.replies['GET /api/messages/gill'] = no(403, 'Only with your own doctors.');
    server.replies['POST /api/messages/open/gill'] = no(403, 'Only with your own doctors.');
    openChat('gill');
    await until(() =>
      expect(currentChat().messagesError).toEqual({
        reason: 'forbidden',
        message: 'Only with your own doctors.',
      }),
    );
    expect(toasts()).toEqual(['Unable to get messages']);
  });

  it('loads older messages page by page', async () => {
    server.messages = Array.from({ length: 120 }, (_, index) =>
      message(index + 1, index % 2 === 0),
    );
    server.inbox = [inboxUser('ananya', { lastMessage: message(120, false, { read: true }) })];
    await openAnanya();
    expect(currentChat().messages).toHaveLength(50);
    for (const [count, older] of [
      [100, 'more'],
      [120, 'none'],
    ] as const) {
      loadOlderMessages();
      expect(currentChat().older).toBe('loading');
      await until(() =>
        expect(currentChat()).toMatchObject({ messages: { length: count }, older }),
      );
    }
  });
});

describe('a message', () => {
  beforeEach(openAnanya);

  it('appears immediately, clears the draft and updates its status later', async () => {
    const flags: boolean[] = [];
    server.replies['POST /api/messages/send/ananya'] = (request) => {
      flags.push(currentChat().isSending);
      return server.receive(request);
    };
    write('  Good morning.\n');
    expect(shown()?.at(-1)).toBe('Good morning.: pending');
    expect(currentDraft('ananya').text).toBe('');
    await until(() => expect(shown()?.at(-1)).toBe('Good morning.: sent'));
    expect([...flags, currentChat().isSending]).toEqual([true, false]);
    expect(entry('ananya')?.lastMessage).toMatchObject({ text: 'Good morning.', status: 'sent' });
    for (const status of ['delivered', 'read', 'delivered'] as const) {
      socket.events.emit('message_status', {
        senderId: 'meera',
        receiverId: 'ananya',
        status,
        upTo: 3,
      });
    }
    expect(shown()?.at(-1)).toBe('Good morning.: read');
    expect(entry('ananya')?.lastMessage?.status).toBe('read');
  });

  it('is not sent if it has no text and no file', () => {
    write('   ');
    expect(currentChat().messages).toHaveLength(2);
  });

  it('returns to the composer if the server rejects its content', async () => {
    server.replies['POST /api/messages/send/ananya'] = no(400, 'Too long.');
    write('One');
    await until(() => expect(currentDraft('ananya').text).toBe('One'));
    expect(currentChat().messages).toHaveLength(2);
    write('One');
    changeDraftText('ananya', 'Something else');
    await until(() => expect(shown()?.at(-1)).toBe('One: failed'));
    expect(currentDraft('ananya').text).toBe('Something else');
  });

  it('appears only once after a lost response, even if its realtime event arrives first', async () => {
    server.replies['POST /api/messages/send/ananya'] = async (request) => {
      await server.receive(request);
      const stored = server.messages.at(-1);
      if (stored) socket.events.emit('new_message', stored);
      return disconnected();
    };
    write('One');
    await until(() => expect(shown()).toHaveLength(3));
    await until(() => expect(shown()?.at(-1)).toBe('One: sent'));
    expect(
      server.sentRequests.filter((path) => path.startsWith('POST /api/messages/send')),
    ).toHaveLength(1);
  });

  it('cannot have a file over 10 MB, and keeps its text when the file is rejected', async () => {
    changeDraftText('ananya', 'My report');
    await attachFile('ananya', new File(['a'.repeat(10 * 1024 * 1024 + 1)], 'report.txt'));
    expect(currentDraft('ananya')).toMatchObject({ text: 'My report', file: null });
    expect(currentDraft('ananya').fileError).toMatch(/larger than 10 MB/);
  });
});

describe('a logout', () => {
  it('clears drafts and outgoing messages, and closes the connection', async () => {
    await openAnanya();
    server.replies['POST /api/messages/send/ananya'] = disconnected;
    write('Not yet sent');
    changeDraftText('ananya', 'Half a sentence');
    await until(async () => expect((await loadAll('unsent', 'meera', storedMessage)).size).toBe(1));
    await logOut();
    expect(socket.hasLeft).toBe(true);
    expect(currentChat()).toMatchObject({
      messages: null,
      inboxUsers: null,
      currentRecipient: null,
    });
    expect((await loadAll('unsent', 'meera', storedMessage)).size).toBe(0);
    startSession(meera, 'token-1');
    startChat();
    await openAnanya();
    expect(currentDraft('ananya').text).toBe('');
    expect(shown()).toHaveLength(2);
  });

  it.each(['before', 'after'])(
    "discards late responses to the previous user's requests with the parameter '%s'",
    async (query) => {
      server.messages = Array.from({ length: 60 }, (_, index) => message(index + 1, true));
      server.inbox = [inboxUser('ananya', { lastMessage: message(60, true) })];
      await openAnanya();
      let answer = () => {};
      server.replies['GET /api/messages/ananya'] = (request) =>
        new Promise((resolve) => {
          answer = () => resolve(server.page(request));
        });
      if (query === 'before') loadOlderMessages();
      else openChat('ananya');
      await until(() => expect(server.sentRequests.at(-1)).toContain(query));

      startSession(arjun, 'token-1');
      startChat();
      server.replies['GET /api/messages/ananya'] = ok([]);
      openChat('ananya');
      await until(() => expect(currentChat().messages).toEqual([]));
      answer();
      await new Promise((resolve) => setImmediate(resolve));
      expect(currentChat().messages).toEqual([]);
    },
  );

  it("keeps other users' drafts but does not show them", async () => {
    startSession(arjun, 'token-1');
    startChat();
    changeDraftText('ananya', "Arjun's question");
    stopChat();
    startSession(meera, 'token-1');
    startChat();
    expect(currentDraft('ananya').text).toBe('');
    await logOut();
    startSession(arjun, 'token-1');
    startChat();
    await until(() => expect(currentDraft('ananya').text).toBe("Arjun's question"));
  });
});

describe("a message's file", () => {
  const path = 'GET /api/attachments/scan';
  const shareDoc = { id: 'scan', name: 'scan.pdf', type: 'application/pdf', size: 4 };

  beforeEach(async () => {
    server.messages = [message(1, false, { content: { textContent: '', shareDoc } })];
    await openAnanya();
  });

  it('has the name that was sent with the message', async () => {
    server.replies[path] = () => new Response('%PDF');
    expect(await getAttachment('talk.1')).toMatchObject({ name: 'scan.pdf' });
  });

  it('is discarded if its response arrives after a logout', async () => {
    let answer = (_response: Response) => {};
    server.replies[path] = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const file = getAttachment('talk.1');
    await until(() => expect(server.sentRequests).toContain(path));
    await logOut();
    answer(new Response('%PDF'));
    expect(await file).toBeNull();
    expect(toasts()).toEqual([]);
  });
});

import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SocketListeners } from '../api/socket.ts';
import { dropSession } from '../api/session.ts';
import { setTransport } from '../api/transport.ts';
import type { User } from '../contract/auth.ts';
import type { InboxUser, Message } from '../contract/messages.ts';
import { logOut, resetAuth, welcome } from './auth.ts';
import { attachFile, changeDraftText, currentDraft } from './chat-drafts.ts';
import { loadInbox } from './chat-loading.ts';
import { allKept } from './chat-storage.ts';
import {
  currentChat,
  deleteMessage,
  loadOlderMessages,
  markSeen,
  openChat,
  reloadChat,
  retryMessage,
  sendDraft,
  startChat,
  stopChat,
} from './chat.ts';
import { keptOutgoing } from './outbox-item.ts';
import { currentToasts, resetToasts } from './toasts.ts';

const meera: User = { id: 'meera', name: 'Meera Nair', role: 'patient', profilePicture: null };
const arjun: User = { ...meera, id: 'arjun', name: 'Arjun Rao' };

type Reply = (request: { url: URL; body: unknown }) => Response | Promise<Response>;

const ok = (body: unknown) => () => Response.json(body);
const no =
  (status: number, message = '') =>
  () =>
    Response.json({ success: false, message, code: 'unexpected' }, { status });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

let socket: SocketListeners & { userId: string; hasLeft: boolean };
vi.mock('../api/socket.ts', () => ({
  openSocket: (userId: string, listeners: SocketListeners) => {
    socket = { ...listeners, userId, hasLeft: false };
    return () => {
      socket.hasLeft = true;
    };
  },
}));

/** What the server has of the conversation, and what it was asked. */
let talk: Message[];
let inbox: InboxUser[];
let asked: string[];
let replies: Record<string, Reply>;

function message(seq: number, isOwn: boolean, changes: Partial<Message> = {}): Message {
  const [senderId, receiverId] = isOwn ? ['meera', 'ananya'] : ['ananya', 'meera'];
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

function inboxUser(id: string, changes: Partial<InboxUser> = {}): InboxUser {
  return {
    id,
    name: id,
    role: 'doctor',
    profilePicture: null,
    lastMessage: null,
    unreadCount: 0,
    deliveredUpTo: 0,
    readUpTo: 0,
    ...changes,
  };
}

const pageOfTalk: Reply = ({ url }) => {
  const after = Number(url.searchParams.get('after') ?? 0);
  const before = Number(url.searchParams.get('before') ?? Infinity);
  const limit = Number(url.searchParams.get('limit'));
  const part = talk.filter(({ seq }) => seq > after && seq < before);
  return Response.json(url.searchParams.has('after') ? part.slice(0, limit) : part.slice(-limit));
};

/** As a server does it: a clientId is taken once. */
const takeSending: Reply = ({ body }) => {
  const { clientId, content } = body as { clientId: string; content: { textContent: string } };
  let taken = talk.find((one) => one.clientId === clientId);
  if (!taken) {
    taken = message(talk.length + 1, true, {
      clientId,
      content: { textContent: content.textContent, shareDoc: null },
    });
    talk.push(taken);
  }
  return Response.json(taken, { status: 201 });
};

const chat = () => currentChat();
const toasts = () => currentToasts().map((toast) => toast.message);
const shown = () => chat().messages?.map(({ text, status }) => `${text}: ${status}`);
const entry = (id: string) => chat().inboxUsers?.find(({ partner }) => partner.id === id);
const seen = (condition: () => void) => vi.waitFor(condition, { timeout: 3000, interval: 5 });
const write = (text: string) => {
  changeDraftText('ananya', text);
  sendDraft();
};

async function openAnanya(): Promise<void> {
  openChat('ananya');
  await seen(() => expect(chat().messages).not.toBeNull());
}

beforeEach(() => {
  talk = [message(1, true, { status: 'delivered' }), message(2, false)];
  inbox = [
    inboxUser('ananya', { lastMessage: message(2, false), unreadCount: 1, deliveredUpTo: 1 }),
  ];
  asked = [];
  replies = {
    'GET /api/users': () => Response.json(inbox),
    'GET /api/messages/ananya': pageOfTalk,
    'POST /api/messages/send/ananya': takeSending,
    'POST /api/message/read/ananya': ok({ success: true, message: 'Done.' }),
    'POST /api/logout': ok({ success: true, message: 'Done.' }),
  };
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    const url = new URL(address, 'https://api.example');
    const path = `${method} ${url.pathname}`;
    asked.push(`${path}${url.search}`);
    return (replies[path] ?? no(404))({ url, body: body ? JSON.parse(String(body)) : undefined });
  });
  setTransport({ apiUrl: '', geocoderUrl: '', ready: Promise.resolve() });
  welcome(meera);
  startChat();
});

afterEach(async () => {
  await logOut();
  stopChat();
  dropSession();
  resetAuth();
  resetToasts();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('opening a conversation', () => {
  it('selects the partner, toggles the flag and shows the messages and the first unread one', async () => {
    await loadInbox();
    openChat('ananya');
    expect(chat()).toMatchObject({
      currentRecipient: { id: 'ananya', partner: { name: 'ananya' } },
      isMessagesLoading: true,
      messages: null,
    });
    await seen(() => expect(shown()).toEqual(['Message 1: delivered', 'Message 2: delivered']));
    expect(chat()).toMatchObject({ isMessagesLoading: false, older: 'none', firstUnreadSeq: 2 });
  });

  it('with a doctor who is new puts the doctor into the inbox', async () => {
    replies['GET /api/messages/gill'] = ok([]);
    replies['POST /api/messages/open/gill'] = ok(inboxUser('gill'));
    openChat('gill');
    await seen(() => expect(chat().currentRecipient?.partner?.id).toBe('gill'));
    expect(chat().inboxUsers?.map(({ partner }) => partner.id)).toEqual(['gill', 'ananya']);
    expect(chat().messages).toEqual([]);
  });

  it('does so over an API without that extension, and keeps the doctor there', async () => {
    replies['GET /api/messages/gill'] = ok([]);
    replies['GET /api/doctors/gill'] = ok({
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
    await seen(() => expect(chat().currentRecipient?.partner?.name).toBe('Harpreet Gill'));
    await loadInbox();
    expect(entry('gill')).toMatchObject({ partner: { role: 'doctor' }, lastMessage: null });
  });

  it('of someone who may not be written to says why, with one toast', async () => {
    replies['GET /api/messages/gill'] = no(403, 'Only with your own doctors.');
    replies['POST /api/messages/open/gill'] = no(403, 'Only with your own doctors.');
    openChat('gill');
    await seen(() =>
      expect(chat().messagesError).toEqual({
        reason: 'forbidden',
        message: 'Only with your own doctors.',
      }),
    );
    expect(toasts()).toEqual(['Unable to get messages']);
  });

  it('loads what lies before, page by page', async () => {
    talk = Array.from({ length: 120 }, (_, index) => message(index + 1, index % 2 === 0));
    inbox = [inboxUser('ananya', { lastMessage: message(120, false, { read: true }) })];
    await openAnanya();
    expect(chat().messages).toHaveLength(50);
    for (const [count, older] of [
      [100, 'more'],
      [120, 'none'],
    ] as const) {
      loadOlderMessages();
      expect(chat().older).toBe('loading');
      await seen(() => expect(chat()).toMatchObject({ messages: { length: count }, older }));
    }
  });

  it('lets what lies before be asked for again after a failure', async () => {
    talk = Array.from({ length: 60 }, (_, index) => message(index + 1, true));
    await openAnanya();
    replies['GET /api/messages/ananya'] = lost;
    loadOlderMessages();
    await seen(() => expect(chat().older).toBe('failed'));
    expect(toasts()).toEqual(['Unable to get messages']);
    replies['GET /api/messages/ananya'] = pageOfTalk;
    loadOlderMessages();
    await seen(() => expect(chat()).toMatchObject({ messages: { length: 60 }, older: 'none' }));
  });
});

describe('what the server does not give (spec §8)', () => {
  it.each([
    ['Error fetching users', no(500)],
    ['Error fetching users', lost],
    ['Too busy.', no(500, 'Too busy.')],
  ])("of the inbox shows 'Unable to get users' and keeps '%s'", async (problem, reply) => {
    replies['GET /api/users'] = reply;
    const loading = loadInbox();
    expect(chat().isUsersLoading).toBe(true);
    await loading;
    expect(chat()).toMatchObject({ isUsersLoading: false, usersError: { message: problem } });
    expect(toasts()).toEqual(['Unable to get users']);
    replies['GET /api/users'] = ok(inbox);
    await loadInbox();
    expect(chat()).toMatchObject({ usersError: null, inboxUsers: [{ unreadCount: 1 }] });
  });

  it.each([
    ['Error fetching messages', no(500)],
    ['Error fetching messages', lost],
    ['Too busy.', no(503, 'Too busy.')],
  ])("of a conversation shows 'Unable to get messages' and keeps '%s'", async (problem, reply) => {
    replies['GET /api/messages/ananya'] = reply;
    openChat('ananya');
    await seen(() => expect(chat().messagesError?.message).toBe(problem));
    expect(toasts()).toEqual(['Unable to get messages']);
    expect(chat().isMessagesLoading).toBe(false);
    replies['GET /api/messages/ananya'] = pageOfTalk;
    reloadChat();
    await seen(() => expect(chat().messages).toHaveLength(2));
    expect(chat().messagesError).toBeNull();
  });

  it('leaves what is going out in view', async () => {
    replies['GET /api/messages/ananya'] = lost;
    replies['POST /api/messages/send/ananya'] = lost;
    openChat('ananya');
    write('Are you there?');
    await seen(() => expect(shown()).toEqual(['Are you there?: pending']));
    expect(chat().older).toBe('failed');
  });
});

describe('a message', () => {
  beforeEach(openAnanya);

  it('is appended at once, empties the draft, and moves on with its status', async () => {
    const flags: boolean[] = [];
    replies['POST /api/messages/send/ananya'] = (request) => {
      flags.push(chat().isSending);
      return takeSending(request);
    };
    write('  Good morning.\n');
    expect(shown()?.at(-1)).toBe('Good morning.: pending');
    expect(currentDraft('ananya').text).toBe('');
    await seen(() => expect(shown()?.at(-1)).toBe('Good morning.: sent'));
    expect([...flags, chat().isSending]).toEqual([true, false]);
    expect(entry('ananya')?.lastMessage).toMatchObject({ text: 'Good morning.', status: 'sent' });
    for (const status of ['delivered', 'read', 'delivered'] as const) {
      socket.onStatus({ senderId: 'meera', receiverId: 'ananya', status, upTo: 3 });
    }
    expect(shown()?.at(-1)).toBe('Good morning.: read');
    expect(entry('ananya')?.lastMessage?.status).toBe('read');
  });

  it('without a recipient is refused', () => {
    stopChat();
    sendDraft();
    expect(toasts()).toEqual(['No recipient selected']);
  });

  it('without text and file is not sent', () => {
    write('   ');
    expect(chat().messages).toHaveLength(2);
  });

  it("that gets no answer shows 'Message not sent' after 30 seconds, and can be sent again or deleted", async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    replies['POST /api/messages/send/ananya'] = lost;
    write('One');
    write('Two');
    await seen(() => expect(asked).toContain('POST /api/messages/send/ananya'));
    for (let second = 0; second < 31; second += 1) {
      await vi.advanceTimersByTimeAsync(1000);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await seen(() => expect(shown()?.slice(2)).toEqual(['One: failed', 'Two: failed']));
    expect(toasts()).toEqual(['Message not sent']);
    expect(chat().sendError).toBe('Error sending message');
    vi.useRealTimers();

    replies['POST /api/messages/send/ananya'] = takeSending;
    deleteMessage(chat().messages?.[2]?.clientId ?? '');
    retryMessage(chat().messages?.[2]?.clientId ?? '');
    await seen(() => expect(shown()?.slice(2)).toEqual(['Two: sent']));
  });

  it.each([
    ['Failed to send message', 'Error sending message', no(403)],
    [
      'Only with your own doctors.',
      'Only with your own doctors.',
      no(403, 'Only with your own doctors.'),
    ],
  ])("that the server refuses shows '%s' and keeps '%s'", async (toast, problem, reply) => {
    replies['POST /api/messages/send/ananya'] = reply;
    write('One');
    await seen(() => expect(shown()?.at(-1)).toBe('One: failed'));
    expect(toasts()).toEqual([toast]);
    expect(chat().sendError).toBe(problem);
  });

  it('that is refused for what is in it goes back to where it was written', async () => {
    replies['POST /api/messages/send/ananya'] = no(400, 'Too long.');
    write('One');
    await seen(() => expect(currentDraft('ananya').text).toBe('One'));
    expect(chat().messages).toHaveLength(2);
    write('One');
    changeDraftText('ananya', 'Something else');
    await seen(() => expect(shown()?.at(-1)).toBe('One: failed'));
    expect(currentDraft('ananya').text).toBe('Something else');
  });

  it('whose answer is lost is there once, also when its event comes first', async () => {
    replies['POST /api/messages/send/ananya'] = async (request) => {
      await takeSending(request);
      const stored = talk.at(-1);
      if (stored) socket.onMessage(stored);
      return lost();
    };
    write('One');
    await seen(() => expect(shown()).toHaveLength(3));
    await seen(() => expect(shown()?.at(-1)).toBe('One: sent'));
    expect(asked.filter((path) => path.startsWith('POST /api/messages/send'))).toHaveLength(1);
  });

  it('of more than 10 MB is refused before it is sent, and the text stays', async () => {
    changeDraftText('ananya', 'My report');
    await attachFile('ananya', new File(['a'.repeat(10 * 1024 * 1024 + 1)], 'report.txt'));
    expect(currentDraft('ananya')).toMatchObject({ text: 'My report', file: null });
    expect(currentDraft('ananya').fileError).toMatch(/larger than 10 MB/);
  });
});

describe('news', () => {
  beforeEach(openAnanya);

  it('is appended, counts as unread until it is seen, and is told to the server as read', async () => {
    socket.onMessage(message(3, false));
    socket.onMessage(message(3, false));
    expect(shown()?.at(-1)).toBe('Message 3: delivered');
    expect(entry('ananya')).toMatchObject({ unreadCount: 2, lastMessage: { seq: 3 } });
    markSeen(3);
    expect(entry('ananya')?.unreadCount).toBe(0);
    expect(shown()?.slice(1)).toEqual(['Message 2: read', 'Message 3: read']);
    await seen(() => expect(asked).toContain('POST /api/message/read/ananya?upTo=3'));
  });

  it('that is seen only up to a place leaves the rest unread', () => {
    for (const seq of [3, 4, 5]) socket.onMessage(message(seq, false));
    markSeen(3);
    expect(entry('ananya')?.unreadCount).toBe(2);
  });

  it('read on another device is read here', () => {
    socket.onStatus({ senderId: 'ananya', receiverId: 'meera', status: 'read', upTo: 2 });
    expect(entry('ananya')?.unreadCount).toBe(0);
    expect(shown()?.[1]).toBe('Message 2: read');
  });

  it('that tells of a gap has what is missing asked for', async () => {
    talk = [1, 2, 3, 4, 5].map((seq) => message(seq, seq === 1));
    socket.onMessage(message(5, false));
    await seen(() => expect(chat().messages?.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]));
    expect(asked).toContain('GET /api/messages/ananya?after=2&limit=200');
  });

  it('that was delivered and did not come is asked for', async () => {
    talk.push(message(3, false));
    socket.onStatus({ senderId: 'ananya', receiverId: 'meera', status: 'delivered', upTo: 3 });
    await seen(() => expect(shown()?.at(-1)).toBe('Message 3: delivered'));
  });

  it('of somebody new has the inbox asked for again', async () => {
    inbox.unshift(
      inboxUser('gill', { lastMessage: message(1, false, { senderId: 'gill' }), unreadCount: 1 }),
    );
    socket.onMessage(message(1, false, { id: 'other.1', senderId: 'gill' }));
    await seen(() => expect(entry('gill')?.unreadCount).toBe(1));
    expect(chat().messages).toHaveLength(2);
  });

  it('missed without a connection is asked for after the next one, and marks that were not told are told', async () => {
    replies['POST /api/message/read/ananya'] = lost;
    markSeen(2);
    talk.push(message(3, true, { clientId: 'from-the-phone' }), message(4, false));
    inbox = [
      inboxUser('ananya', {
        lastMessage: message(4, false),
        unreadCount: 1,
        deliveredUpTo: 3,
        readUpTo: 1,
      }),
    ];
    replies['POST /api/message/read/ananya'] = ok({ success: true, message: 'Done.' });
    socket.onConnect();
    await seen(() =>
      expect(shown()).toEqual([
        'Message 1: read',
        'Message 2: read',
        'Message 3: delivered',
        'Message 4: delivered',
      ]),
    );
    expect(asked).toContain('GET /api/messages/ananya?after=2&limit=200');
    await seen(() => expect(asked).toContain('POST /api/message/read/ananya?upTo=2'));
  });

  it('of statuses comes with the inbox where an API does not tell them', async () => {
    inbox = [
      inboxUser('ananya', { lastMessage: message(2, false), deliveredUpTo: 1, readUpTo: 1 }),
    ];
    socket.onConnect();
    await seen(() => expect(shown()?.[0]).toBe('Message 1: read'));
  });
});

describe('a logout', () => {
  it('takes what was being written and sent along, and leaves', async () => {
    await openAnanya();
    replies['POST /api/messages/send/ananya'] = lost;
    write('Not yet sent');
    changeDraftText('ananya', 'Half a sentence');
    await seen(async () => expect((await allKept('outbox', 'meera', keptOutgoing)).size).toBe(1));
    await logOut();
    expect(socket.hasLeft).toBe(true);
    expect(chat()).toMatchObject({ messages: null, inboxUsers: null, currentRecipient: null });
    expect((await allKept('outbox', 'meera', keptOutgoing)).size).toBe(0);
    welcome(meera);
    startChat();
    await openAnanya();
    expect(currentDraft('ananya').text).toBe('');
    expect(shown()).toHaveLength(2);
  });

  it("leaves the next person's alone, and shows them nothing of the last one's", async () => {
    welcome(arjun);
    startChat();
    expect(socket.userId).toBe('arjun');
    changeDraftText('ananya', "Arjun's question");
    stopChat();
    welcome(meera);
    startChat();
    expect(currentDraft('ananya').text).toBe('');
    await logOut();
    welcome(arjun);
    startChat();
    await seen(() => expect(currentDraft('ananya').text).toBe("Arjun's question"));
  });
});

import { expect, vi } from 'vitest';
import { setApiConfig } from '../../api/http/config.ts';
import type { User } from '../../contract/auth.ts';
import type { InboxUser, Message } from '../../contract/messages.ts';
import { logOut } from '../session/log-out.ts';
import { resetSession, startSession } from '../session/session.ts';
import { changeDraftText } from '../messages/chat-drafts.ts';
import { currentChat } from '../messages/conversations/chat-store.ts';
import {
  openChat,
  sendDraft,
  startChat,
  stopChat,
} from '../messages/conversations/conversations.ts';
import { openRealtime } from './fake-socket.ts';
import { currentToasts, resetToasts } from '../core/toasts.ts';

export type Reply = (request: { url: URL; body: unknown }) => Response | Promise<Response>;

export const meera: User = {
  id: 'meera',
  name: 'Meera Nair',
  role: 'patient',
  profilePicture: null,
};

export const ok = (body: unknown) => () => Response.json(body);
export const no =
  (status: number, message = '') =>
  () =>
    Response.json({ success: false, message, code: 'unexpected' }, { status });
export const disconnected = () => Promise.reject(new TypeError('Failed to fetch'));

export class FakeChat {
  messages = [message(1, true, { status: 'delivered' }), message(2, false)];
  inbox = [
    inboxUser('ananya', { lastMessage: message(2, false), unreadCount: 1, deliveredUpTo: 1 }),
  ];
  sentRequests: string[] = [];

  readonly page: Reply = ({ url }) => {
    const after = Number(url.searchParams.get('after') ?? 0);
    const before = Number(url.searchParams.get('before') ?? Infinity);
    const limit = Number(url.searchParams.get('limit'));
    const part = this.messages.filter(({ seq }) => seq > after && seq < before);
    return Response.json(url.searchParams.has('after') ? part.slice(0, limit) : part.slice(-limit));
  };

  readonly receive: Reply = ({ body }) => {
    const { clientId, content } = body as { clientId: string; content: { textContent: string } };
    let taken = this.messages.find((one) => one.clientId === clientId);
    if (!taken) {
      const { textContent } = content;
      const changes = { clientId, content: { textContent, shareDoc: null } };
      taken = message(this.messages.length + 1, true, changes);
      this.messages.push(taken);
    }
    return Response.json(taken, { status: 201 });
  };

  replies: Record<string, Reply> = {
    'GET /api/users': () => Response.json(this.inbox),
    'GET /api/messages/ananya': this.page,
    'POST /api/messages/send/ananya': this.receive,
    'POST /api/message/read/ananya': ok({ success: true, message: 'Done.' }),
    'POST /refresh-token': ok({ success: true, user: meera, accessToken: 'token-2' }),
    'POST /api/logout': ok({ success: true, message: 'Done.' }),
  };

  readonly fetch = async (address: string, { method, body }: RequestInit): Promise<Response> => {
    const url = new URL(address, 'https://api.example');
    const path = `${method} ${url.pathname}`;
    this.sentRequests.push(`${path}${url.search}`);
    const reply = this.replies[path] ?? no(404);
    return reply({ url, body: body ? JSON.parse(String(body)) : undefined });
  };
}

export async function enterChat(): Promise<FakeChat> {
  const server = new FakeChat();
  vi.stubGlobal('fetch', server.fetch);
  setApiConfig({ apiUrl: '', geocoderUrl: '', ready: Promise.resolve() });
  startSession(meera, 'token-1');
  startChat();
  await openRealtime();
  return server;
}

export async function resetFakeChat(): Promise<void> {
  await logOut();
  stopChat();
  resetSession();
  resetToasts();
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

export function message(seq: number, isOwn: boolean, changes: Partial<Message> = {}): Message {
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

export function inboxUser(id: string, changes: Partial<InboxUser> = {}): InboxUser {
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

export const toasts = () => currentToasts().map((toast) => toast.message);
export const shown = () => currentChat().messages?.map(({ text, status }) => `${text}: ${status}`);
export const entry = (id: string) =>
  currentChat().inboxUsers?.find(({ partner }) => partner.id === id);

export const until = (condition: () => void | Promise<void>) =>
  vi.waitFor(condition, { timeout: 20_000, interval: 5 });

export function write(text: string): void {
  changeDraftText('ananya', text);
  sendDraft('ananya');
}

export async function openAnanya(): Promise<void> {
  openChat('ananya');
  await until(() => expect(currentChat().messages).not.toBeNull());
}

import 'fake-indexeddb/auto';
import * as z from 'zod/mini';
import { withCookies } from '../../../backend/testing/test-backend.ts';
import { fakeStorage } from '../../../src/api/testing/fake-storage.ts';
import { role } from '../../../src/contract/common.ts';
import { type ChatReport, isOfTheRun, order } from './chat-people.ts';

/** This process is one user of the chat, without pages. */
const { url, phone, password, ...person } = z
  .object({ url: z.string(), phone: z.string(), password: z.string(), role, partnerId: z.string() })
  .parse(JSON.parse(process.argv[2] ?? ''));
const { partnerId } = person;

const windowEvents = new EventTarget();
const browser = {
  navigator: { onLine: true },
  localStorage: fakeStorage(),
  sessionStorage: fakeStorage(),
  document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
  addEventListener: windowEvents.addEventListener.bind(windowEvents),
  removeEventListener: windowEvents.removeEventListener.bind(windowEvents),
};
for (const [name, value] of Object.entries(browser)) {
  Object.defineProperty(globalThis, name, { value, configurable: true });
}

/** Node stores no cookies, and a long run renews the session. */
const { fetch } = globalThis;
let cookie = '';
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  if (cookie) request.headers.set('cookie', cookie);
  const response = await fetch(request);
  cookie = withCookies(cookie, response.headers.getSetCookie());
  return response;
};

const { setApiConfig } = await import('../../../src/api/http/config.ts');
const { logIn } = await import('../../../src/state/auth/sign-in.ts');
const { changeDraftText } = await import('../../../src/state/messages/chat-drafts.ts');
const { currentChat, onChatChange } =
  await import('../../../src/state/messages/conversations/chat-store.ts');
const { markSeen, openChat, sendDraft, startChat } =
  await import('../../../src/state/messages/conversations/conversations.ts');
const { startRealtime } = await import('../../../src/state/realtime.ts');

/** The status of a message must never move backwards. */
const ranks = { failed: -1, pending: 0, sent: 1, delivered: 2, read: 3 };
const best = new Map<string, number>();
const faults = new Set<string>();

let seen = 0;

function compare(): void {
  const shown = new Set<string>();
  for (const { clientId, text, status } of currentChat().messages ?? []) {
    if (shown.has(clientId)) faults.add(`"${text}" showed twice`);
    shown.add(clientId);
    const rank = ranks[status];
    const before = best.get(clientId) ?? rank;
    if (rank < before) faults.add(`"${text}" went back to ${status}`);
    best.set(clientId, Math.max(rank, before));
  }
}

function read(): void {
  const last = currentChat().messages?.findLast(({ isOwn }) => !isOwn)?.seq ?? 0;
  if (last <= seen) return;
  seen = last;
  markSeen(last);
}

setApiConfig({ apiUrl: url, geocoderUrl: url, ready: Promise.resolve() });
await logIn({ phone, password, role: person.role, remember: false });
startChat();
startRealtime();
openChat(partnerId);
onChatChange(compare);
onChatChange(() => queueMicrotask(read));

process.on('message', (message) => {
  const { write } = order.parse(message);
  for (const text of write) {
    changeDraftText(partnerId, text);
    sendDraft(partnerId);
  }
  const messages = (currentChat().messages ?? []).filter(({ text }) => isOfTheRun(text));
  const own = messages.filter(({ isOwn }) => isOwn);
  const report: ChatReport = {
    waiting: own.filter(({ seq }) => seq === null).length,
    arrived: messages.filter(({ seq }) => seq !== null).length,
    read: own.filter(({ status }) => status === 'read').length,
    texts: write.length > 0 ? null : messages.map(({ text }) => text),
    faults: [...faults],
  };
  process.send?.(report);
});

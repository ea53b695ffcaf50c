import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  enterChat,
  message,
  openAnanya,
  resetFakeChat,
  shown,
  until,
} from '../../testing/fake-chat.ts';
import { fakeSession } from '../../../api/testing/fake-session.ts';
import { currentChat, currentSession } from './chat-store.ts';
import { loadInbox } from './conversations.ts';
import { listDeviceMessages } from './device-messages.ts';

vi.mock('../../../api/socket.ts', () => import('../../testing/fake-socket.ts'));

async function listed() {
  const session = currentSession();
  if (!session) throw new Error('no session');
  return listDeviceMessages(session, currentChat().inboxUsers ?? []);
}

beforeEach(enterChat);
afterEach(resetFakeChat);

it('the messages on this device are those of opened conversations', async () => {
  await loadInbox();
  const before = await listed();
  expect([...before.values()].flat()).toEqual([]);
  await openAnanya();
  await until(() => expect(shown()).toHaveLength(2));
  const kept = await listed();
  expect(kept.get('ananya')?.map(({ text }) => text)).toEqual(['Message 1', 'Message 2']);
});

it('the messages on this device include the end of conversations that were opened here before', async () => {
  const cached = JSON.stringify([message(7, true), message(8, false)]);
  vi.stubGlobal('caches', {
    match: async (key: string) => key === '/api/messages/ananya' && new Response(cached),
  });
  fakeSession({ userId: 'meera', accessToken: 'token-1' }, { isShared: () => true });
  await loadInbox();
  const kept = await listed();
  expect(kept.get('ananya')?.map(({ text }) => text)).toEqual(['Message 7', 'Message 8']);
});

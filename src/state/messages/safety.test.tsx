import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  disconnected,
  enterChat,
  no,
  ok,
  openAnanya,
  resetFakeChat,
  toasts,
  type FakeChat,
} from '../testing/fake-chat.ts';
import { currentChat } from './conversations/chat-store.ts';
import { changeSafetyDialog, currentSafety, sendReport, setBlocked } from './safety.ts';

vi.mock('../../api/socket.ts', () => import('../testing/fake-socket.ts'));

let server: FakeChat;

beforeEach(async () => {
  server = await enterChat();
  await openAnanya();
});
afterEach(resetFakeChat);

const isBlocked = () => currentChat().inboxUsers?.[0]?.partner.isBlocked;
const answerBlock = (blocked: boolean) =>
  ok({ ...server.inbox[0], isBlocked: blocked, canReport: true });

it('a block closes its dialog, and changes the open conversation and the inbox', async () => {
  server.replies['PUT /api/messages/block/ananya'] = answerBlock(true);
  changeSafetyDialog('block');
  await setBlocked('ananya', true);
  expect(currentSafety()).toMatchObject({ dialog: null, isSubmitting: false, error: null });
  expect(currentChat().currentRecipient?.partner).toMatchObject({ isBlocked: true });
  expect(isBlocked()).toBe(true);
  expect(toasts()).toEqual(['Blocked']);
  server.replies['PUT /api/messages/block/ananya'] = answerBlock(false);
  await setBlocked('ananya', false);
  expect(isBlocked()).toBe(false);
});

it.each([no(500, 'Too busy.'), disconnected])(
  'a block that fails stays in its dialog with the reason',
  async (reply) => {
    server.replies['PUT /api/messages/block/ananya'] = reply;
    changeSafetyDialog('block');
    await setBlocked('ananya', true);
    const { dialog, error } = currentSafety();
    expect(dialog).toBe('block');
    expect(error).toEqual(expect.any(String));
    expect(isBlocked()).toBeUndefined();
  },
);

it('a report that is sent again has the id of the first attempt', async () => {
  const bodies: unknown[] = [];
  let isDown = true;
  server.replies['POST /api/messages/report/ananya'] = ({ body }) => {
    bodies.push(body);
    if (isDown) return no(500)();
    return Response.json({ success: true, message: '' });
  };
  changeSafetyDialog('report');
  await sendReport('ananya', { reason: 'spam' });
  expect(currentSafety()).toMatchObject({ dialog: 'report', isReported: false });
  isDown = false;
  await sendReport('ananya', { reason: 'spam', note: 'Again' });
  expect(currentSafety()).toMatchObject({ isReported: true, error: null });
  const [first, second] = bodies;
  expect(second).toMatchObject({ reason: 'spam', note: 'Again' });
  expect(second).toHaveProperty('clientId', Object(first).clientId);
});

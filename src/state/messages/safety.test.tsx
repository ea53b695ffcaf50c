import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
import { loadInbox } from './conversations/conversations.ts';
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

function answerLater(call: string): (reply: Response) => void {
  let answer: (reply: Response) => void = () => undefined;
  const reply = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  server.replies[call] = () => reply;
  return answer;
}

it('a block closes its dialog, and changes the open conversation and the inbox', async () => {
  server.replies['PUT /api/messages/block/ananya'] = answerBlock(true);
  changeSafetyDialog('block');
  await setBlocked('ananya', true);
  expect(currentSafety()).toMatchObject({ dialog: null, isSubmitting: false, error: null });
  expect(currentChat().currentRecipient?.partner).toMatchObject({ isBlocked: true });
  expect(isBlocked()).toBe(true);
  expect(toasts()).toEqual(['You blocked Dr. ananya']);
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
  await sendReport('ananya', { reason: 'spam' });
  expect(currentSafety()).toMatchObject({ isReported: true, error: null });
  const [first, second] = bodies;
  expect(second).toEqual(first);
});

it('a report that was changed after a failure has its own id', async () => {
  const ids = new Set<unknown>();
  server.replies['POST /api/messages/report/ananya'] = ({ body }) => {
    ids.add(Object(body).clientId);
    return no(500)();
  };
  changeSafetyDialog('report');
  for (const note of ['One', 'Two', 'Two']) {
    await sendReport('ananya', { reason: 'spam', note });
  }
  expect(ids.size).toBe(2);
});

it('an inbox that was requested before a block does not undo it', async () => {
  const older = server.inbox;
  const answer = answerLater('GET /api/users');
  const loading = loadInbox();
  server.replies['PUT /api/messages/block/ananya'] = answerBlock(true);
  await setBlocked('ananya', true);
  server.inbox = older.map((user) => ({ ...user, isBlocked: true }));
  server.replies['GET /api/users'] = ok(server.inbox);
  answer(Response.json(older));
  await loading;
  expect(isBlocked()).toBe(true);
});

describe('after a switch to another conversation', () => {
  const switchAfter = async (call: string, reply: Response, act: () => Promise<void>) => {
    const answer = answerLater(call);
    const acting = act();
    changeSafetyDialog(null);
    answer(reply);
    await acting;
    expect(currentSafety()).toMatchObject({ isReported: false, isSubmitting: false, error: null });
  };
  const block = (reply: Response, wanted: boolean) =>
    switchAfter('PUT /api/messages/block/ananya', reply, () => setBlocked('ananya', wanted));
  const report = (reply: Response) =>
    switchAfter('POST /api/messages/report/ananya', reply, () =>
      sendReport('ananya', { reason: 'spam' }),
    );

  it('a request names the partner when it succeeds', async () => {
    await block(answerBlock(true)(), true);
    await block(answerBlock(false)(), false);
    await report(Response.json({ success: true, message: '' }));
    expect(toasts()).toEqual([
      'You blocked Dr. ananya',
      'You unblocked Dr. ananya',
      'Your report about Dr. ananya is sent',
    ]);
  });

  it('a request names the partner when it fails', async () => {
    await block(no(500)(), true);
    await block(no(500)(), false);
    await report(no(500)());
    expect(toasts()).toEqual([
      'Dr. ananya could not be blocked',
      'Dr. ananya could not be unblocked',
      'Your report about Dr. ananya could not be sent',
    ]);
  });
});

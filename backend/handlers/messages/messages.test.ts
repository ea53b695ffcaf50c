import { beforeEach, describe, expect, test } from 'vitest';
import { message } from '../../../src/contract/messages.ts';
import { createTestChat } from '../../testing/test-chat.ts';
import { people } from '../../testing/test-seed.ts';

let chat: Awaited<ReturnType<typeof createTestChat>>;

beforeEach(async () => {
  chat = await createTestChat();
});

describe('sending a message', () => {
  test('responds with the stored message, which both users can fetch', async () => {
    const { status, body } = await chat.send('patientA', 'doctorA', 'Hello', { clientId: 'one' });
    expect(status).toBe(201);
    const sent = message.parse(body);
    expect(sent).toEqual({
      id: sent.id,
      clientId: 'one',
      seq: 1,
      senderId: people.patientA.id,
      receiverId: people.doctorA.id,
      content: { textContent: 'Hello', shareDoc: null },
      timestamp: '2026-11-23T04:00:00.000Z',
      read: false,
      status: 'sent',
    });
    expect(await chat.history('patientA', 'doctorA')).toEqual([sent]);
    expect(await chat.history('doctorA', 'patientA')).toEqual([sent]);
  });

  test('numbers both users’ messages in one sequence', async () => {
    await chat.send('patientA', 'doctorA', 'One');
    await chat.send('doctorA', 'patientA', 'Two');
    await chat.send('patientA', 'doctorA', 'Three');
    const texts = (await chat.history('doctorA', 'patientA')).map(
      ({ seq, content }) => `${seq} ${content.textContent}`,
    );
    expect(texts).toEqual(['1 One', '2 Two', '3 Three']);
  });

  test('creates one message for 100 concurrent requests with the same clientId', async () => {
    const replies = await Promise.all(
      Array.from({ length: 100 }, () =>
        chat.send('patientA', 'doctorA', 'Once', { clientId: 'same' }),
      ),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await chat.history('doctorA', 'patientA')).toHaveLength(1);
    expect((await chat.inbox('doctorA'))[0]?.unreadCount).toBe(1);
  });

  test('allows the same clientId for another sender or conversation', async () => {
    const clientId = 'same';
    await chat.send('patientA', 'doctorA', 'To A', { clientId });
    await chat.send('doctorA', 'patientA', 'Back', { clientId });
    await chat.send('patientA', 'doctorB', 'To B', { clientId });
    expect(await chat.history('patientA', 'doctorA')).toHaveLength(2);
    expect((await chat.history('patientA', 'doctorB'))[0]?.content.textContent).toBe('To B');
  });

  test('ignores sender, time and status in the body', async () => {
    const { body } = await chat.call(
      'patientA',
      'sendMessage',
      { recipientId: people.doctorA.id },
      {
        body: {
          clientId: 'one',
          content: { textContent: 'Hello', shareDoc: null },
          senderId: people.patientB.id,
          receiverId: people.doctorB.id,
          timestamp: '2020-01-01T00:00:00.000Z',
          status: 'read',
          seq: 7,
        },
      },
    );
    expect(body).toMatchObject({
      senderId: people.patientA.id,
      receiverId: people.doctorA.id,
      timestamp: '2026-11-23T04:00:00.000Z',
      status: 'sent',
      seq: 1,
    });
    expect(await chat.inbox('doctorB')).toEqual([]);
  });

  test.each(['', '   ', '\n\t', '\u200b\u2060', '\u3164\u2800\u202e'])(
    'rejects an empty message: %j',
    async (text) => {
      const reply = await chat.send('patientA', 'doctorA', text);
      expect(reply).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
    },
  );

  test('accepts at most 4,000 characters', async () => {
    expect((await chat.send('patientA', 'doctorA', 'क'.repeat(4000))).status).toBe(201);
    expect(await chat.send('patientA', 'doctorA', 'क'.repeat(4001))).toMatchObject({
      status: 400,
      body: { message: 'A message must be at most 4,000 characters' },
    });
  });

  test('counts graphemes as characters', async () => {
    expect((await chat.send('patientA', 'doctorA', 'नि'.repeat(3000))).status).toBe(201);
  });
});

describe('reading messages', () => {
  beforeEach(async () => {
    await chat.send('patientA', 'doctorA', 'One');
    await chat.send('patientA', 'doctorA', 'Two');
    await chat.send('doctorA', 'patientA', 'Three');
    await chat.send('patientA', 'doctorA', 'Four');
  });

  const statuses = async () =>
    (await chat.history('patientA', 'doctorA')).map(({ status }) => status);
  const unread = async () => (await chat.inbox('doctorA'))[0]?.unreadCount;

  test('marks all of the partner’s messages as read and none of the reader’s own', async () => {
    expect(await unread()).toBe(3);
    expect((await chat.markRead('doctorA', 'patientA')).body).toMatchObject({ success: true });
    expect(await statuses()).toEqual(['read', 'read', 'sent', 'read']);
    expect(await unread()).toBe(0);
    const messages = await chat.history('doctorA', 'patientA');
    expect(messages.map(({ read }) => read)).toEqual([true, true, false, true]);
  });

  test.each([
    { upTo: '0', wanted: ['sent', 'sent', 'sent', 'sent'], left: 3 },
    { upTo: '1', wanted: ['read', 'sent', 'sent', 'sent'], left: 2 },
    { upTo: '3', wanted: ['read', 'read', 'sent', 'sent'], left: 1 },
    { upTo: '999', wanted: ['read', 'read', 'sent', 'read'], left: 0 },
  ])(
    'marks messages up to $upTo as read and counts the rest as unread',
    async ({ upTo, wanted, left }) => {
      await chat.markRead('doctorA', 'patientA', { upTo });
      expect(await statuses()).toEqual(wanted);
      expect(await unread()).toBe(left);
    },
  );

  test('never makes read messages unread again, and counts later messages as unread', async () => {
    await chat.markRead('doctorA', 'patientA');
    await chat.markRead('doctorA', 'patientA', { upTo: '1' });
    expect(await statuses()).toEqual(['read', 'read', 'sent', 'read']);
    await chat.send('patientA', 'doctorA', 'Five');
    expect(await unread()).toBe(1);
    expect((await statuses()).at(-1)).toBe('sent');
  });

  test('updates the delivery and read positions in the sender’s inbox', async () => {
    await chat.markRead('doctorA', 'patientA', { upTo: '2' });
    const [entry] = await chat.inbox('patientA');
    expect(entry).toMatchObject({ deliveredUpTo: 2, readUpTo: 2, unreadCount: 1 });
  });

  test('has no effect if there is no conversation', async () => {
    expect((await chat.markRead('patientB', 'doctorA')).status).toBe(200);
    expect(await chat.inbox('patientB')).toEqual([]);
  });
});

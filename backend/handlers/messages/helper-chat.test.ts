import { beforeEach, describe, expect, test } from 'vitest';
import { message } from '../../../src/contract/messages.ts';
import { createTestQueue, type TestQueue } from '../../testing/test-queue.ts';
import { helpers, type PersonName } from '../../testing/test-seed.ts';

const { helperA } = helpers;
let queue: TestQueue;

beforeEach(async () => {
  queue = await createTestQueue();
});

const write = (name: PersonName, recipientId = helperA.id) => {
  const body = { clientId: 'one', content: { textContent: 'Hello', shareDoc: null } };
  return queue.call(name, 'sendMessage', { recipientId }, { body });
};

describe('a patient', () => {
  test('finds the helper in the inbox once the booking is paid', async () => {
    await queue.draft('patientA');
    expect(await queue.inbox('patientA')).toEqual([]);
    await queue.paid('patientA');
    expect(await queue.inbox('patientA')).toMatchObject([
      {
        id: helperA.id,
        name: 'Esha Das',
        role: 'freelancer',
        unreadCount: 1,
        lastMessage: { senderId: helperA.id, seq: 1 },
      },
    ]);
  });

  test('can write to the helper; the message stays ‘sent’ because helpers never connect', async () => {
    await queue.paid('patientA');
    const { status, body } = await write('patientA');
    expect(status).toBe(201);
    expect(message.parse(body)).toMatchObject({ seq: 2, status: 'sent' });
    await queue.backend.realtime.idle();
    expect(await queue.inbox('patientA')).toMatchObject([{ deliveredUpTo: 0, readUpTo: 0 }]);
  });

  test('can mark the helper’s messages as read', async () => {
    await queue.paid('patientA');
    const { status } = await queue.call('patientA', 'markRead', { id: helperA.id });
    expect(status).toBe(200);
    expect(await queue.inbox('patientA')).toMatchObject([{ unreadCount: 0 }]);
  });

  test('can still write after the booking is cancelled', async () => {
    const { id } = await queue.paid('patientA');
    await queue.cancel('patientA', id);
    expect((await write('patientA')).status).toBe(201);
  });

  test('can block the helper, whose steps then only change the booking', async () => {
    const { id } = await queue.paid('patientA');
    const body = { isBlocked: true };
    await queue.call('patientA', 'blockPartner', { id: helperA.id }, { body });
    await queue.cancel('patientA', id);
    expect((await queue.booking('patientA', id)).status).toBe('cancelled');
    expect(await queue.inbox('patientA')).toMatchObject([
      { isBlocked: true, lastMessage: { seq: 1 } },
    ]);
    expect((await write('patientA')).status).toBe(403);
  });

  test('can open a conversation with a booked helper before any message is sent', async () => {
    const { id } = await queue.paid('patientA');
    await queue.backend.store.write(async (unit) => {
      for (const found of await unit.find('conversations')) {
        await unit.remove('conversations', found.id);
      }
    });
    expect(
      (await queue.call('patientA', 'openConversation', { id: helperA.id })).body,
    ).toMatchObject({ id: helperA.id, role: 'freelancer', lastMessage: null });
    expect((await queue.booking('patientA', id)).status).toBe('paid');
  });
});

test('only patients who booked a helper can write to the helper', async () => {
  await queue.begun('patientA');
  await queue.paid('patientB', { time: '14:00' });
  const refused = { status: 403, body: { code: 'forbidden' } };
  for (const name of ['patientA', 'doctorA'] as const) {
    expect(await write(name)).toMatchObject(refused);
    expect(await queue.call(name, 'listMessages', { id: helperA.id })).toMatchObject(refused);
    expect(await queue.call(name, 'openConversation', { id: helperA.id })).toMatchObject(refused);
  }
  expect(await write('patientB', helpers.helperB.id)).toMatchObject(refused);
});

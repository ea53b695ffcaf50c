import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { message } from '../../src/contract/messages.ts';
import { statusAt } from '../../src/domain/messages/message-status.ts';
import type { DeliveredEvent } from '../handlers/core/realtime-events.ts';
import { Realtime } from './realtime.ts';
import { createConnection, createTestChat, type NotedConnection } from '../testing/test-chat.ts';
import { people } from '../testing/test-seed.ts';

let chat: Awaited<ReturnType<typeof createTestChat>>;

beforeEach(async () => {
  chat = await createTestChat();
});

afterEach(() => {
  vi.restoreAllMocks();
});

const idle = () => chat.backend.realtime.idle();
/** Notices have their own tests. */
const withoutNotices = ({ events }: NotedConnection) =>
  events.filter(({ event }) => event !== 'new_notice');
const names = (connection: NotedConnection) => withoutNotices(connection).map(({ event }) => event);
const deliveredTo = (upTo: number) => ({
  event: 'message_status',
  payload: {
    senderId: people.patientA.id,
    receiverId: people.doctorA.id,
    status: 'delivered',
    upTo,
  },
});

describe('a message', () => {
  test('is delivered to every device of its sender and receiver, and to no one else', async () => {
    const own = [await chat.connect('patientA'), await chat.connect('patientA')];
    const theirs = [await chat.connect('doctorA'), await chat.connect('doctorA')];
    const others = [await chat.connect('patientB'), await chat.connect('doctorB')];
    const { body } = await chat.send('patientA', 'doctorA', 'Hello');
    await idle();
    for (const connection of [...own, ...theirs]) {
      expect(withoutNotices(connection)).toEqual([
        { event: 'new_message', payload: body },
        deliveredTo(1),
      ]);
    }
    for (const connection of others) expect(connection.events).toEqual([]);
  });

  test('stays ‘sent’ until its offline receiver connects', async () => {
    const sender = await chat.connect('patientA');
    await chat.send('patientA', 'doctorA', 'One');
    await chat.send('patientA', 'doctorA', 'Two');
    await idle();
    expect(names(sender)).toEqual(['new_message', 'new_message']);
    expect((await chat.inbox('patientA'))[0]?.lastMessage?.status).toBe('sent');
    const receiver = await chat.connect('doctorA');
    await idle();
    expect(sender.events.at(-1)).toEqual(deliveredTo(2));
    expect(receiver.events).toEqual([deliveredTo(2)]);
    expect((await chat.inbox('patientA'))[0]?.lastMessage?.status).toBe('delivered');
  });

  test('is marked as delivered with one store write when its receiver connects, and later connections write nothing', async () => {
    await chat.send('patientA', 'doctorA', 'Hello');
    const write = vi.spyOn(chat.backend.store, 'write');
    await chat.connect('doctorA');
    expect(write).toHaveBeenCalledOnce();
    await chat.connect('doctorA');
    await chat.connect('doctorB');
    expect(write).toHaveBeenCalledOnce();
  });

  test('causes only one read event, even if it is marked as read twice', async () => {
    const sender = await chat.connect('patientA');
    await chat.send('patientA', 'doctorA', 'Hello');
    await chat.markRead('doctorA', 'patientA');
    await chat.markRead('doctorA', 'patientA');
    await idle();
    expect(sender.events.at(-1)).toEqual({
      event: 'message_status',
      payload: { ...deliveredTo(1).payload, status: 'read' },
    });
    expect(names(sender)).toEqual(['new_message', 'message_status']);
  });

  test('is not published again if the client resends it', async () => {
    const receiver = await chat.connect('doctorA');
    for (let count = 0; count < 3; count += 1) {
      await chat.send('patientA', 'doctorA', 'Hello', { clientId: 'same' });
    }
    await idle();
    expect(names(receiver)).toEqual(['new_message', 'message_status']);
  });

  test('is not published if it could not be stored', async () => {
    const receiver = await chat.connect('doctorA');
    const { store } = chat.backend;
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(store, 'write').mockRejectedValueOnce(new Error('disk full'));
    expect((await chat.send('patientA', 'doctorA', 'Hello')).status).toBe(500);
    await idle();
    expect(receiver.events).toEqual([]);
  });

  test('is delivered even if its delivery status cannot be stored, and so is the next message', async () => {
    const receiver = await chat.connect('doctorA');
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const { store } = chat.backend;
    const write = store.write.bind(store);
    // The first write stores the message.
    vi.spyOn(store, 'write')
      .mockImplementationOnce(write)
      .mockRejectedValueOnce(new Error('disk full'));
    for (const text of ['One', 'Two']) {
      await chat.send('patientA', 'doctorA', text);
      await idle();
    }
    expect(names(receiver).filter((name) => name === 'new_message')).toHaveLength(2);
    expect(error).toHaveBeenCalledOnce();
  });
});

describe('another tab', () => {
  function openTab() {
    const { realtime } = chat.backend;
    const tab = new Realtime(chat.backend);
    realtime.onAnnounce((news) => tab.receive(structuredClone(news)));
    tab.onAnnounce((news) => realtime.receive(structuredClone(news)));
    return tab;
  }

  test('receives an event, records its delivery and publishes the new status', async () => {
    const tab = openTab();
    const sender = await chat.connect('patientA');
    const receiver = createConnection(chat.tokenOf('doctorA'));
    await tab.register(receiver, people.doctorA.id);
    const { body } = await chat.send('patientA', 'doctorA', 'Hello');
    await idle();
    await tab.idle();
    await idle();
    for (const connection of [sender, receiver]) {
      expect(withoutNotices(connection)).toEqual([
        { event: 'new_message', payload: body },
        deliveredTo(1),
      ]);
    }
  });

  test('does not break this tab by sending unknown events from a different version of the app', async () => {
    const receiver = await chat.connect('doctorA');
    const { realtime } = chat.backend;
    for (const news of [null, 'text', {}, { to: [people.doctorA.id], event: 'other', payload: {} }])
      realtime.receive(news);
    await idle();
    expect(receiver.events).toEqual([]);
  });

  test('gets no events after unsubscribing', async () => {
    const heard: DeliveredEvent[] = [];
    const stop = chat.backend.realtime.onAnnounce((news) => heard.push(news));
    await chat.send('patientA', 'doctorA', 'One');
    stop();
    await chat.send('patientA', 'doctorA', 'Two');
    const messages = heard.filter(({ event }) => event === 'new_message');
    expect(messages.map(({ payload }) => message.parse(payload).seq)).toEqual([1]);
  });
});

test('a message’s status never reverts, whatever the order of events, and every change is published', async () => {
  const step = fc.constantFrom('send', 'answer', 'read', 'read back', 'come', 'go');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const fresh = await createTestChat();
      await fresh.send('patientA', 'doctorA', 'First');
      const sender = await fresh.connect('patientA');
      const receivers: NotedConnection[] = [];
      const shown = new Map<number, number>();
      const order = ['sent', 'delivered', 'read'];
      for (const what of steps) {
        if (what === 'send') await fresh.send('patientA', 'doctorA', 'More');
        else if (what === 'answer') await fresh.send('doctorA', 'patientA', 'Answer');
        else if (what === 'read') await fresh.markRead('doctorA', 'patientA');
        else if (what === 'read back') await fresh.markRead('doctorA', 'patientA', { upTo: '1' });
        else if (what === 'come') receivers.push(await fresh.connect('doctorA'));
        else if (receivers[0]) fresh.backend.realtime.leave(receivers.shift() ?? receivers[0]);
        await fresh.backend.realtime.idle();
        for (const { seq, status, senderId } of await fresh.history('patientA', 'doctorA')) {
          if (senderId !== people.patientA.id) continue;
          expect(order.indexOf(status)).toBeGreaterThanOrEqual(shown.get(seq) ?? 0);
          shown.set(seq, order.indexOf(status));
        }
      }
      const progress = { deliveredUpTo: 0, readUpTo: 0 };
      for (const { event, payload } of sender.events) {
        if (event !== 'message_status' || !('upTo' in payload)) continue;
        if (payload.senderId !== people.patientA.id) continue;
        const key = payload.status === 'read' ? 'readUpTo' : 'deliveredUpTo';
        expect(payload.upTo).toBeGreaterThan(progress[key]);
        progress[key] = payload.upTo;
      }
      for (const [seq, status] of shown) expect(statusAt(seq, progress)).toBe(order[status]);
    }),
    { numRuns: 25 },
  );
});

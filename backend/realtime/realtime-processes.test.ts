import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { RealtimeEvent } from '../handlers/core/realtime-events.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import { createConnection, createTestChat } from '../testing/test-chat.ts';
import { createTestSeed, people } from '../testing/test-seed.ts';
import { Realtime } from './realtime.ts';

const GAP_MS = 400;
const LONGEST_MS = 2 * GAP_MS;

let chat: Awaited<ReturnType<typeof createTestChat>>;
/** Of messages and their statuses, in the order of their writes. */
let events: RealtimeEvent[];

beforeEach(async () => {
  const store = createMemoryStore(createTestSeed());
  chat = await createTestChat({ store });
  chat.backend.store = store;
  events = [];
  chat.backend.realtime.onAnnounce((event) => {
    if (event.event === 'new_message') events.push(event);
  });
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

/** It receives the events up to now when the test says so. */
function createProcess() {
  let next = 0;
  const realtime = new Realtime(chat.backend, {
    append: (_, appended) => void events.push(...appended),
    send: async () => {},
    pass: async () => {},
    subscribe: () => () => {},
    lagSeconds: () => 0,
  });
  const receive = async () => {
    for (const event of events.slice(next)) realtime.receive(event);
    next = events.length;
    await vi.advanceTimersByTimeAsync(0);
  };
  const connect = async (name: 'patientA' | 'doctorA') => {
    const connection = createConnection(chat.tokenOf(name));
    await realtime.register(connection, people[name].id);
    return connection;
  };
  return { realtime, receive, connect };
}

const send = () => chat.send('patientA', 'doctorA', 'Hello');
const delivered = () =>
  events.flatMap(({ event, payload }) =>
    event === 'message_status' && payload.status === 'delivered' ? payload.upTo : [],
  );

test('processes that receive the same messages note them together', async () => {
  const processes = [createProcess(), createProcess()];
  for (const { connect } of processes) await connect('doctorA');
  const receive = () => Promise.all(processes.map((one) => one.receive()));
  for (let count = 0; count < 8; count += 1) {
    await send();
    await receive();
    await vi.advanceTimersByTimeAsync(GAP_MS / 10);
  }
  await receive();
  expect(delivered()).toEqual([1]);
  await vi.advanceTimersByTimeAsync(LONGEST_MS);
  await receive();
  expect(delivered()).toEqual([1, 8]);
});

test('a process waits after the note of another one', async () => {
  const [first, second] = [createProcess(), createProcess()];
  await first.connect('doctorA');
  await send();
  // It has no connection yet, so it gets the status only.
  await second.receive();
  await first.receive();
  expect(delivered()).toEqual([1]);
  await second.connect('doctorA');
  await second.receive();
  await send();
  await second.receive();
  await vi.advanceTimersByTimeAsync(GAP_MS - 1);
  expect(delivered()).toEqual([1]);
  await vi.advanceTimersByTimeAsync(GAP_MS + 1);
  expect(delivered()).toEqual([1, 2]);
});

test('a message that no connection of its receiver got stays ‘sent’', async () => {
  const { realtime, receive, connect } = createProcess();
  const receiver = await connect('doctorA');
  await send();
  await receive();
  await vi.advanceTimersByTimeAsync(GAP_MS / 4);
  await send();
  await receive();
  realtime.leave(receiver);
  await send();
  await receive();
  await vi.advanceTimersByTimeAsync(LONGEST_MS);
  expect(delivered()).toEqual([1, 2]);
  expect((await chat.inbox('patientA'))[0]?.lastMessage?.status).toBe('sent');
  await connect('doctorA');
  expect(delivered()).toEqual([1, 2, 3]);
});

test('a process that has only the sender starts no timer', async () => {
  const [first, second] = [createProcess(), createProcess()];
  await first.connect('doctorA');
  const sender = await second.connect('patientA');
  await send();
  await first.receive();
  await vi.advanceTimersByTimeAsync(LONGEST_MS);
  await second.receive();
  expect(sender.events.map(({ event }) => event)).toEqual(['new_message', 'message_status']);
  expect(vi.getTimerCount()).toBe(0);
});

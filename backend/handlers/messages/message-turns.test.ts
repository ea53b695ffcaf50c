import { expect, test } from 'vitest';
import { createMemoryStore } from '../../store/memory-store.ts';
import type { Store, WriteOptions } from '../../store/store.ts';
import { createTestChat } from '../../testing/test-chat.ts';
import { createTestSeed, people } from '../../testing/test-seed.ts';
import { toPairKey } from '../conversations/conversations.ts';

const inTurn = { turn: toPairKey(people.patientA.id, people.doctorA.id) };

async function openChat() {
  const memory = createMemoryStore(createTestSeed());
  const committed: (WriteOptions | undefined)[] = [];
  const store: Store = {
    read: (work) => memory.read(work),
    async write(work, options) {
      const result = await memory.write(work, options);
      committed.push(options);
      return result;
    },
  };
  const chat = await createTestChat({ store });
  await chat.send('patientA', 'doctorA', 'Hello');
  await chat.connect('doctorA');
  committed.length = 0;
  return { ...chat, committed, idle: () => chat.backend.realtime.idle() };
}

test('sending a message and noting its delivery take the turn of the conversation', async () => {
  const { send, idle, committed } = await openChat();
  await send('patientA', 'doctorA', 'Again');
  await idle();
  expect(committed).toEqual([inTurn, inTurn]);
});

test('reading a conversation takes its turn', async () => {
  const { markRead, committed } = await openChat();
  await markRead('doctorA', 'patientA');
  expect(committed).toEqual([inTurn]);
});

test('opening a conversation takes its turn', async () => {
  const { call, committed } = await openChat();
  await call('doctorA', 'openConversation', { id: people.patientA.id });
  expect(committed).toEqual([inTurn]);
});

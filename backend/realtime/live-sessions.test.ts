import { expect, test, vi } from 'vitest';
import { createTestChat } from '../testing/test-chat.ts';
import { LiveSessions } from './live-sessions.ts';

async function createSessions() {
  const { backend } = await createTestChat();
  const ids = await backend.store.read(async (reads) =>
    (await reads.find('sessions')).map(({ id }) => id),
  );
  const read = vi.spyOn(backend.store, 'read');
  return { sessions: new LiveSessions(backend), read, ids: ids.slice(0, 2) };
}

test('requests of one turn are one read', async () => {
  const { sessions, read, ids } = await createSessions();
  const found = await Promise.all(ids.map((id) => sessions.find([id, 'ended'])));
  for (const live of found) expect([...live].sort()).toEqual([...ids].sort());
  expect(read).toHaveBeenCalledOnce();
});

test('if the read fails, each request reads once more, and fails alone', async () => {
  const { sessions, read, ids } = await createSessions();
  read.mockRejectedValueOnce(new Error('all')).mockRejectedValueOnce(new Error('first'));
  const [first, second] = await Promise.allSettled(ids.map((id) => sessions.find([id])));
  expect(first).toMatchObject({ status: 'rejected', reason: new Error('first') });
  expect(second).toEqual({ status: 'fulfilled', value: new Set([ids[1]]) });
  expect(read).toHaveBeenCalledTimes(3);
});

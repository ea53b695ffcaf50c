import { expect, test } from 'vitest';
import { createTestBackend } from './test-backend.ts';
import { createTestSeed } from './test-seed.ts';

test('the test store runs each write twice and keeps only the result of the second run', async () => {
  const { backend } = createTestBackend({ seed: createTestSeed() });
  let runs = 0;
  const result = await backend.store.write(async (unit) => {
    runs += 1;
    await unit.insert('settings', { id: `run-${runs}`, value: '' });
    return runs;
  });
  expect(result).toBe(2);
  const settings = await backend.store.read((reads) => reads.find('settings'));
  expect(settings.map(({ id }) => id)).toEqual(['run-2']);
});

test('an error in the second run rejects the write', async () => {
  const { backend } = createTestBackend({ seed: createTestSeed() });
  await expect(backend.store.write(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
});

const read = { senderId: 'a', receiverId: 'b', status: 'read', upTo: 1 } as const;

test.each<[string, (backend: ReturnType<typeof createTestBackend>['backend']) => unknown]>([
  ['storing a file', ({ files, clock }) => files.put(new Uint8Array(), clock.now())],
  ['removing a file', ({ files, clock }) => files.remove('hash', clock.now())],
  [
    'an event',
    ({ realtime }) => realtime.publish({ to: [], event: 'message_status', payload: read }),
  ],
  ['hashing a password', ({ passwords }) => passwords.hash('password', 1)],
  ['a text message', ({ outbox }) => outbox.send([])],
])('the test store rejects a write that contains a side effect: %s', async (_, act) => {
  const { backend } = createTestBackend({ seed: createTestSeed() });
  await expect(backend.store.write(async () => void (await act(backend)))).rejects.toThrow(
    'may happen twice',
  );
  await act(backend);
});

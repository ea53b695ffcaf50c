import { expect, onTestFinished, test } from 'vitest';
import { addDays } from '../../src/domain/time/india-time.ts';
import type { TextAnswer } from '../outbox/outbox.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import { createTestBackend, TEST_SENDER } from '../testing/test-backend.ts';
import { createTestSeed, people, visit } from '../testing/test-seed.ts';
import { insertVisit } from '../handlers/visits/change-visit.ts';
import { deliver, startDelivering } from './deliver.ts';

const now = '2026-11-23T04:30:00.000Z';
const { doctorA } = people;

async function start() {
  const store = createMemoryStore(createTestSeed([]));
  await store.write((unit) =>
    unit.insert('emails', { id: doctorA.id, address: 'charu@example.com', verifiedAt: now }),
  );
  const hung: ((answer: TextAnswer) => void)[] = [];
  let isHanging = true;
  const { backend, notices } = createTestBackend({
    store,
    now,
    sendEmail: async () => (isHanging ? new Promise((resolve) => hung.push(resolve)) : 'sent'),
  });
  let count = 0;
  const request = (id: string) => {
    count += 1;
    const date = addDays('2026-11-24', count);
    const booked = { ...visit(id, '11:00', 'pending'), date, createdAt: now };
    return store.write((unit) => insertVisit(unit, () => {}, { ...booked, revision: 0 }));
  };
  const states = async (channel: 'sms' | 'email') => {
    const all = await store.read((reads) => reads.find('deliveries', { channel }));
    return all.map(({ state }) => state);
  };
  const answer = () => {
    isHanging = false;
    for (const resolve of hung) resolve('sent');
  };
  const startTicks = () => {
    const stop = startDelivering(backend, {
      tickMs: 5,
      onError: (error) => {
        throw error;
      },
    });
    // Stopping waits for the text that is under way.
    onTestFinished(async () => {
      answer();
      await stop();
    });
  };
  return { backend, store, request, states, startTicks, answer, hung, notices };
}

test('an SMS is sent at once while the mail server does not answer', async () => {
  const { request, states, startTicks, answer, hung, notices } = await start();
  await request('one');
  startTicks();
  await expect.poll(() => [hung.length, notices.length]).toEqual([1, 1]);
  await request('two');
  await request('three');
  await expect.poll(() => notices.length).toBe(3);
  expect(hung).toHaveLength(1);
  answer();
  await expect.poll(() => states('email')).toEqual(['sent', 'sent', 'sent']);
});

test('an SMS is sent at once, however many e-mails are due before it', async () => {
  const { request, states, startTicks, answer, hung, notices } = await start();
  for (let count = 0; count < 150; count += 1) await request(`visit-${count}`);
  startTicks();
  await expect.poll(() => notices.length, { timeout: 10_000 }).toBe(150);
  expect((await states('email')).filter((state) => state !== 'sent')).toHaveLength(150);
  await request('last');
  await expect.poll(() => notices.length).toBe(151);
  expect(hung).toHaveLength(1);
  answer();
});

test('each tick reports a doubtful clock, or data that cannot be read, once', async () => {
  const { backend, store } = await start();
  const unknown = new Error('The time of the database cannot be read');
  const unread = new Error('The database does not answer');
  const broken = { ...store, write: store.write.bind(store), read: () => Promise.reject(unread) };
  for (const [mayDeliver, data, error] of [
    [() => Promise.reject(unknown), store, unknown],
    [async () => true, broken, unread],
  ] as const) {
    const errors: unknown[] = [];
    const stop = startDelivering(
      { ...backend, store: data },
      { tickMs: 2 ** 31 - 1, onError: (one) => errors.push(one), mayDeliver },
    );
    await expect.poll(() => errors.length).toBeGreaterThan(0);
    await stop();
    await new Promise(setImmediate);
    expect(errors).toEqual([error]);
  }
});

test('the first failure of each gateway is reported', async () => {
  const { backend, request } = await start();
  await request('one');
  await request('two');
  const errors: unknown[] = [];
  await deliver(
    {
      ...backend,
      sendSms: () => Promise.reject(new Error('The SMS gateway answered 503')),
      mail: { from: TEST_SENDER, send: () => Promise.reject(new Error('The mail server is down')) },
    },
    { onError: (error) => errors.push(error instanceof Error ? error.cause : error) },
  );
  expect(errors).toEqual(
    expect.arrayContaining([
      new Error('The SMS gateway answered 503'),
      new Error('The mail server is down'),
    ]),
  );
  expect(errors).toHaveLength(2);
});

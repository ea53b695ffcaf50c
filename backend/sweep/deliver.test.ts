import { expect, onTestFinished, test } from 'vitest';
import { addDays } from '../../src/domain/time/india-time.ts';
import type { TextAnswer } from '../outbox/outbox.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import { createTestBackend } from '../testing/test-backend.ts';
import { createTestSeed, people, visit } from '../testing/test-seed.ts';
import { insertVisit } from '../handlers/visits/change-visit.ts';
import { startDelivering } from './deliver.ts';

const now = '2026-11-23T04:30:00.000Z';
const { doctorA } = people;

async function start() {
  const store = createMemoryStore(createTestSeed([]));
  await store.write((unit) =>
    unit.insert('emails', { id: doctorA.id, address: 'charu@example.com', verifiedAt: now }),
  );
  const hung: ((answer: TextAnswer) => void)[] = [];
  let hangs = true;
  const { backend, notices } = createTestBackend({
    store,
    now,
    sendEmail: async () => (hangs ? new Promise((resolve) => hung.push(resolve)) : 'sent'),
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
  const startTicks = () => {
    const stop = startDelivering(backend, {
      tickMs: 5,
      onError: (error) => {
        throw error;
      },
    });
    onTestFinished(stop);
  };
  const answer = () => {
    hangs = false;
    for (const resolve of hung) resolve('sent');
  };
  onTestFinished(answer);
  return { request, states, startTicks, answer, hung, notices };
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

import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { queueBooking } from '../../../src/contract/queue.ts';
import { createTestQueue, type TestQueue } from '../../testing/test-queue.ts';
import { people, TEST_PASSWORD } from '../../testing/test-seed.ts';

const own = z.object({ queueBookings: z.array(queueBooking) });
let queue: TestQueue;

beforeEach(async () => {
  queue = await createTestQueue();
});

const leave = () =>
  queue.call('patientA', 'deleteAccount', {}, { body: { password: TEST_PASSWORD } });

const kept = () =>
  queue.backend.store.read(async (reads) => ({
    bookings: await reads.find('queueBookings'),
    payments: await reads.find('payments'),
    conversations: await reads.find('conversations'),
    messages: await reads.find('messages'),
    answers: await reads.find('idempotency'),
  }));

const report = (bookingId: string, status: string) =>
  queue.report('reportQueue', { bookingId, status });

describe('deleting a patient account', () => {
  test('removes drafts and their payments', async () => {
    const first = await queue.draft('patientA');
    await queue.intentReply('patientA', first.id, { key: 'one' });
    await queue.draft('patientA', { freelancerId: 'helper-b' });
    const given = await queue.draft('patientA', { freelancerId: 'helper-b', time: '15:00' });
    await queue.cancel('patientA', given.id);
    await leave();
    expect(await kept()).toEqual({
      bookings: [],
      payments: [],
      conversations: [],
      messages: [],
      answers: [],
    });
    expect((await queue.draftReply('patientB')).status).toBe(201);
  });

  test('cancels and refunds upcoming bookings and frees the hours', async () => {
    const { id } = await queue.paid('patientA');
    await leave();
    const { bookings, payments, conversations, messages } = await kept();
    expect(bookings).toMatchObject([
      {
        id,
        status: 'cancelled',
        cancelledBy: 'patient',
        cancelReason: 'The account was deleted.',
        notes: '',
      },
    ]);
    expect(payments).toMatchObject([
      { draftId: id, status: 'refunded', refund: { amount: { amountMinor: 7500 } } },
    ]);
    expect([conversations, messages]).toEqual([[], []]);
    expect((await queue.draftReply('patientB')).status).toBe(201);
  });

  test('keeps paid bookings on record, but removes the text that the patient wrote in them', async () => {
    const done = await queue.paid('patientA');
    for (const status of ['on-the-way', 'in-queue', 'your-turn', 'done']) {
      await report(done.id, status);
    }
    const early = await queue.paid('patientA', { time: '14:00' });
    await queue.cancel('patientA', early.id, { reason: 'My knee is better.' });
    await leave();
    const { bookings, payments } = await kept();
    expect(bookings).toMatchObject([
      { id: done.id, status: 'done' },
      { id: early.id, status: 'cancelled' },
    ]);
    expect(payments.map(({ status }) => status)).toEqual(['succeeded', 'refunded']);
    const text = JSON.stringify(bookings);
    expect(text).not.toContain('My knee');
    expect(text).not.toContain('Call me');
    expect(text).not.toContain(people.patientA.name);
  });

  test('prevents further messages from a helper who is already at the hospital', async () => {
    const { id } = await queue.paid('patientA');
    for (const status of ['on-the-way', 'in-queue', 'your-turn']) await report(id, status);
    await leave();
    expect((await report(id, 'done')).status).toBe(200);
    const { bookings, messages } = await kept();
    expect(bookings).toMatchObject([{ id, status: 'done' }]);
    expect(messages).toEqual([]);
  });

  test('takes precedence over concurrent drafts, payments and cancellations', async () => {
    const { id: draftId } = await queue.draft('patientA');
    const booked = await queue.paid('patientA', { freelancerId: 'helper-b' });
    const payment = await queue.intent('patientA', draftId);
    const calls = [
      leave(),
      queue.draftReply('patientA', { time: '16:00' }),
      queue.intentReply('patientA', draftId),
      queue.confirm('patientA', payment.id, { method: 'upi' }),
      queue.cancel('patientA', booked.id),
    ];
    const [left, ...late] = await Promise.all(calls);
    expect(left?.status).toBe(200);
    for (const { status } of late) expect([200, 201, 401, 403, 404]).toContain(status);
    const { bookings, payments } = await kept();
    expect(bookings).toMatchObject([{ id: booked.id, status: 'cancelled' }]);
    expect(payments).toMatchObject([{ draftId: booked.id, status: 'refunded' }]);
  });
});

test('the account export contains bookings with their payments, but no hold times', async () => {
  const { id } = await queue.paid('patientA');
  await queue.paid('patientB', { time: '14:00' });
  const { body } = await queue.call('patientA', 'exportAccount');
  if (!(body instanceof File)) throw new Error('The export is no file');
  const text = await body.text();
  expect(own.parse(JSON.parse(text)).queueBookings).toMatchObject([
    { id, status: 'paid', payment: { status: 'succeeded' }, freelancer: { name: 'Esha Das' } },
  ]);
  expect(text).not.toContain('heldUntil');
  expect(text).not.toContain(people.patientB.name);
});

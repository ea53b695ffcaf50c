import { beforeEach, describe, expect, test } from 'vitest';
import {
  createDraftBooking,
  card,
  createTestQueue,
  queueBody,
  type TestQueue,
} from '../../testing/test-queue.ts';
import { helpers, people } from '../../testing/test-seed.ts';

const { helperA, helperB } = helpers;
let queue: TestQueue;

beforeEach(async () => {
  queue = await createTestQueue();
});

test('a new draft gets its price from the server and waits for payment', async () => {
  const reply = await queue.draftReply('patientA');
  expect(reply.status).toBe(201);
  expect(createDraftBooking(reply)).toMatchObject({
    ...queueBody,
    patientId: people.patientA.id,
    status: 'draft',
    createdAt: '2026-11-23T04:00:00.000Z',
    hourlyRate: { amountMinor: 2500, currency: 'USD' },
    total: { amountMinor: 7500, currency: 'USD' },
    history: [],
    payment: null,
    freelancer: { id: helperA.id, name: 'Esha Das', rating: 4.7, completedJobs: 12 },
    patient: { id: people.patientA.id, name: 'Asha Rao' },
  });
  expect(createDraftBooking(reply).freelancer).not.toHaveProperty('phone');
  expect(reply.body).not.toHaveProperty('booking.heldUntil');
});

test('a new draft ignores extra fields in the body', async () => {
  const honest = await queue.draft('patientA', { time: '07:00', duration: 1 });
  const { id, ...tampered } = await queue.draft('patientB', {
    time: '08:00',
    duration: 1,
    id: 'mine',
    patientId: people.patientA.id,
    userId: people.patientA.id,
    status: 'paid',
    amount: 1,
    currency: 'inr',
    hourlyRate: { amountMinor: 1, currency: 'INR' },
    total: { amountMinor: 1, currency: 'INR' },
    heldUntil: '2099-01-01T00:00:00.000Z',
    history: [{ status: 'paid', at: '2026-11-23T04:00:00.000Z' }],
    payment: { status: 'succeeded' },
  });
  expect(id).not.toBe('mine');
  expect(tampered).toMatchObject({
    patientId: people.patientB.id,
    status: 'draft',
    hourlyRate: honest.hourlyRate,
    total: honest.total,
    history: [],
    payment: null,
  });
});

test('a hospital listed in another city is rejected, and an unlisted hospital is accepted', async () => {
  const message =
    'Far Hospital is in Mumbai. Esha works in Bengaluru, so please choose a hospital there.';
  for (const hospitalName of ['Far Hospital', 'far hospital, dadar', 'Far Hospital, Mumbai']) {
    expect(await queue.draftReply('patientA', { hospitalName })).toMatchObject({
      status: 400,
      body: { code: 'invalid-request', message, fields: { hospitalName: message } },
    });
  }
  const { status, body } = await queue.draftReply('patientA', { hospitalName: 'AIIMS' });
  expect(status).toBe(201);
  expect(body).toHaveProperty('booking.city', 'Bengaluru');
});

test.each([
  ['date', { date: '2026-02-30' }],
  ['time', { time: '8:00' }],
  ['duration', { duration: 0 }],
  ['duration', { duration: 1.5 }],
  ['duration', { duration: 13 }],
  ['duration', { duration: '3' }],
  ['hospitalName', { hospitalName: '   ' }],
  ['hospitalName', { hospitalName: 'x'.repeat(161) }],
  ['department', { department: '' }],
  ['notes', { notes: 'x'.repeat(1001) }],
])('an invalid %s is rejected with an error for that field', async (field, changes) => {
  const reply = await queue.draftReply('patientA', changes);
  expect(reply).toMatchObject({
    status: 400,
    body: { code: 'invalid-request', fields: { [field]: expect.any(String) } },
  });
});

test('an unknown helper returns 404', async () => {
  expect(await queue.draftReply('patientA', { freelancerId: 'nobody' })).toMatchObject({
    status: 404,
    body: { message: 'Freelancer not found' },
  });
});

test.each([
  ['of the past', { date: '2026-11-22' }],
  ['that have begun', { date: '2026-11-23', time: '09:00' }],
  ['before the helper comes', { time: '06:30' }],
  ['after the helper goes', { time: '19:30', duration: 2 }],
  ['beyond the next 14 days', { date: '2026-12-07' }],
])('a draft for hours %s is rejected', async (_, changes) => {
  expect(await queue.draftReply('patientA', changes)).toMatchObject({
    status: 409,
    body: { code: 'hours-not-offered' },
  });
});

describe('a helper’s hours', () => {
  test('are taken once a booking is paid, so later bookings that even partly overlap it are rejected', async () => {
    await queue.paid('patientA', { time: '10:00', duration: 2 });
    for (const [time, duration] of [
      ['10:00', 2],
      ['09:00', 4],
      ['09:30', 1],
      ['11:30', 1],
    ]) {
      const reply = await queue.draftReply('patientB', { time, duration });
      expect(reply).toMatchObject({ status: 409, body: { code: 'hours-taken' } });
    }
    expect((await queue.draftReply('patientB', { time: '12:00' })).status).toBe(201);
    expect((await queue.draftReply('patientB', { time: '09:00', duration: 1 })).status).toBe(201);
  });

  test('are taken by an unpaid draft only while its payment is in progress', async () => {
    await queue.begun('patientA');
    expect((await queue.draftReply('patientB')).body).toMatchObject({ code: 'hours-taken' });
    queue.clock.advance(10 * 60);
    expect((await queue.draftReply('patientB')).status).toBe(201);
  });

  test('are also taken if the patient’s own paid booking includes them', async () => {
    await queue.paid('patientA');
    expect((await queue.draftReply('patientA')).body).toMatchObject({ code: 'hours-taken' });
  });
});

describe('a second draft for a helper', () => {
  test('returns the first draft if nothing has changed', async () => {
    const first = await queue.draft('patientA');
    const replies = await Promise.all(
      Array.from({ length: 20 }, () =>
        queue.draftReply('patientA', { hospitalName: ' Test Hospital ' }),
      ),
    );
    for (const reply of replies) expect(createDraftBooking(reply)).toEqual(first);
  });

  test('replaces the first draft and its payment if something has changed', async () => {
    const payment = await queue.begun('patientA');
    const second = await queue.draft('patientA', { duration: 4 });
    expect(second.id).not.toBe(payment.draftId);
    expect(second.total.amountMinor).toBe(10_000);
    const { body } = await queue.call('patientA', 'listQueueBookings');
    expect(body).toMatchObject([{ id: second.id }]);
    expect((await queue.call('patientA', 'getPayment', { id: payment.id })).status).toBe(404);
  });

  test('cancels the first draft while its payment is in progress, so that it can no longer be charged', async () => {
    const payment = await queue.begun('patientA');
    await queue.confirm('patientA', payment.id, { method: 'upi' });
    const second = await queue.draft('patientA', { duration: 4 });
    expect(await queue.booking('patientA', payment.draftId)).toMatchObject({
      status: 'cancelled',
      payment: { status: 'cancelled', expiresAt: null },
    });
    const late = await queue.report('reportPayment', {
      paymentId: payment.id,
      outcome: 'succeeded',
    });
    expect(late).toMatchObject({ status: 409, body: { code: 'payment-not-open' } });
    expect(await queue.inbox('patientA')).toEqual([]);
    expect((await queue.intent('patientA', second.id)).amount.amountMinor).toBe(10_000);
  });

  test('does not affect drafts for other helpers', async () => {
    const first = await queue.draft('patientA');
    const second = await queue.draft('patientA', { freelancerId: helperB.id });
    expect(second.total.amountMinor).toBe(9000);
    expect((await queue.booking('patientA', first.id)).status).toBe('draft');
  });
});

test('submitting the same draft again applies the current price, unless a payment is in progress', async () => {
  const { store } = queue.backend;
  const raise = (hourlyRate: number) =>
    store.write((unit) => unit.update('freelancers', helperA.id, { hourlyRate }));
  const payment = await queue.begun('patientA');
  await raise(27.5);
  expect((await queue.draft('patientA')).total.amountMinor).toBe(8250);
  expect((await queue.booking('patientA', payment.draftId)).payment?.amount.amountMinor).toBe(8250);
  await queue.confirm('patientA', payment.id, card('asks-bank'));
  await raise(30);
  expect((await queue.draft('patientA')).total.amountMinor).toBe(8250);
});

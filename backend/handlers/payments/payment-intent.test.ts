import { beforeEach, describe, expect, test } from 'vitest';
import { card, createTestQueue, startPayment, type TestQueue } from '../../testing/test-queue.ts';
import { helpers, people } from '../../testing/test-seed.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
let queue: TestQueue;

beforeEach(async () => {
  queue = await createTestQueue();
});

const allPayments = () => queue.backend.store.read((reads) => reads.find('payments'));

describe('a new payment', () => {
  test('is open, with the price calculated by the server', async () => {
    const { id } = await queue.draft('patientA');
    const reply = await queue.intentReply('patientA', id);
    expect(reply.status).toBe(201);
    expect(startPayment(reply)).toMatchObject({
      draftId: id,
      amount: usd(7500),
      status: 'open',
      method: null,
      failure: null,
      clientSecret: null,
      expiresAt: null,
      createdAt: '2026-11-23T04:00:00.000Z',
      paidAt: null,
      refund: null,
    });
    expect((await queue.booking('patientA', id)).payment).toEqual(startPayment(reply));
  });

  test('ignores everything in the request body except the draft id', async () => {
    const { id } = await queue.draft('patientA');
    const reply = await queue.intentReply('patientA', id, {
      amount: 1,
      amountMinor: 1,
      currency: 'inr',
      freelancerId: helpers.helperB.id,
      patientId: people.patientB.id,
      status: 'succeeded',
    });
    expect(startPayment(reply)).toMatchObject({ amount: usd(7500), status: 'open' });
    expect(await queue.booking('patientA', id)).toMatchObject({
      status: 'draft',
      freelancerId: helpers.helperA.id,
      patientId: people.patientA.id,
    });
  });

  test('has the helper’s current price, which also updates the booking', async () => {
    const { id } = await queue.draft('patientA');
    await queue.backend.store.write((unit) =>
      unit.update('freelancers', helpers.helperA.id, { hourlyRate: 40 }),
    );
    expect((await queue.intent('patientA', id)).amount).toEqual(usd(12_000));
    expect(await queue.booking('patientA', id)).toMatchObject({
      hourlyRate: usd(4000),
      total: usd(12_000),
    });
  });

  test('is returned again when the request is repeated', async () => {
    const first = await queue.begun('patientA');
    await queue.confirm('patientA', first.id, card('declined'));
    const second = await queue.intent('patientA', first.draftId);
    expect(second).toMatchObject({ id: first.id, status: 'open', failure: 'card-declined' });
    expect(await allPayments()).toHaveLength(1);
  });

  test('is rejected if the draft is unknown, cancelled, already paid or another patient’s', async () => {
    const draft = await queue.draft('patientA');
    expect(await queue.intentReply('patientA', 'nobody')).toMatchObject({
      status: 404,
      body: { message: 'Queue booking not found' },
    });
    expect(await queue.intentReply('patientB', draft.id)).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
    await queue.cancel('patientA', draft.id);
    expect(await queue.intentReply('patientA', draft.id)).toMatchObject({
      status: 409,
      body: { code: 'payment-not-open' },
    });
    const { id } = await queue.paid('patientA', { time: '14:00' });
    expect(await queue.intentReply('patientA', id)).toMatchObject({
      status: 409,
      body: { code: 'already-paid' },
    });
    expect((await queue.call('patientA', 'createPaymentIntent', {}, { body: {} })).status).toBe(
      400,
    );
  });

  test('requires that the helper’s hours are free and in the future', async () => {
    // The test's clock shows 9:30 am in India.
    const hours = { date: '2026-11-23', time: '09:35' };
    const mine = await queue.draft('patientA', hours);
    const theirs = await queue.draft('patientB', hours);
    await queue.intent('patientB', theirs.id);
    const taken = { status: 409, body: { code: 'hours-taken' } };
    expect(await queue.intentReply('patientA', mine.id)).toMatchObject(taken);
    queue.clock.advance(6 * 60);
    expect(await queue.intentReply('patientA', mine.id)).toMatchObject({
      status: 409,
      body: { code: 'hours-not-offered' },
    });
  });
});

test('a payment is visible only to its patient', async () => {
  const { id } = await queue.begun('patientA');
  for (const reply of [
    await queue.call('patientB', 'getPayment', { id }),
    await queue.confirm('patientB', id, card('ok')),
  ]) {
    expect(reply).toMatchObject({
      status: 403,
      body: { message: 'You do not have access to this payment.' },
    });
  }
  for (const reply of [
    await queue.call('patientA', 'getPayment', { id: 'nobody' }),
    await queue.confirm('patientA', 'nobody', card('ok')),
  ]) {
    expect(reply).toMatchObject({ status: 404, body: { message: 'Payment not found' } });
  }
});

describe('an Idempotency-Key', () => {
  test('is rejected for a different draft', async () => {
    const mine = await queue.draft('patientA');
    const other = await queue.draft('patientA', { freelancerId: helpers.helperB.id });
    const first = await queue.intentReply('patientA', mine.id, { key: 'one' });
    expect(await queue.intentReply('patientA', other.id, { key: 'one' })).toMatchObject({
      status: 422,
      body: { code: 'idempotency-key-reused' },
    });
    expect((await queue.intentReply('patientA', mine.id, { key: 'one' })).body).toEqual(first.body);
    expect((await queue.intentReply('patientA', mine.id, { key: '' })).status).toBe(400);
    expect((await queue.intentReply('patientA', mine.id, { key: 'x'.repeat(256) })).status).toBe(
      400,
    );
  });

  test('is scoped to its user', async () => {
    const mine = await queue.draft('patientA', { time: '08:00' });
    const theirs = await queue.draft('patientB', { time: '14:00' });
    await queue.intentReply('patientA', mine.id, { key: 'one' });
    expect((await queue.intentReply('patientB', theirs.id, { key: 'one' })).status).toBe(201);
  });
});

describe('holds for unpaid bookings', () => {
  const others = [helpers.helperB, helpers.helperC];

  async function holdTwo() {
    const [{ id: wanted }, first, second] = [
      await queue.draft('patientA'),
      ...(await Promise.all(others.map(({ id }) => queue.draft('patientA', { freelancerId: id })))),
    ];
    for (const held of [first, second]) await queue.intent('patientA', held?.id ?? '');
    return { wanted, first: first?.id ?? '' };
  }

  test('are limited to two bookings, each of which can still be paid', async () => {
    const { wanted, first } = await holdTwo();
    expect(await queue.intentReply('patientA', wanted)).toMatchObject({
      status: 409,
      body: {
        code: 'too-many-holds',
        message: expect.stringContaining('You have 2 other bookings waiting for payment.'),
      },
    });
    expect((await queue.intentReply('patientA', first)).status).toBe(201);
    expect((await queue.booking('patientA', wanted)).payment).toBeNull();
  });

  test('are counted per patient', async () => {
    await holdTwo();
    expect(await queue.begun('patientB')).toMatchObject({ status: 'open' });
  });

  test.each([
    ['one is cancelled', (id: string) => queue.cancel('patientA', id)],
    [
      'one is paid',
      async (id: string) =>
        queue.confirm('patientA', (await queue.intent('patientA', id)).id, card('ok')),
    ],
    ['they are released', async () => queue.clock.advance(10 * 60)],
  ])('allow another booking once %s', async (_, free) => {
    const { wanted, first } = await holdTwo();
    await free(first);
    expect((await queue.intentReply('patientA', wanted)).status).toBe(201);
  });

  test('are still limited when an older payment is retried', async () => {
    const old = await queue.begun('patientA');
    queue.clock.advance(10 * 60);
    for (const { id } of others) await queue.begun('patientA', { freelancerId: id });
    expect(await queue.confirm('patientA', old.id, card('ok'))).toMatchObject({
      status: 409,
      body: { code: 'too-many-holds' },
    });
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import { createDraftBooking, createTestQueue, type TestQueue } from '../../testing/test-queue.ts';
import { people } from '../../testing/test-seed.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
let queue: TestQueue;

beforeEach(async () => {
  queue = await createTestQueue();
});

test('the booking list contains the patient’s own bookings, latest start first', async () => {
  const tuesday = await queue.draft('patientA');
  const evening = await queue.paid('patientA', { freelancerId: 'helper-b', time: '18:00' });
  const thursday = await queue.paid('patientA', { freelancerId: 'helper-b', date: '2026-11-26' });
  await queue.draft('patientB', { time: '14:00' });
  const { body } = await queue.call('patientA', 'listQueueBookings');
  expect(body).toEqual([
    expect.objectContaining({ id: thursday.id, status: 'paid' }),
    expect.objectContaining({ id: evening.id, status: 'paid' }),
    expect.objectContaining({ id: tuesday.id, status: 'draft' }),
  ]);
  expect((await queue.call('doctorA', 'listQueueBookings')).body).toEqual([]);
});

test('a booking is visible only to its patient', async () => {
  const { id } = await queue.paid('patientA');
  for (const name of ['patientB', 'doctorA'] as const) {
    const seen = await queue.call(name, 'getQueueBooking', { id });
    const cancelled = await queue.call(name, 'cancelQueueBooking', { id }, { body: {} });
    for (const reply of [seen, cancelled]) {
      expect(reply).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
  }
  expect(await queue.call('patientA', 'getQueueBooking', { id: 'nobody' })).toMatchObject({
    status: 404,
    body: { message: 'Queue booking not found' },
  });
  expect((await queue.cancel('patientA', 'nobody')).status).toBe(404);
  expect((await queue.booking('patientA', id)).status).toBe('paid');
});

describe('a patient’s cancellation', () => {
  test('also cancels the payment if the booking is a draft', async () => {
    const { draftId } = await queue.begun('patientA');
    const reply = await queue.cancel('patientA', draftId, { reason: '  ' });
    expect(createDraftBooking(reply)).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'patient',
      history: [{ status: 'cancelled', at: '2026-11-23T04:00:00.000Z' }],
      payment: { status: 'cancelled', refund: null },
    });
    expect(createDraftBooking(reply).cancelReason).toBeUndefined();
    expect(await queue.inbox('patientA')).toEqual([]);
  });

  test('succeeds for a draft without a payment', async () => {
    const { id } = await queue.draft('patientA');
    expect(createDraftBooking(await queue.cancel('patientA', id))).toMatchObject({
      status: 'cancelled',
      payment: null,
    });
  });

  test('leads to a full refund until two hours before the start, and the helper sends a message', async () => {
    // The clock shows 9:30 am in India.
    const { id } = await queue.paid('patientA', { date: '2026-11-23', time: '11:40' });
    queue.clock.advance(10 * 60);
    const reply = await queue.cancel('patientA', id, { reason: ' I feel better. ' });
    expect(createDraftBooking(reply)).toMatchObject({
      status: 'cancelled',
      cancelReason: 'I feel better.',
      payment: {
        status: 'refunded',
        refund: { amount: usd(7500), refundedAt: '2026-11-23T04:10:00.000Z' },
      },
    });
    expect(createDraftBooking(reply).freelancer).not.toHaveProperty('phone');
    expect(await queue.texts('patientA')).toEqual([
      expect.stringContaining('Namaste'),
      'Thank you for telling me. I will not come on Mon 23 Nov at 11:40 am. You get $75.00 back.',
    ]);
  });

  test('leads to no refund less than two hours before the start', async () => {
    const { id } = await queue.paid('patientA', { date: '2026-11-23', time: '11:40' });
    queue.clock.advance(10 * 60 + 1);
    expect(createDraftBooking(await queue.cancel('patientA', id))).toMatchObject({
      status: 'cancelled',
      payment: { status: 'succeeded', refund: null },
    });
    expect((await queue.texts('patientA')).at(-1)).toContain('It is too late for a refund.');
  });

  test('is rejected when the refund differs from the one shown to the patient', async () => {
    const changed = { status: 409, body: { code: 'refund-changed' } };
    const { id } = await queue.paid('patientA', { date: '2026-11-23', time: '11:40' });
    expect(await queue.cancel('patientA', id, { expectedRefund: null })).toMatchObject(changed);
    queue.clock.advance(10 * 60 + 1);
    expect(await queue.cancel('patientA', id, { expectedRefund: usd(7500) })).toMatchObject(
      changed,
    );
    expect((await queue.booking('patientA', id)).status).toBe('paid');
    expect((await queue.cancel('patientA', id, { expectedRefund: usd(0) })).status).toBe(200);
  });

  test('is rejected if the booking is already cancelled, and while it is the patient’s turn', async () => {
    const refused = { status: 409, body: { code: 'invalid-transition' } };
    const first = await queue.paid('patientA');
    await queue.cancel('patientA', first.id);
    expect(await queue.cancel('patientA', first.id)).toMatchObject(refused);
    const { id } = await queue.paid('patientA');
    for (const status of ['on-the-way', 'in-queue', 'your-turn']) {
      await queue.report('reportQueue', { bookingId: id, status });
    }
    expect(await queue.cancel('patientA', id)).toMatchObject(refused);
    expect((await queue.booking('patientA', id)).payment?.status).toBe('succeeded');
  });

  test('can include a reason of up to 500 characters', async () => {
    const { id } = await queue.draft('patientA');
    expect((await queue.cancel('patientA', id, { reason: 'x'.repeat(501) })).status).toBe(400);
  });

  test('ignores all other fields in the body', async () => {
    const { id } = await queue.paid('patientA');
    const reply = await queue.cancel('patientA', id, {
      cancelledBy: 'freelancer',
      status: 'done',
      patientId: people.patientB.id,
      refund: { amount: usd(999_999) },
    });
    expect(createDraftBooking(reply)).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'patient',
      patientId: people.patientA.id,
      payment: { refund: { amount: usd(7500) } },
    });
  });
});

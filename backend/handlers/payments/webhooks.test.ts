import { getResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { TEST_URL } from '../../testing/test-backend.ts';
import { TEST_WEBHOOK_SECRET } from '../../testing/test-secrets.ts';
import { createTestQueue, type TestQueue } from '../../testing/test-queue.ts';
import { createHandlers } from '../../create-handlers.ts';

let queue: TestQueue;

beforeEach(async () => {
  queue = await createTestQueue();
});

describe('a webhook', () => {
  test.each(['reportQueue', 'reportPayment'] as const)(
    '%s is accepted only with the shared secret',
    async (name) => {
      const device = queue.createDevice();
      const body = { bookingId: 'one', paymentId: 'one', status: 'done', outcome: 'refused' };
      const token = queue.tokenOf('patientA');
      const wrong = ['', TEST_WEBHOOK_SECRET.slice(1), `${TEST_WEBHOOK_SECRET}x`];
      const replies = [
        await device.call(name, {}, { body, token }),
        ...(await Promise.all(
          wrong.map((secret) =>
            device.call(name, {}, { body, token, headers: { 'x-webhook-secret': secret } }),
          ),
        )),
      ];
      for (const reply of replies) {
        expect(reply).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
      }
      expect((await queue.report(name, body)).status).toBe(404);
    },
  );

  test('is always rejected when no secret is configured', async () => {
    const handlers = createHandlers({ ...queue.backend, webhookSecrets: [] });
    for (const secret of ['', 'null', TEST_WEBHOOK_SECRET]) {
      const request = new Request(`${TEST_URL}/api/webhooks/queue`, {
        method: 'POST',
        headers: { 'x-webhook-secret': secret },
        body: JSON.stringify({ bookingId: 'one', status: 'done' }),
      });
      expect((await getResponse(handlers, request))?.status).toBe(401);
    }
  });

  test('is also accepted with the previous secret while the secret is being rotated', async () => {
    const handlers = createHandlers({ ...queue.backend, webhookSecrets: ['new', 'previous'] });
    for (const [secret, status] of [
      ['new', 404],
      ['previous', 404],
      ['new,previous', 401],
    ] as const) {
      const request = new Request(`${TEST_URL}/api/webhooks/queue`, {
        method: 'POST',
        headers: { 'x-webhook-secret': secret },
        body: JSON.stringify({ bookingId: 'one', status: 'done' }),
      });
      expect((await getResponse(handlers, request))?.status).toBe(status);
    }
  });

  test('is rejected if its body is invalid', async () => {
    const { id } = await queue.paid('patientA');
    for (const body of [
      {},
      { bookingId: id },
      { bookingId: id, status: 'paid' },
      { bookingId: id, status: 'draft' },
      { bookingId: id, status: 'on-the-way', token: '' },
      { bookingId: id, status: 'on-the-way', peopleAhead: -1 },
      { bookingId: id, status: 'on-the-way', peopleAhead: 1.5 },
    ]) {
      expect((await queue.report('reportQueue', body)).status).toBe(400);
    }
    expect((await queue.report('reportPayment', { paymentId: 'one' })).status).toBe(400);
  });
});

describe('a payment report', () => {
  const pending = async () => {
    const payment = await queue.begun('patientA');
    await queue.confirm('patientA', payment.id, { method: 'upi' });
    return payment;
  };

  test('books the helper only once, even if the success is reported repeatedly', async () => {
    const { id, draftId } = await pending();
    const line = await queue.connect('patientA');
    for (let time = 0; time < 3; time += 1) {
      const reply = await queue.report('reportPayment', { paymentId: id, outcome: 'succeeded' });
      expect(reply).toMatchObject({ status: 200, body: { success: true } });
    }
    expect(await queue.booking('patientA', draftId)).toMatchObject({
      status: 'paid',
      payment: { status: 'succeeded', method: 'upi', expiresAt: null },
    });
    expect(await queue.texts('patientA')).toHaveLength(1);
    await queue.backend.realtime.idle();
    expect(line.events.filter(({ event }) => event === 'queue_update')).toHaveLength(1);
  });

  test('leaves the payment open when the payer declines', async () => {
    const { id, draftId } = await pending();
    const line = await queue.connect('patientA');
    expect(
      (await queue.report('reportPayment', { paymentId: id, outcome: 'refused' })).status,
    ).toBe(200);
    const open = { status: 'open', method: 'upi', failure: 'upi-refused', expiresAt: null };
    expect(await queue.booking('patientA', draftId)).toMatchObject({
      status: 'draft',
      payment: open,
    });
    await queue.backend.realtime.idle();
    expect(line.events).toMatchObject([{ event: 'queue_update', payload: { payment: open } }]);
  });

  test('is rejected unless the payment is pending', async () => {
    const { id, draftId } = await queue.begun('patientA');
    const notOpen = { status: 409, body: { code: 'payment-not-open' } };
    for (const outcome of ['succeeded', 'refused']) {
      expect(await queue.report('reportPayment', { paymentId: id, outcome })).toMatchObject(
        notOpen,
      );
    }
    expect((await queue.booking('patientA', draftId)).status).toBe('draft');
    expect(
      await queue.report('reportPayment', { paymentId: 'nobody', outcome: 'succeeded' }),
    ).toMatchObject({ status: 404, body: { message: 'Payment not found' } });
  });
});

import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { reportToWebhook } from '../../scripts/webhook/report.ts';
import { TEST_WEBHOOK_SECRET } from '../../mocks/testing/test-backend.ts';
import {
  createDraftBooking,
  card,
  startPayment,
  queueBody,
} from '../../mocks/testing/test-queue.ts';
import { people, signIn } from '../../mocks/testing/test-seed.ts';
import type { ConfirmBody } from '../../src/contract/payments.ts';
import { startTestServer } from './support/test-server.ts';

const secret = { WEBHOOK_SECRET: TEST_WEBHOOK_SECRET };

async function webhook(args: string[], env: NodeJS.ProcessEnv = secret) {
  let printed = '';
  const code = await reportToWebhook(args, env, (text) => (printed += text));
  return { code, printed };
}

async function startWithPayment(method: ConfirmBody) {
  const { url, createDevice } = await startTestServer();
  const device = createDevice();
  const { accessToken: token } = await signIn(device, people.patientA);
  const drafted = await device.call('createQueueDraft', {}, { token, body: queueBody });
  const draftId = createDraftBooking(drafted).id;
  const begun = await device.call('createPaymentIntent', {}, { token, body: { draftId } });
  const { id: paymentId } = startPayment(begun);
  await device.call('confirmPayment', { id: paymentId }, { token, body: method });
  const booking = async () =>
    createDraftBooking(await device.call('getQueueBooking', { id: draftId }, { token }));
  return { at: ['--url', url], bookingId: draftId, paymentId, booking };
}

describe('npm run webhook', () => {
  test("sets a booking's status, token and number of people ahead", async () => {
    const { at, bookingId, booking } = await startWithPayment(card('ok'));
    expect(await webhook(['queue', bookingId, 'on-the-way', ...at])).toEqual({
      code: 0,
      printed: 'The booking is on-the-way.',
    });
    expect(await webhook(['queue', bookingId, 'in-queue', 'C-42', '12', ...at])).toMatchObject({
      code: 0,
    });
    expect(await booking()).toMatchObject({ status: 'in-queue', token: 'C-42', peopleAhead: 12 });
  });

  test('approves a pending UPI payment', async () => {
    const { at, paymentId, booking } = await startWithPayment({ method: 'upi' });
    expect(await webhook([...at, 'payment', paymentId, 'succeeded'])).toMatchObject({ code: 0 });
    expect(await booking()).toMatchObject({ status: 'paid', payment: { status: 'succeeded' } });
  });

  test('accepts, refuses and suspends a doctor', async () => {
    const { url, createDevice } = await startTestServer();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T04:00:00.000Z') });
    onTestFinished(() => void vi.useRealTimers());
    const at = ['--url', url];
    const { id } = people.doctorA;
    const device = createDevice();
    const status = async () => (await device.call('getDoctor', { id })).status;
    expect(await webhook([...at, 'doctor', id, 'suspended', 'A complaint'])).toEqual({
      code: 0,
      printed: 'The doctor is noted as suspended.',
    });
    expect(await status()).toBe(404);
    vi.advanceTimersByTime(1000);
    expect(await webhook([...at, 'doctor', id, 'refused', 'No request'])).toMatchObject({
      code: 1,
      printed: expect.stringContaining('409 invalid-transition'),
    });
    expect(await webhook([...at, 'doctor', id, 'accepted', '2199-12-31'])).toMatchObject({
      code: 0,
    });
    expect(await status()).toBe(200);
    for (const wrong of [['verified'], ['refused'], ['accepted', 'tomorrow']]) {
      expect((await webhook([...at, 'doctor', id, ...wrong])).code).toBe(2);
    }
  });

  test("exits with 1 and prints the server's reason", async () => {
    const { at, bookingId, paymentId } = await startWithPayment(card('ok'));
    const refusals = [
      await webhook(['queue', bookingId, 'done', ...at]),
      await webhook(['queue', '-nobody', 'on-the-way', ...at]),
      await webhook(['payment', paymentId, 'refused', ...at]),
      await webhook(['queue', bookingId, 'on-the-way', ...at], {}),
    ];
    const codes = ['409 invalid-transition', '404 not-found', '409 payment-not-open'];
    for (const [index, code] of [...codes, '401 not-signed-in'].entries()) {
      expect(refusals[index]).toEqual({ code: 1, printed: expect.stringContaining(code) });
    }
  });

  test.each([
    [[], 'npm run webhook -- queue BOOKING'],
    [['queue', 'one', 'waiting'], 'STATUS must be one of on-the-way, in-queue'],
    [['queue', 'one', 'in-queue', 'C-42', 'many'], 'PEOPLE AHEAD must be a whole number'],
    [['queue', 'one', 'in-queue', 'C-42', '12', 'more'], '"more" is too much'],
    [['payment', 'one'], 'OUTCOME must be one of succeeded, refused'],
    [['visit', 'one'], 'nothing to report of a "visit"'],
    [['queue', 'one', 'done', '--url', 'localhost'], '--url must be an http or https address'],
    [['queue', 'one', 'done', '--url', 'http://127.0.0.1:9'], 'Nothing answers at'],
  ])('exits with 2 and prints advice for %j', async (args, advice) => {
    expect(await webhook(args)).toEqual({ code: 2, printed: expect.stringContaining(advice) });
  });
});

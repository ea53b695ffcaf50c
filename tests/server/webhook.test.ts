import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { reportToWebhook } from '../../server/commands/webhook.ts';
import { TEST_DOCTOR_WEBHOOK_SECRET, testSecrets } from '../../backend/testing/test-secrets.ts';
import {
  createDraftBooking,
  card,
  startPayment,
  queueBody,
} from '../../backend/testing/test-queue.ts';
import { people, signIn } from '../../backend/testing/test-seed.ts';
import type { ConfirmBody } from '../../src/contract/payments.ts';
import { startTestServer } from './support/test-server.ts';

async function webhook(args: string[], env: NodeJS.ProcessEnv = testSecrets) {
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

  test('reports a reply to an SMS with the secret of the gateway', async () => {
    const { url } = await startTestServer();
    const stop = ['--url', url, 'sms', people.patientA.phone, 'STOP'];
    expect(await webhook(stop)).toEqual({ code: 0, printed: 'The reply is noted.' });
    const { WEBHOOK_SECRET } = testSecrets;
    expect(await webhook(stop, { SMS_WEBHOOK_SECRET: WEBHOOK_SECRET })).toMatchObject({ code: 1 });
    expect(await webhook(stop, { WEBHOOK_SECRET })).toMatchObject({ code: 1 });
  });

  test('lists, shows and decides the requests of doctors', async () => {
    const { url, createDevice } = await startTestServer();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T04:00:00.000Z') });
    onTestFinished(() => void vi.useRealTimers());
    const { id, name } = people.doctorA;
    const device = createDevice();
    const doctor = (...args: string[]) => webhook(['--url', url, 'doctor', ...args]);
    const status = async () => (await device.call('getDoctor', { id })).status;
    expect(await doctor('list')).toEqual({ code: 0, printed: 'No request waits.' });
    expect(await doctor(id, 'suspended', 'A complaint')).toEqual({
      code: 0,
      printed: 'The doctor is noted as suspended.',
    });
    expect(await status()).toBe(404);
    vi.advanceTimersByTime(1000);
    expect(await doctor(id, 'reinstated')).toMatchObject({ code: 0 });
    expect(await status()).toBe(200);

    const { accessToken: token } = await signIn(device, people.doctorA);
    const rename = (wanted: string) =>
      device.call('updateAccount', {}, { token, body: { name: wanted } });
    const findRequest = ({ printed }: { printed: string }) =>
      /REQUEST +(\S+)/.exec(printed)?.[1] ?? '';
    await rename('Dr. First');
    const first = findRequest(await doctor('list'));
    await rename('Dr. Second');
    const shown = await doctor('show', id);
    expect(shown.printed).toContain(`DOCTOR ${id}: ${name}, Cardiology, being-verified`);
    expect(shown.printed).toContain('new name      Dr. Second');
    expect(await doctor(id, 'accepted', first)).toMatchObject({
      code: 1,
      printed: expect.stringContaining('409 invalid-transition'),
    });
    expect(await doctor(id, 'refused', findRequest(shown), 'Another name')).toMatchObject({
      code: 0,
    });
    await rename('Dr. Third');
    vi.advanceTimersByTime(1000);
    const third = findRequest(await doctor('list'));
    expect(await doctor(id, 'accepted', third, '2199-12-31')).toMatchObject({ code: 0 });
    expect((await device.call('getDoctor', { id })).body).toMatchObject({ name: 'Dr. Third' });
    expect(await doctor('show', id)).toMatchObject({
      printed: expect.stringContaining('until 2199-12-31'),
    });
    vi.advanceTimersByTime(1000);
    expect(await doctor(id, 'renewed', '2026-11-01')).toMatchObject({ code: 0 });
    expect(await status()).toBe(404);
    for (const wrong of [
      ['verified'],
      ['accepted'],
      ['accepted', 'now'],
      ['accepted', third, 'tomorrow'],
      ['refused', third],
      ['renewed'],
      ['suspended'],
      ['reinstated', 'now'],
    ]) {
      expect([wrong, (await doctor(id, ...wrong)).code]).toEqual([wrong, 2]);
    }
    expect((await doctor('show')).code).toBe(2);
  });

  test('prints no invisible characters that a doctor has sent', async () => {
    const { url, createDevice } = await startTestServer();
    const device = createDevice();
    const { accessToken: token } = await signIn(device, people.doctorA);
    const body = {
      name: people.doctorA.name,
      specialty: 'ENT\u2060DOCTOR\u00AD',
      bio: '',
      experience: 1,
      profilePicture: null,
      education: [],
    };
    const change = { token, body };
    expect(await device.call('updateDoctor', { id: people.doctorA.id }, change)).toMatchObject({
      status: 200,
    });
    const { printed } = await webhook(['--url', url, 'doctor', 'show', people.doctorA.id]);
    expect(printed).toContain('ENTDOCTOR');
    expect(printed.replaceAll('\n', '')).not.toMatch(/\p{C}/u);
  });

  test('sends the back office its own secret only', async () => {
    const { url } = await startTestServer();
    const list = ['--url', url, 'doctor', 'list'];
    expect(await webhook(list, { WEBHOOK_SECRET: TEST_DOCTOR_WEBHOOK_SECRET })).toMatchObject({
      code: 1,
      printed: expect.stringContaining('401'),
    });
    expect(
      await webhook(list, { DOCTOR_WEBHOOK_SECRET: TEST_DOCTOR_WEBHOOK_SECRET }),
    ).toMatchObject({ code: 0 });
  });

  test("exits with code 1 and prints the server's reason", async () => {
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
    [['sms', '9876543210'], 'TEXT is missing'],
    [['visit', 'one'], 'nothing to report of a "visit"'],
    [['queue', 'one', 'done', '--url', 'localhost'], '--url must be an http or https address'],
    [['queue', 'one', 'done', '--url', 'http://127.0.0.1:9'], 'Nothing answers at'],
  ])('exits with code 2 and prints advice when started with %j', async (args, advice) => {
    expect(await webhook(args)).toEqual({ code: 2, printed: expect.stringContaining(advice) });
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import { card, createTestQueue, startPayment, type TestQueue } from '../../testing/test-queue.ts';
import { helpers } from '../../testing/test-seed.ts';

let queue: TestQueue;

beforeEach(async () => {
  queue = await createTestQueue();
});

const paymentNow = async (id: string) =>
  startPayment(await queue.call('patientA', 'getPayment', { id }));

const allPayments = () => queue.backend.store.read((reads) => reads.find('payments'));

describe('a card payment', () => {
  test('books the helper, who sends a greeting', async () => {
    const { id, draftId } = await queue.begun('patientA');
    const reply = await queue.confirm('patientA', id, card('ok'));
    expect(reply.status).toBe(200);
    const paidAt = '2026-11-23T04:00:00.000Z';
    expect(startPayment(reply)).toMatchObject({ status: 'succeeded', method: 'card', paidAt });
    expect(await queue.booking('patientA', draftId)).toMatchObject({
      status: 'paid',
      history: [{ status: 'paid', at: paidAt }],
      payment: { id, status: 'succeeded' },
      freelancer: { phone: helpers.helperA.phone },
    });
    expect(await queue.texts('patientA')).toEqual([
      'Namaste Asha, this is Esha. I will wait for you at Test Hospital, Cardiology OPD, on Tue 24 Nov from 8:00 am for 3 hours. I will message you when I set out.',
    ]);
  });

  test.each([
    ['declined', 'card-declined'],
    ['insufficient-funds', 'insufficient-funds'],
  ] as const)('charges nothing if the result is %s, and can be retried', async (end, code) => {
    const { id, draftId } = await queue.begun('patientA');
    const reply = await queue.confirm('patientA', id, card(end));
    expect(reply).toMatchObject({
      status: 402,
      body: { success: false, code, message: expect.stringContaining('Nothing was charged') },
    });
    expect(await paymentNow(id)).toMatchObject({ status: 'open', method: 'card', failure: code });
    expect((await queue.booking('patientA', draftId)).status).toBe('draft');
    const next = await queue.confirm('patientA', id, card('ok'));
    expect(startPayment(next)).toMatchObject({ status: 'succeeded', failure: null });
  });

  test('succeeds after the bank confirms it', async () => {
    const { id, draftId } = await queue.begun('patientA');
    const asked = await queue.confirm('patientA', id, card('asks-bank'));
    expect(asked.status).toBe(200);
    expect(startPayment(asked)).toMatchObject({ status: 'action-needed', failure: null });
    expect((await queue.booking('patientA', draftId)).status).toBe('draft');
    const reply = await queue.confirm('patientA', id, card('bank-approved'));
    expect(startPayment(reply).status).toBe('succeeded');
  });

  test('is not charged if the bank declines it, and a bank decision is accepted only while one is pending', async () => {
    const { id } = await queue.begun('patientA');
    const unasked = { status: 409, body: { code: 'payment-not-open' } };
    expect(await queue.confirm('patientA', id, card('bank-approved'))).toMatchObject(unasked);
    expect(await queue.confirm('patientA', id, card('bank-refused'))).toMatchObject(unasked);
    await queue.confirm('patientA', id, card('asks-bank'));
    expect(await queue.confirm('patientA', id, card('bank-refused'))).toMatchObject({
      status: 402,
      body: { code: 'confirmation-refused' },
    });
    expect(await queue.confirm('patientA', id, card('bank-approved'))).toMatchObject(unasked);
    expect(await paymentNow(id)).toMatchObject({ status: 'open', failure: 'confirmation-refused' });
  });

  test('rejects unknown tokens and card numbers', async () => {
    const { id } = await queue.begun('patientA');
    for (const body of [
      { method: 'card', token: '4242424242424242' },
      { method: 'card' },
      { method: 'cash' },
      {},
    ]) {
      const reply = await queue.call('patientA', 'confirmPayment', { id }, { body });
      expect(reply).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
    }
    expect((await paymentNow(id)).status).toBe('open');
  });
});

describe('a UPI payment', () => {
  test('is valid for five minutes, and a second tap does not send another request to the UPI app', async () => {
    const { id } = await queue.begun('patientA');
    const first = startPayment(await queue.confirm('patientA', id, { method: 'upi' }));
    expect(first).toMatchObject({
      status: 'pending',
      method: 'upi',
      expiresAt: '2026-11-23T04:05:00.000Z',
    });
    queue.clock.advance(60);
    expect(startPayment(await queue.confirm('patientA', id, { method: 'upi' }))).toEqual(first);
  });

  test('expires after five minutes and can be requested again', async () => {
    const { id } = await queue.begun('patientA');
    await queue.confirm('patientA', id, { method: 'upi' });
    queue.clock.advance(5 * 60);
    expect(await paymentNow(id)).toMatchObject({
      status: 'open',
      failure: 'upi-expired',
      expiresAt: null,
    });
    const late = await queue.report('reportPayment', { paymentId: id, outcome: 'succeeded' });
    expect(late).toMatchObject({ status: 409, body: { code: 'payment-not-open' } });
    expect(startPayment(await queue.confirm('patientA', id, { method: 'upi' }))).toMatchObject({
      status: 'pending',
      failure: null,
      expiresAt: '2026-11-23T04:10:00.000Z',
    });
  });

  test('is stored as expired by the next API call that changes the payment', async () => {
    const { id, draftId } = await queue.begun('patientA');
    await queue.confirm('patientA', id, { method: 'upi' });
    queue.clock.advance(5 * 60);
    await queue.intent('patientA', draftId);
    expect(await allPayments()).toMatchObject([{ id, status: 'open', failure: 'upi-expired' }]);
  });

  test('is replaced by a card payment and then ignores UPI reports', async () => {
    const { id } = await queue.begun('patientA');
    await queue.confirm('patientA', id, { method: 'upi' });
    const reply = await queue.confirm('patientA', id, card('ok'));
    expect(startPayment(reply)).toMatchObject({
      status: 'succeeded',
      method: 'card',
      expiresAt: null,
    });
    const late = await queue.report('reportPayment', { paymentId: id, outcome: 'succeeded' });
    expect(late.status).toBe(409);
  });
});

describe('confirming a payment', () => {
  test('changes nothing when the payment has already succeeded', async () => {
    const { id } = await queue.begun('patientA');
    const first = startPayment(await queue.confirm('patientA', id, card('ok')));
    queue.clock.advance(60);
    for (const end of ['ok', 'declined', 'bank-refused'] as const) {
      const again = await queue.confirm('patientA', id, card(end));
      expect(again.status).toBe(200);
      expect(startPayment(again)).toEqual(first);
    }
    expect(await queue.texts('patientA')).toHaveLength(1);
  });

  test('is rejected after a cancellation or refund', async () => {
    const given = await queue.begun('patientA');
    await queue.cancel('patientA', given.draftId);
    expect(await paymentNow(given.id)).toMatchObject({ status: 'cancelled' });
    const refused = { status: 409, body: { code: 'payment-not-open' } };
    expect(await queue.confirm('patientA', given.id, card('ok'))).toMatchObject(refused);
    const { id, payment } = await queue.paid('patientA');
    await queue.cancel('patientA', id);
    expect(await queue.confirm('patientA', payment?.id ?? '', card('ok'))).toMatchObject(refused);
  });

  test('is rejected when another patient has already booked the hours', async () => {
    const { id, draftId } = await queue.begun('patientA');
    queue.clock.advance(10 * 60);
    await queue.paid('patientB');
    expect(await queue.confirm('patientA', id, card('ok'))).toMatchObject({
      status: 409,
      body: { code: 'hours-taken' },
    });
    expect(await paymentNow(id)).toMatchObject({ status: 'open', paidAt: null });
    expect((await queue.booking('patientA', draftId)).status).toBe('draft');
  });

  test('extends the hold on the helper’s hours', async () => {
    const { id } = await queue.begun('patientA');
    queue.clock.advance(9 * 60);
    await queue.confirm('patientA', id, { method: 'upi' });
    queue.clock.advance(4 * 60);
    expect((await queue.draftReply('patientB')).body).toMatchObject({ code: 'hours-taken' });
    const { status } = await queue.report('reportPayment', { paymentId: id, outcome: 'succeeded' });
    expect(status).toBe(200);
  });
});

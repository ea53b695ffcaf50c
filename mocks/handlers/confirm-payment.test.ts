import { beforeEach, describe, expect, test } from 'vitest';
import { card, createTestQueue, paymentOf, type TestQueue } from '../testing/test-queue.ts';
import { helpers } from '../testing/test-seed.ts';

let queue: TestQueue;

beforeEach(async () => {
  queue = await createTestQueue();
});

const paymentNow = async (id: string) =>
  paymentOf(await queue.call('patientA', 'getPayment', { id }));

/** The payments that the store holds, of whatever booking. */
const allPayments = () => queue.backend.store.read((reads) => reads.find('payments'));

describe('a card', () => {
  test('that is good books the helper, who greets', async () => {
    const { id, draftId } = await queue.begun('patientA');
    const reply = await queue.confirm('patientA', id, card('ok'));
    expect(reply.status).toBe(200);
    const paidAt = '2026-11-23T04:00:00.000Z';
    expect(paymentOf(reply)).toMatchObject({ status: 'succeeded', method: 'card', paidAt });
    expect(await queue.booking('patientA', draftId)).toMatchObject({
      status: 'paid',
      history: [{ status: 'paid', at: paidAt }],
      payment: { id, status: 'succeeded' },
      freelancer: { phone: helpers.helperA.phone },
    });
    expect(await queue.texts('patientA')).toEqual([
      'Namaste Asha, this is Esha. I will wait for you at Test Hospital, Cardiology OPD, on Tue 24 Nov from 8:00 am for 3 hours. I will write as soon as I set out.',
    ]);
  });

  test.each([
    ['declined', 'card-declined'],
    ['insufficient-funds', 'insufficient-funds'],
  ] as const)('that is %s charges nothing, and another one can be tried', async (end, code) => {
    const { id, draftId } = await queue.begun('patientA');
    const reply = await queue.confirm('patientA', id, card(end));
    expect(reply).toMatchObject({
      status: 402,
      body: { success: false, code, message: expect.stringContaining('Nothing was charged') },
    });
    expect(await paymentNow(id)).toMatchObject({ status: 'open', method: 'card', failure: code });
    expect((await queue.booking('patientA', draftId)).status).toBe('draft');
    const next = await queue.confirm('patientA', id, card('ok'));
    expect(paymentOf(next)).toMatchObject({ status: 'succeeded', failure: null });
  });

  test('whose bank asks is paid when the bank says so', async () => {
    const { id, draftId } = await queue.begun('patientA');
    const asked = await queue.confirm('patientA', id, card('asks-bank'));
    expect(asked.status).toBe(200);
    expect(paymentOf(asked)).toMatchObject({ status: 'action-needed', failure: null });
    expect((await queue.booking('patientA', draftId)).status).toBe('draft');
    const reply = await queue.confirm('patientA', id, card('bank-approved'));
    expect(paymentOf(reply).status).toBe('succeeded');
  });

  test('whose bank refuses is not charged, and the bank’s word does not count twice', async () => {
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

  test('of nobody, and a number in its place, are refused', async () => {
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

describe('a UPI app', () => {
  test('is asked for five minutes, once, however often one taps', async () => {
    const { id } = await queue.begun('patientA');
    const first = paymentOf(await queue.confirm('patientA', id, { method: 'upi' }));
    expect(first).toMatchObject({
      status: 'pending',
      method: 'upi',
      expiresAt: '2026-11-23T04:05:00.000Z',
    });
    queue.clock.advance(60);
    expect(paymentOf(await queue.confirm('patientA', id, { method: 'upi' }))).toEqual(first);
  });

  test('is too late after that; it can be asked again', async () => {
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
    expect(paymentOf(await queue.confirm('patientA', id, { method: 'upi' }))).toMatchObject({
      status: 'pending',
      failure: null,
      expiresAt: '2026-11-23T04:10:00.000Z',
    });
  });

  test('that nobody has answered in time is over in the store, too, once it is written next', async () => {
    const { id, draftId } = await queue.begun('patientA');
    await queue.confirm('patientA', id, { method: 'upi' });
    queue.clock.advance(5 * 60);
    await queue.intent('patientA', draftId);
    expect(await allPayments()).toMatchObject([{ id, status: 'open', failure: 'upi-expired' }]);
  });

  test('gives way to a card, and is not heard any more', async () => {
    const { id } = await queue.begun('patientA');
    await queue.confirm('patientA', id, { method: 'upi' });
    const reply = await queue.confirm('patientA', id, card('ok'));
    expect(paymentOf(reply)).toMatchObject({
      status: 'succeeded',
      method: 'card',
      expiresAt: null,
    });
    const late = await queue.report('reportPayment', { paymentId: id, outcome: 'succeeded' });
    expect(late.status).toBe(409);
  });
});

describe('confirming', () => {
  test('what is paid changes nothing', async () => {
    const { id } = await queue.begun('patientA');
    const first = paymentOf(await queue.confirm('patientA', id, card('ok')));
    queue.clock.advance(60);
    for (const end of ['ok', 'declined', 'bank-refused'] as const) {
      const again = await queue.confirm('patientA', id, card(end));
      expect(again.status).toBe(200);
      expect(paymentOf(again)).toEqual(first);
    }
    expect(await queue.texts('patientA')).toHaveLength(1);
  });

  test('what was given up or refunded is refused', async () => {
    const given = await queue.begun('patientA');
    await queue.cancel('patientA', given.draftId);
    expect(await paymentNow(given.id)).toMatchObject({ status: 'cancelled' });
    const refused = { status: 409, body: { code: 'payment-not-open' } };
    expect(await queue.confirm('patientA', given.id, card('ok'))).toMatchObject(refused);
    const { id, payment } = await queue.paid('patientA');
    await queue.cancel('patientA', id);
    expect(await queue.confirm('patientA', payment?.id ?? '', card('ok'))).toMatchObject(refused);
  });

  test('needs hours that nobody else has taken meanwhile', async () => {
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

  test('holds the hours anew', async () => {
    const { id } = await queue.begun('patientA');
    queue.clock.advance(9 * 60);
    await queue.confirm('patientA', id, { method: 'upi' });
    queue.clock.advance(4 * 60);
    expect((await queue.draftReply('patientB')).body).toMatchObject({ code: 'hours-taken' });
    const { status } = await queue.report('reportPayment', { paymentId: id, outcome: 'succeeded' });
    expect(status).toBe(200);
  });
});

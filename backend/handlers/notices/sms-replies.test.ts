import { getResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { createHandlers } from '../../create-handlers.ts';
import { createMemoryStore } from '../../store/memory-store.ts';
import { createTestBackend } from '../../testing/test-backend.ts';
import { createTestSeed, people, signIn, visit } from '../../testing/test-seed.ts';
import {
  TEST_DOCTOR_WEBHOOK_SECRET,
  TEST_SMS_WEBHOOK_SECRET,
  TEST_WEBHOOK_SECRET,
} from '../../testing/test-secrets.ts';
import { insertVisit } from '../visits/change-visit.ts';
import { deliverDue } from './send-deliveries.ts';

/** 10:00 in India, on the day before the visits. */
const now = '2026-11-23T04:30:00.000Z';
const { doctorA, patientA } = people;
const noted = { status: 200, body: { success: true, message: 'The reply is noted.' } };

async function start() {
  const store = createMemoryStore(createTestSeed([]));
  const made = createTestBackend({ store, now });
  const { backend, createDevice } = made;
  const device = createDevice();
  const { accessToken: token } = await signIn(device, doctorA);
  const report = (phone: string, text: string, secret = TEST_SMS_WEBHOOK_SECRET) =>
    createDevice().call(
      'reportSmsReply',
      {},
      { body: { phone, text }, headers: { 'x-webhook-secret': secret } },
    );
  const choices = async () => (await device.call('getNoticeChoices', {}, { token })).body;
  const save = (body: object) => device.call('updateNoticeChoices', {}, { token, body });
  const outcomes: string[] = [];
  const request = async (id: string, date: string) => {
    const booked = { ...visit(id, '11:00', 'pending'), date, createdAt: now, revision: 0 };
    await store.write((unit) => insertVisit(unit, () => {}, booked));
    await deliverDue(backend, {
      onOutcome: (outcome, { kind, channel }) => outcomes.push(`${kind}:${channel} ${outcome}`),
      isStopped: () => false,
    });
  };
  return { ...made, store, device, token, report, choices, save, outcomes, request };
}

describe('a reply to an SMS', () => {
  test('that says STOP stops notices by SMS to its number, until its user turns them on', async () => {
    const { report, choices, save, outcomes, request, notices, store } = await start();
    expect(await report(`+91${doctorA.phone}`, ' stop\n')).toMatchObject(noted);
    expect(await choices()).toMatchObject({ off: [], smsStoppedAt: now, smsRefusedAt: null });
    await request('first', '2026-11-24');
    expect([outcomes, notices]).toEqual([['requested:sms dropped'], []]);
    await save({ off: ['messages:sms'] });
    expect(await choices()).toMatchObject({ off: ['messages:sms'], smsStoppedAt: now });
    await save({ resume: ['sms'] });
    expect(await choices()).toMatchObject({ off: ['messages:sms'], smsStoppedAt: null });
    await request('second', '2026-11-25');
    expect([outcomes.at(-1), notices.length]).toEqual(['requested:sms sent', 1]);
    const other = await store.read((reads) => reads.get('accounts', patientA.id));
    expect(other?.notices).toBeUndefined();
  });

  test('is noted once', async () => {
    const { clock, report, choices } = await start();
    await report(doctorA.phone, 'STOP');
    clock.advance(60);
    expect(await report(doctorA.phone, 'UNSUBSCRIBE')).toMatchObject(noted);
    expect(await choices()).toMatchObject({ smsStoppedAt: now });
  });

  test.each([
    [doctorA.phone, 'Thanks'],
    [doctorA.phone, ''],
    ['0000000000', 'STOP'],
    ['AX-CARESE-S', 'STOP'],
    ['', 'STOP'],
  ])('from %j that says %j changes nothing and gets the same response', async (phone, text) => {
    const { report, choices, store } = await start();
    const before = await store.read((reads) => reads.find('accounts'));
    expect(await report(phone, text)).toMatchObject(noted);
    expect(await choices()).toMatchObject({ smsStoppedAt: null });
    expect(await store.read((reads) => reads.find('accounts'))).toEqual(before);
  });

  test('stops no codes', async () => {
    const { report, createDevice, codeFor } = await start();
    await report(doctorA.phone, 'STOP');
    await createDevice().call('forgotPassword', {}, { body: { phone: doctorA.phone } });
    expect(codeFor(doctorA.phone)).toMatch(/^\d{6}$/);
  });

  test('is exported with the choices of its user', async () => {
    const { device, token, report } = await start();
    await report(doctorA.phone, 'STOP');
    const { body } = await device.call('exportAccount', {}, { token });
    const text = body instanceof File ? await body.text() : '';
    expect(JSON.parse(text)).toMatchObject({ noticeChoices: { smsStoppedAt: now } });
  });

  test.each(['', 'wrong', TEST_WEBHOOK_SECRET, TEST_DOCTOR_WEBHOOK_SECRET])(
    'is refused with the secret %j',
    async (secret) => {
      const { report, choices } = await start();
      expect(await report(doctorA.phone, 'STOP', secret)).toMatchObject({
        status: 401,
        body: { code: 'not-signed-in' },
      });
      expect(await choices()).toMatchObject({ smsStoppedAt: null });
    },
  );

  test('is refused if the server has no secret of the gateway', async () => {
    const { backend } = await start();
    const handlers = createHandlers({ ...backend, smsWebhookSecrets: [] });
    const request = new Request(`${backend.baseUrl}/api/webhooks/sms`, {
      method: 'POST',
      headers: { 'x-webhook-secret': TEST_SMS_WEBHOOK_SECRET },
      body: JSON.stringify({ phone: doctorA.phone, text: 'STOP' }),
    });
    expect((await getResponse(handlers, request))?.status).toBe(401);
  });
});

import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import {
  TEST_SMS_WEBHOOK_SECRET,
  TEST_WEBHOOK_SECRET,
} from '../../backend/testing/test-secrets.ts';
import { people, signIn } from '../../backend/testing/test-seed.ts';
import { NOW, startTestServer } from './support/test-server.ts';

const { patientA, doctorA } = people;
const PATH = '/api/webhooks/sms';

test('a reply that says STOP ends the SMS of notices, not those of codes, and its number is not logged', async () => {
  const time = { clock: { now: () => NOW }, readUptime: () => 0, noticeTickMs: 50 };
  const { url, log, smsPath, createDevice } = await startTestServer({}, undefined, undefined, time);
  const reply = (secret: string) =>
    fetch(`${url}${PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-webhook-secret': secret },
      body: JSON.stringify({ phone: `91${doctorA.phone}`, text: 'Stop' }),
    });
  const device = createDevice();
  const { accessToken: token } = await signIn(device, doctorA);
  const choices = async () => (await device.call('getNoticeChoices', {}, { token })).body;
  const statuses = [(await reply('wrong')).status, (await reply(TEST_WEBHOOK_SECRET)).status];
  expect([statuses, await choices()]).toMatchObject([[401, 401], { smsStoppedAt: null }]);
  expect((await reply(TEST_SMS_WEBHOOK_SECRET)).status).toBe(200);
  expect(await choices()).toMatchObject({ off: [], smsStoppedAt: NOW.toISOString() });

  const patient = createDevice();
  const { accessToken } = await signIn(patient, patientA);
  const visit = { date: '2026-11-25', time: '10:00', appointmentType: 'phone', notes: '' };
  const booked = await patient.call(
    'bookAppointment',
    { doctorId: doctorA.id },
    {
      token: accessToken,
      body: { ...visit, doctorId: doctorA.id },
      headers: { 'idempotency-key': 'one' },
    },
  );
  expect(booked.status).toBe(201);
  await expect
    .poll(async () => (await fetch(`${url}/metrics`)).text(), { timeout: 30_000 })
    .toContain('caresetu_notices_total{channel="sms",result="dropped"} 1');
  await device.call('forgotPassword', {}, { body: { phone: doctorA.phone } });
  const texts = () => readFile(smsPath, 'utf8').catch(() => '');
  await expect.poll(texts, { timeout: 30_000 }).toContain(doctorA.phone);
  expect(await texts()).not.toContain('new request');

  const calls = log.filter(({ route }) => route === PATH);
  expect(calls.map(({ status }) => status)).toEqual([401, 401, 200]);
  expect(JSON.stringify(log)).not.toContain(doctorA.phone);
});

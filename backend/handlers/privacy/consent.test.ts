import { getResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import {
  noticeItems,
  NOTICE_VERSION,
  requiredPurposes,
} from '../../../src/domain/privacy/notice.ts';
import { TEST_URL } from '../../testing/test-backend.ts';
import { createTestChat } from '../../testing/test-chat.ts';
import { TEST_PASSWORD, type PersonName } from '../../testing/test-seed.ts';
import { privacyHandlers } from './consent.ts';

let chat: Awaited<ReturnType<typeof createTestChat>>;

beforeEach(async () => {
  chat = await createTestChat();
});

const required = requiredPurposes('patient');
const all = noticeItems('patient').map(({ purpose }) => purpose);

const agree = (
  purposes: readonly string[],
  version = NOTICE_VERSION,
  name: PersonName = 'patientA',
) => chat.call(name, 'updateConsent', {}, { body: { version, purposes } });

test('a user has no consents before the first one', async () => {
  expect((await chat.call('patientA', 'getConsent')).body).toEqual({ history: [] });
});

test('consents are added with their time, and earlier ones never change', async () => {
  await agree(all);
  chat.clock.advance(60);
  await agree(required);
  const history = [
    { version: NOTICE_VERSION, purposes: all, at: '2026-11-23T04:00:00.000Z' },
    { version: NOTICE_VERSION, purposes: required, at: '2026-11-23T04:01:00.000Z' },
  ];
  expect((await chat.call('patientA', 'getConsent')).body).toEqual({ history });
  expect((await chat.call('patientB', 'getConsent')).body).toEqual({ history: [] });
});

test('a repeated consent is stored once, even if both requests arrive at the same time', async () => {
  await Promise.all([agree(all), agree(all), agree(all.toReversed())]);
  const { body } = await agree(all);
  expect(body).toMatchObject({ history: [{ purposes: all }] });
});

test('required purposes cannot be withdrawn without deleting the account', async () => {
  expect(await agree(all.filter((purpose) => purpose !== 'care'))).toMatchObject({
    status: 400,
    body: { fields: { purposes: expect.stringContaining('delete your account') } },
  });
});

test('purposes of the other role are not stored', async () => {
  const { body } = await agree([...all, 'profile']);
  expect(body).toMatchObject({ history: [{ purposes: all }] });
});

test('users can agree to an earlier notice, but not to an unknown one', async () => {
  expect((await agree(all, '2026-01-01')).status).toBe(200);
  expect(await agree(all, '2099-01-01')).toMatchObject({
    status: 400,
    body: { fields: { version: 'This version is not known.' } },
  });
});

test('consents are limited to 20 an hour', async () => {
  for (let turn = 0; turn < 20; turn += 1) await agree(turn % 2 === 0 ? all : required);
  expect(await agree(all)).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  expect((await agree(required)).status).toBe(200);
});

test('the export contains the consents', async () => {
  await agree(all);
  const { body } = await chat.call('patientA', 'exportAccount');
  const text = body instanceof File ? await body.text() : '';
  expect(JSON.parse(text)).toMatchObject({
    consents: [{ version: NOTICE_VERSION, purposes: all, at: '2026-11-23T04:00:00.000Z' }],
  });
});

test('no one can consent after deleting the account', async () => {
  await chat.call('patientA', 'deleteAccount', {}, { body: { password: TEST_PASSWORD } });
  expect((await agree(all)).status).toBe(403);
});

test('everyone can read the contact and the retention periods', async () => {
  const privacy = {
    contact: { name: 'Leela Thomas', email: 'privacy@clinic.example' },
    retention: { medicalRecordYears: 5, paymentYears: 8 },
  };
  const handlers = privacyHandlers({ ...chat.backend, privacy });
  const response = await getResponse(handlers, new Request(`${TEST_URL}/api/privacy`));
  expect(await response?.json()).toEqual({
    noticeVersion: NOTICE_VERSION,
    contact: privacy.contact,
    retention: { medicalRecordYears: 5, paymentYears: 8, consentYears: 1 },
  });
});

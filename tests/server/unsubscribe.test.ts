import { expect, test } from 'vitest';
import type { TestDevice } from '../../backend/testing/test-backend.ts';
import { people, signIn, TEST_PASSWORD } from '../../backend/testing/test-seed.ts';
import { readPart, startMailServer } from './support/mail-server.ts';
import { NOW, startTestServer } from './support/test-server.ts';

const { patientA, doctorA } = people;
const ADDRESS = 'charu@example.com';

async function start() {
  const mail = await startMailServer();
  const time = { clock: { now: () => NOW }, readUptime: () => 0, noticeTickMs: 50 };
  const server = await startTestServer({ email: mail.target }, undefined, undefined, time);
  const as = async (person: typeof patientA | typeof doctorA) => {
    const device = server.createDevice();
    const { accessToken: token } = await signIn(device, person);
    return (...[name, params, options]: Parameters<TestDevice['call']>) =>
      device.call(name, params, { token, ...options });
  };
  const textTo = async (subject: string) => {
    const find = () => mail.mails.find(({ source }) => source.includes(`Subject: ${subject}`));
    await expect.poll(find, { timeout: 30_000 }).toBeDefined();
    return readPart(find()?.source ?? '', 'text/plain');
  };
  return { ...server, mail, as, textTo };
}

test('an address is confirmed by e-mail, gets a notice, and its link stops the next one', async () => {
  const { url, log, as, textTo, mail } = await start();
  const doctor = await as(doctorA);
  await doctor('changeEmail', {}, { body: { address: ADDRESS, password: TEST_PASSWORD } });
  const [code = ''] = /\d{6}/.exec(await textTo('Confirm your e-mail address')) ?? [];
  expect((await doctor('verifyEmail', {}, { body: { code } })).status).toBe(200);

  const patient = await as(patientA);
  const book = (time: string) => {
    const body = { date: '2026-11-25', time, appointmentType: 'phone', notes: '' };
    const params = { doctorId: doctorA.id };
    return patient('bookAppointment', params, {
      body: { ...body, doctorId: doctorA.id },
      headers: { 'idempotency-key': time },
    });
  };
  expect((await book('10:00')).status).toBe(201);
  const [stopUrl = ''] = /http\S+unsubscribe\S+/.exec(await textTo('A new request')) ?? [];
  expect(stopUrl.startsWith(`${url}/api/unsubscribe/`)).toBe(true);

  const page = await fetch(stopUrl);
  expect(page.headers.get('content-type')).toBe('text/html;charset=utf-8');
  expect(page.headers.get('content-security-policy')).toBe(
    "default-src 'none'; form-action 'self'; frame-ancestors 'none'",
  );
  expect(page.headers.get('referrer-policy')).toBe('same-origin');
  expect(await page.text()).toContain('Stop these e-mails');

  const post = (origin?: string) =>
    fetch(stopUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(origin !== undefined && { origin }),
      },
      body: 'List-Unsubscribe=One-Click',
    });
  expect((await post('https://other.example')).status).toBe(403);
  // The page's own form, and a mail program, which has no origin.
  expect([(await post(url)).status, (await post()).status]).toEqual([200, 200]);
  const { body } = await doctor('getNoticeChoices');
  expect(body).toMatchObject({ off: ['visits:email'], hasEmail: true });

  const count = mail.mails.length;
  expect((await book('10:30')).status).toBe(201);
  const metrics = async () => (await fetch(`${url}/metrics`)).text();
  await expect
    .poll(metrics, { timeout: 30_000 })
    .toContain('caresetu_notices_total{channel="email",result="dropped"} 1');
  expect(mail.mails).toHaveLength(count);
  expect(log.map(({ route }) => route)).toContain('/api/unsubscribe/:token');
  expect(JSON.stringify(log)).not.toContain(ADDRESS);
  expect(JSON.stringify(log)).not.toContain(stopUrl.split('/').at(-1));
});

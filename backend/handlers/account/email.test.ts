import { describe, expect, test } from 'vitest';
import type { OutboxMessage } from '../../outbox/outbox.ts';
import { createMemoryStore } from '../../store/memory-store.ts';
import { sweep } from '../../sweep/sweep.ts';
import { createTestBackend } from '../../testing/test-backend.ts';
import { createTestSeed, people, signIn, TEST_PASSWORD, visit } from '../../testing/test-seed.ts';

const { patientA } = people;
const ADDRESS = 'asha@example.com';
const now = '2026-11-23T04:00:00.000Z';

async function start() {
  const tomorrow = { ...visit('tomorrow', '11:00', 'scheduled'), date: '2026-11-25' };
  const store = createMemoryStore(createTestSeed([tomorrow]));
  const made = createTestBackend({ store });
  const device = made.createDevice();
  const { accessToken: token } = await signIn(device, patientA);
  const call = (name: Parameters<typeof device.call>[0], body?: unknown) =>
    device.call(name, {}, { token, ...(body !== undefined && { body }) });
  const request = (address: string = ADDRESS, password = TEST_PASSWORD) =>
    call('changeEmail', { address, password });
  const latestCode = () => /\d{6}/.exec(made.emails.at(-1)?.text ?? '')?.[0] ?? '';
  const verify = (code = latestCode()) => call('verifyEmail', { code });
  const stored = () => store.read((reads) => reads.find('emails'));
  return { ...made, store, call, request, verify, latestCode, stored };
}

const none = { isOffered: true, address: null, verifiedAt: null, pending: null };

describe('an e-mail address', () => {
  test('belongs to the account once the code that was sent to it is entered', async () => {
    const { call, request, verify, emails, stored } = await start();
    const expiresAt = '2026-11-23T04:10:00.000Z';
    const pending = { address: ADDRESS, sentAt: now, expiresAt };
    expect((await request()).body).toEqual({ ...none, pending });
    expect(emails).toMatchObject([{ address: ADDRESS, subject: 'Confirm your e-mail address' }]);
    expect(await stored()).toEqual([]);
    const verified = { ...none, address: ADDRESS, verifiedAt: now };
    expect((await verify()).body).toEqual(verified);
    expect((await call('getEmail')).body).toEqual(verified);
    expect((await call('getNoticeChoices')).body).toMatchObject({ hasEmail: true });
  });

  test('needs the password', async () => {
    const { request, emails } = await start();
    const reply = await request(ADDRESS, 'not-the-password');
    expect(reply).toMatchObject({ status: 400, body: { code: 'wrong-password' } });
    expect(emails).toEqual([]);
  });

  test.each([
    'asha@example.com\nBcc: other@example.com',
    'asha@example.com\r\nRCPT TO:<other@example.com>',
    'asha@example.com, other@example.com',
    'Asha <asha@example.com>',
    'asha@localhost',
    'asha.example.com',
    `${'a'.repeat(250)}@example.com`,
    'अशा@example.com',
  ])('is refused if it is %j', async (address) => {
    const { request, emails } = await start();
    expect(await request(address)).toMatchObject({
      status: 400,
      body: { fields: { address: 'Enter an e-mail address, such as name@example.com' } },
    });
    expect(emails).toEqual([]);
  });

  test('is not confirmed by a wrong code, by one of another address, or after five attempts', async () => {
    const { clock, request, verify, latestCode, stored } = await start();
    await request();
    const first = latestCode();
    clock.advance(30);
    await request('other@example.com');
    const second = latestCode();
    if (first !== second) expect(await verify(first)).toMatchObject({ status: 400 });
    const wrong = second === '000000' ? '111111' : '000000';
    for (let count = 0; count < 5; count += 1) await verify(wrong);
    expect((await verify(second)).body).toMatchObject({ code: 'otp-expired' });
    expect(await stored()).toEqual([]);
  });

  test('is not confirmed after ten minutes, and the sweep removes it', async () => {
    const { backend, clock, call, request, verify, store } = await start();
    await request();
    clock.advance(10 * 60);
    expect((await verify()).body).toMatchObject({ code: 'otp-expired' });
    expect((await call('getEmail')).body).toEqual(none);
    await sweep(backend);
    expect(await store.read((reads) => reads.find('emailChanges'))).toEqual([]);
  });

  test('gets five codes an hour, 30 seconds apart', async () => {
    const { clock, request } = await start();
    await request();
    expect((await request()).body).toMatchObject({ code: 'too-many-requests' });
    for (let count = 1; count < 5; count += 1) {
      clock.advance(30);
      expect((await request()).status).toBe(200);
    }
    clock.advance(30);
    expect((await request()).body).toMatchObject({ code: 'too-many-requests' });
  });

  test('gets a code after refusals, which are no failed logins', async () => {
    const { clock, request } = await start();
    await request();
    for (let count = 0; count < 6; count += 1) expect((await request()).status).toBe(429);
    clock.advance(30);
    expect((await request()).status).toBe(200);
  });

  test('gets five codes an hour from all accounts together', async () => {
    const { createDevice, clock, request } = await start();
    for (let count = 0; count < 4; count += 1) {
      await request();
      clock.advance(30);
    }
    const device = createDevice();
    const { accessToken: token } = await signIn(device, people.patientB);
    const body = { address: ADDRESS.toUpperCase(), password: TEST_PASSWORD };
    expect((await device.call('changeEmail', {}, { token, body })).status).toBe(200);
    clock.advance(30);
    expect((await device.call('changeEmail', {}, { token, body })).status).toBe(429);
  });

  test('stays until another one is confirmed, which the earlier one is informed of', async () => {
    const { clock, call, request, verify, emails, stored } = await start();
    await request();
    await verify();
    clock.advance(60);
    await request('new@example.com');
    expect((await call('getEmail')).body).toMatchObject({
      address: ADDRESS,
      pending: { address: 'new@example.com' },
    });
    await verify();
    expect(await stored()).toMatchObject([{ address: 'new@example.com' }]);
    expect(emails.at(-1)).toMatchObject({
      address: ADDRESS,
      subject: 'Your e-mail address was changed',
    });
  });

  test('is informed when it is removed', async () => {
    const { call, clock, request, verify, emails } = await start();
    await request();
    await call('removeEmail');
    expect(emails).toHaveLength(1);
    clock.advance(60);
    await request();
    await verify();
    await call('removeEmail');
    expect(emails.slice(2)).toMatchObject([
      { address: ADDRESS, subject: 'Your e-mail address was removed' },
    ]);
  });

  test('gets a warning that a second change does not replace', async () => {
    const { backend, clock, request, verify } = await start();
    const sent: OutboxMessage[] = [];
    const { send } = backend.outbox;
    backend.outbox.send = (messages) => {
      sent.push(...messages);
      send(messages);
    };
    for (const address of [ADDRESS, 'thief@example.com', 'other@example.com']) {
      await request(address);
      await verify();
      clock.advance(60);
    }
    const warnings = sent.filter(({ id }) => id.startsWith('email-changed:'));
    expect(warnings.map(({ content }) => content)).toMatchObject([
      { address: ADDRESS },
      { address: 'thief@example.com' },
    ]);
    expect(new Set(warnings.map(({ id }) => id)).size).toBe(2);
  });

  test('gets the reminders of visits that were booked before', async () => {
    const { request, verify, store } = await start();
    await request();
    await verify();
    const deliveries = await store.read((reads) => reads.find('deliveries'));
    const rows = deliveries.filter(({ channel }) => channel === 'email');
    expect(rows.map(({ kind }) => kind).sort()).toEqual(['soon', 'starts', 'tomorrow']);
  });

  test('is in the export, and is removed by the user or with the account', async () => {
    const { call, request, verify, stored, store } = await start();
    await request();
    await verify();
    const { body } = await call('exportAccount');
    const text = body instanceof File ? await body.text() : '';
    expect(JSON.parse(text)).toMatchObject({ email: { address: ADDRESS, verifiedAt: now } });
    expect((await call('removeEmail')).body).toEqual(none);
    expect(await stored()).toEqual([]);
    const later = await start();
    await later.request();
    await later.verify();
    later.clock.advance(60);
    await later.request('new@example.com');
    await later.call('deleteAccount', { password: TEST_PASSWORD });
    expect(await later.stored()).toEqual([]);
    expect(await store.read((reads) => reads.find('emailChanges'))).toEqual([]);
    expect(await later.store.read((reads) => reads.find('emailChanges'))).toEqual([]);
  });

  test('is not offered without a mail server', async () => {
    const { backend, call, request } = await start();
    backend.mail = null;
    expect((await call('getEmail')).body).toEqual({ ...none, isOffered: false });
    expect(await request()).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });
});

import { expect, test } from 'vitest';
import { pictureFile } from '../../../src/contract/account.ts';
import { createTestChat } from '../../testing/test-chat.ts';
import { onePixel } from '../../testing/test-pictures.ts';
import { people, signIn } from '../../testing/test-seed.ts';

const HOUR_SECONDS = 60 * 60;
const { doctorA, patientA } = people;

const textOf = (size: number) => new File(['a'.repeat(size)], 'notes.txt');

async function expectToWait(reply: Promise<{ status: number; headers: Headers; body: unknown }>) {
  const { status, headers, body } = await reply;
  expect({ status, body }).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  return Number(headers.get('retry-after'));
}

test('a quota limits how many messages an account can send per hour', async () => {
  const { send, clock, history, createDevice } = await createTestChat({
    quotas: { messagesAnHour: 2 },
  });
  await send('patientA', 'doctorA', 'One', { clientId: 'one' });
  clock.advance(60);
  await send('patientA', 'doctorA', 'Two');
  expect(await expectToWait(send('patientA', 'doctorA', 'Three'))).toBe(HOUR_SECONDS - 60);
  expect(await history('patientA', 'doctorA')).toHaveLength(2);
  expect((await send('patientA', 'doctorA', 'One', { clientId: 'one' })).status).toBeLessThan(300);
  expect((await send('patientB', 'doctorA', 'Hello')).status).toBeLessThan(300);
  clock.advance(HOUR_SECONDS - 60);
  const { accessToken: token } = await signIn(createDevice(), patientA);
  const body = { clientId: 'three', content: { textContent: 'Three', shareDoc: null } };
  const params = { recipientId: doctorA.id };
  const later = await createDevice().call('sendMessage', params, { token, body });
  expect(later.status).toBeLessThan(300);
});

test('a quota limits how many bytes an account can upload per hour', async () => {
  const { send, call } = await createTestChat({ quotas: { fileBytesAnHour: 1000 } });
  const share = (size: number) => send('patientA', 'doctorA', '', { file: textOf(size) });
  expect((await share(900)).status).toBeLessThan(300);
  await expectToWait(share(101));
  expect((await share(100)).status).toBeLessThan(300);
  const form = new FormData();
  form.append('body', '{}');
  form.append(pictureFile.part, new File([onePixel], 'me.png'));
  await expectToWait(call('patientA', 'changePicture', {}, { rawBody: form }));
  expect((await send('patientA', 'doctorA', 'A text')).status).toBeLessThan(300);
});

test('a quota limits how many Idempotency-Keys are stored for an account, until the first one expires', async () => {
  const { call } = await createTestChat({ quotas: { storedKeys: 2 } });
  const book = (time: string, key?: string) => {
    const slot = { doctorId: doctorA.id, date: '2026-11-24', time };
    return call(
      'patientA',
      'bookAppointment',
      { doctorId: doctorA.id },
      {
        body: { ...slot, appointmentType: 'phone', notes: '' },
        headers: key === undefined ? {} : { 'idempotency-key': key },
      },
    );
  };
  expect((await book('10:00', 'one')).status).toBe(201);
  expect((await book('10:30', 'two')).status).toBe(201);
  expect(await expectToWait(book('11:00', 'three'))).toBe(24 * HOUR_SECONDS);
  expect((await book('10:00', 'one')).status).toBe(201);
  expect((await book('11:00')).status).toBe(201);
});

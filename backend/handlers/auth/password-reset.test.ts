import { expect, test } from 'vitest';
import { createTestBackend } from '../../testing/test-backend.ts';
import { createTestSeed, people, signIn } from '../../testing/test-seed.ts';

const { patientA } = people;
const UNKNOWN_PHONE = '9111111111';
const NEW_PASSWORD = 'another-password';

function start() {
  const backend = createTestBackend({ seed: createTestSeed() });
  const device = backend.createDevice();
  const forgot = (phone: string) => device.call('forgotPassword', {}, { body: { phone } });
  const reset = (phone: string, otp: string) =>
    device.call('resetPassword', {}, { body: { phone, otp, password: NEW_PASSWORD } });
  return { ...backend, device, forgot, reset };
}

test('a reset code sets the new password and ends all of the account’s sessions', async () => {
  const { device, createDevice, forgot, reset, codeFor } = start();
  const elsewhere = createDevice();
  const { accessToken } = await signIn(elsewhere, patientA);
  await forgot(patientA.phone);
  expect((await reset(patientA.phone, codeFor(patientA.phone))).status).toBe(200);

  expect((await elsewhere.call('refreshAtStart')).body).toMatchObject({ code: 'session-ended' });
  const list = await elsewhere.call(
    'listAppointments',
    { id: patientA.id },
    { token: accessToken },
  );
  expect(list.status).toBe(403);
  await expect(signIn(device, patientA)).rejects.toThrow('wrong-credentials');
  await signIn(device, patientA, { password: NEW_PASSWORD });
});

test('a reset unblocks a locked account', async () => {
  const { device, forgot, reset, codeFor } = start();
  for (let round = 0; round < 6; round += 1) {
    await signIn(device, patientA, { password: 'wrong-password' }).catch(() => undefined);
  }
  await forgot(patientA.phone);
  await expect(signIn(device, patientA)).rejects.toThrow('too-many-requests');
  await reset(patientA.phone, codeFor(patientA.phone));
  await signIn(device, patientA, { password: NEW_PASSWORD });
});

test('known and unknown phone numbers get the same responses', async () => {
  const { forgot, reset, sms, codeFor, device, clock } = start();
  const askAll = async (phone: string, guess: string) => {
    const replies = [await forgot(phone), await forgot(phone)];
    for (let round = 0; round < 6; round += 1) replies.push(await reset(phone, guess));
    clock.advance(30);
    const body = { phone, purpose: 'reset' };
    replies.push(await device.call('resendOtp', {}, { body }));
    return replies.map(({ status, body }) => ({
      status,
      answer: { ...Object(body), attemptId: 'attemptId' in Object(body) },
    }));
  };
  const known = await askAll(patientA.phone, '000000');
  if (codeFor(patientA.phone) === '000000') return;
  expect(await askAll(UNKNOWN_PHONE, '000000')).toEqual(known);
  expect(sms.map(({ phone }) => phone)).not.toContain(UNKNOWN_PHONE);
});

test('a signup code cannot reset a password', async () => {
  const { device, reset, codeFor } = start();
  const body = { phone: UNKNOWN_PHONE, password: NEW_PASSWORD, role: 'patient', terms: true };
  await device.call('signup', {}, { body: { ...body, fullName: 'Esha Pillai' } });
  expect(await reset(UNKNOWN_PHONE, codeFor(UNKNOWN_PHONE))).toMatchObject({ status: 400 });
});

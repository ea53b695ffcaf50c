import { expect, test } from 'vitest';
import { COMMON_PASSWORD, createTestBackend } from '../../testing/test-backend.ts';
import { createTestSeed, people, signIn, TEST_PASSWORD } from '../../testing/test-seed.ts';

const { patientA } = people;
const PHONE = '9222222222';
const refusal = (field: string) => ({
  status: 400,
  body: {
    code: 'invalid-request',
    message: 'This password is too common',
    fields: { [field]: 'This password is too common' },
  },
});

function start() {
  const backend = createTestBackend({ seed: createTestSeed() });
  return { ...backend, device: backend.createDevice() };
}

test('a signup with a common password is rejected and sends no code', async () => {
  const { device, sms } = start();
  const body = { fullName: 'Esha Pillai', phone: PHONE, role: 'patient', terms: true };
  const signUp = (password: string) => device.call('signup', {}, { body: { ...body, password } });
  expect(await signUp(COMMON_PASSWORD)).toMatchObject(refusal('password'));
  expect(sms).toEqual([]);
  expect((await signUp('monsoon-in-kochi')).status).toBe(200);
});

test('a change to a common password is rejected, and the old password stays valid', async () => {
  const { device } = start();
  const { accessToken: token } = await signIn(device, patientA);
  const body = { currentPassword: TEST_PASSWORD, newPassword: COMMON_PASSWORD };
  const reply = await device.call('changePassword', {}, { token, body });
  expect(reply).toMatchObject(refusal('newPassword'));
  await signIn(device, patientA);
});

test('a reset to a common password is rejected and does not use up the code', async () => {
  const { device, codeFor } = start();
  const { phone } = patientA;
  await device.call('forgotPassword', {}, { body: { phone } });
  const reset = (password: string) =>
    device.call('resetPassword', {}, { body: { phone, otp: codeFor(phone), password } });
  expect(await reset(COMMON_PASSWORD)).toMatchObject(refusal('password'));
  expect((await reset('monsoon-in-kochi')).status).toBe(200);
});

test('an account with a common password can still log in', async () => {
  const { device, backend } = start();
  const passwordHash = await backend.passwords.hash(COMMON_PASSWORD, 1);
  await backend.store.write((unit) => unit.update('accounts', patientA.id, { passwordHash }));
  const { user } = await signIn(device, patientA, { password: COMMON_PASSWORD });
  expect(user.id).toBe(patientA.id);
});

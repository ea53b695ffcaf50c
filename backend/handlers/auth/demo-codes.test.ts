import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestBackend } from '../../testing/test-backend.ts';
import { createTestSeed, people, signIn, TEST_PASSWORD } from '../../testing/test-seed.ts';
import { listDemoCodes } from './demo-codes.ts';

const { patientA } = people;

test('the demo lists the next unused code of each account, and none once all valid codes are used', async () => {
  const { backend, createDevice, clock, codeFor } = createTestBackend({ seed: createTestSeed() });
  const device = createDevice();
  const { accessToken: token } = await signIn(device, patientA);
  const nextCode = async () => {
    const codes = await backend.store.read((reads) => listDemoCodes(reads, clock.now()));
    return codes.map(({ name, code }) => [name, code]);
  };
  const use = async (name: 'confirmSecondFactor' | 'proveSecondFactor') => {
    const code = z.string().parse((await nextCode())[0]?.[1]);
    const otp = codeFor(patientA.phone);
    const body = { code, ...(name === 'confirmSecondFactor' && { otp }) };
    expect((await device.call(name, {}, { token, body })).status).toBe(200);
  };
  expect(await nextCode()).toEqual([]);
  await device.call('startSecondFactor', {}, { token, body: { password: TEST_PASSWORD } });
  expect(await nextCode()).toEqual([[patientA.name, expect.stringMatching(/^\d{6}$/)]]);
  await use('confirmSecondFactor');
  await use('proveSecondFactor');
  expect(await nextCode()).toEqual([[patientA.name, null]]);
  clock.advance(30);
  await use('proveSecondFactor');
});

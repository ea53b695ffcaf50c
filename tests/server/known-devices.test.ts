import { expect, test } from 'vitest';
import type { TestDevice } from '../../backend/testing/test-backend.ts';
import { people, TEST_PASSWORD } from '../../backend/testing/test-seed.ts';
import { startTestServer } from './support/test-server.ts';

const { phone } = people.patientA;

/** Requests arrive through a local proxy, which reports the client's IP address. */
async function start() {
  const { createDevice } = await startTestServer({ trustedProxies: ['loopback'] });
  const logIn = async (address: string, password: string, device: TestDevice = createDevice()) => {
    const body = { phone, password, role: 'patient', remember: false };
    const headers = { 'x-forwarded-for': address };
    return (await device.call('login', {}, { body, headers })).status;
  };
  return { createDevice, logIn };
}

test('an owner gets in on a known device while guesses from many networks block new devices', async () => {
  const { createDevice, logIn } = await start();
  const device = createDevice();
  expect(await logIn('198.51.100.1', TEST_PASSWORD, device)).toBe(200);
  await device.call('logout');
  for (let guess = 0; guess < 50; guess += 1) {
    expect(await logIn(`2001:db8:${guess % 10}:${guess}::1`, 'wrong-password')).toBe(401);
  }
  expect(await logIn('198.51.100.1', TEST_PASSWORD)).toBe(429);
  expect(await logIn('198.51.100.1', 'wrong-password', device)).toBe(401);
  expect(await logIn('203.0.113.9', TEST_PASSWORD, device)).toBe(200);
});

test('guesses from one IPv6 /48 do not keep the owner out', async () => {
  const { logIn } = await start();
  const statuses: number[] = [];
  for (let guess = 0; guess < 60; guess += 1) {
    statuses.push(await logIn(`2001:db8:1:${guess}::1`, 'wrong-password'));
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(20);
  expect(await logIn('198.51.100.1', TEST_PASSWORD)).toBe(200);
});

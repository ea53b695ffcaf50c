import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createMemoryStore } from '../../store/memory-store.ts';
import {
  createTestBackend,
  type TestBackend,
  type TestDevice,
} from '../../testing/test-backend.ts';
import { createTestSeed, people, signIn } from '../../testing/test-seed.ts';
import { sweep } from '../../sweep/sweep.ts';

const { patientA } = people;

const earlier = 'the-earlier-key-with-enough-characters';
const later = 'the-later-key-with-enough-characters';

function createProcessStarter(): (...signingKeys: string[]) => TestBackend {
  const store = createMemoryStore(createTestSeed());
  return (...signingKeys) => createTestBackend({ store, signingKeys });
}

async function isAccepted({ createDevice }: TestBackend, token: string): Promise<boolean> {
  const { status } = await createDevice().call('listAppointments', { id: patientA.id }, { token });
  return status === 200;
}

async function renew(device: TestDevice): Promise<string> {
  const { body } = await device.call('refreshAtStart');
  return z.object({ accessToken: z.string() }).parse(body).accessToken;
}

async function storedSettings({ backend }: TestBackend): Promise<string[]> {
  const settings = await backend.store.read((reads) => reads.find('settings'));
  return settings.map(({ id }) => id).toSorted();
}

describe('while the key is replaced process by process', () => {
  test('all processes accept tokens of both keys', async () => {
    const start = createProcessStarter();
    const processes = [start(earlier, later), start(later, earlier)];
    for (const signer of processes) {
      const { accessToken } = await signIn(signer.createDevice(), patientA);
      for (const reader of processes) expect(await isAccepted(reader, accessToken)).toBe(true);
    }
  });

  test('a token of a key that was removed is refused, and the session renews it', async () => {
    const start = createProcessStarter();
    const before = start(earlier);
    const after = start(later);
    const device = before.createDevice();
    const { accessToken } = await signIn(device, patientA);
    expect(await isAccepted(after, accessToken)).toBe(false);
    const moved = after.createDevice();
    moved.cookie = device.cookie;
    expect(await isAccepted(after, await renew(moved))).toBe(true);
  });

  test('a refresh whose response was lost returns the same token from a process with the other key', async () => {
    const start = createProcessStarter();
    const before = start(earlier, later);
    const after = start(later, earlier);
    const device = before.createDevice();
    await signIn(device, patientA);
    const again = after.createDevice();
    again.cookie = device.cookie;
    await renew(device);
    await renew(again);
    expect(again.cookie).toBe(device.cookie);
    await renew(again);
  });

  test('a one-time code of one process is redeemed by another', async () => {
    const start = createProcessStarter();
    const before = start(earlier, later);
    const after = start(later, earlier);
    const { phone } = patientA;
    const device = before.createDevice();
    await device.call('forgotPassword', {}, { body: { phone } });
    const body = { phone, otp: before.codeFor(phone), password: 'a-new-password-2026' };
    const moved = after.createDevice();
    moved.cookie = device.cookie;
    expect((await moved.call('resetPassword', {}, { body })).status).toBe(200);
  });
});

describe('data with a stored key, opened with a set key', () => {
  test('users stay signed in, and new tokens are signed with the set key', async () => {
    const start = createProcessStarter();
    const old = start();
    const now = start(later);
    const other = start(later);
    const { accessToken } = await signIn(old.createDevice(), patientA);
    expect(await isAccepted(now, accessToken)).toBe(true);
    const { accessToken: fresh } = await signIn(now.createDevice(), patientA);
    expect(await isAccepted(other, fresh)).toBe(true);
    expect(await isAccepted(old, fresh)).toBe(false);
  });

  test('the stored key is removed after a day', async () => {
    const start = createProcessStarter();
    const old = start();
    const now = start(later);
    const device = old.createDevice();
    await signIn(device, patientA);
    const moved = now.createDevice();
    moved.cookie = device.cookie;
    await renew(moved);
    expect(await storedSettings(now)).toEqual(['signing-secret', 'signing-secret-until']);
    now.clock.advance(24 * 60 * 60 - 1);
    await sweep(now.backend);
    expect(await storedSettings(now)).toHaveLength(2);
    for (const { clock } of [old, now]) clock.advance(24 * 60 * 60);
    expect(await isAccepted(now, await renew(moved))).toBe(true);
    const late = old.createDevice();
    late.cookie = moved.cookie;
    expect(await isAccepted(now, await renew(late))).toBe(false);
    await sweep(now.backend);
    expect(await storedSettings(now)).toEqual([]);
  });
});

test('data that was always opened with a set key has no stored key', async () => {
  const start = createProcessStarter();
  const server = start(later);
  const { accessToken } = await signIn(server.createDevice(), patientA);
  expect(await isAccepted(server, accessToken)).toBe(true);
  expect(await storedSettings(server)).toEqual([]);
});

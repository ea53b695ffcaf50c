import * as fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { digest } from '#digest';
import { createTestBackend, type TestDevice } from '../../testing/test-backend.ts';
import { createTestSeed, people, signIn, TEST_PASSWORD } from '../../testing/test-seed.ts';
import { signClaim } from '../core/signed-claims.ts';
import { MOST_ACCOUNTS, MOST_DEVICES } from './known-devices.ts';

const { patientA, patientB } = people;
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const NEW_PASSWORD = 'another-password';
const WRONG = 'wrong-password';

function start() {
  const started = createTestBackend({ seed: createTestSeed() });
  const { createDevice, backend } = started;
  const logIn = (device: TestDevice, password = TEST_PASSWORD, { phone, role } = patientA) =>
    device.call('login', {}, { body: { phone, password, role, remember: false } });
  /** 50 wrong passwords from 50 addresses. */
  const lockOut = async () => {
    for (let guess = 0; guess < 50; guess += 1) {
      expect((await logIn(createDevice(`203.0.113.${guess}`), WRONG)).status).toBe(401);
    }
  };
  const known = async (person = patientA, device = createDevice()) => {
    const { accessToken: token } = await signIn(device, person);
    return { device, token };
  };
  const listStored = () => backend.store.read((reads) => reads.find('knownDevices'));
  return { ...started, logIn, lockOut, known, listStored };
}

const deviceCookie = ({ cookie }: TestDevice) => /caresetu_devices=([^;]*)/.exec(cookie)?.[1] ?? '';
const withCookie = (device: TestDevice, value: string) => {
  device.cookie = `caresetu_devices=${value}`;
  return device;
};

describe('while wrong passwords from many addresses block an account', () => {
  test('a device that logged in before gets in, and a new one waits', async () => {
    const { logIn, lockOut, known, createDevice } = start();
    const { device } = await known();
    await device.call('logout');
    await lockOut();
    expect((await logIn(createDevice())).status).toBe(429);
    expect((await logIn(device)).status).toBe(200);
    expect((await logIn(createDevice())).status).toBe(429);
  });

  test('a device that has signed up gets in', async () => {
    const { logIn, createDevice, codeFor } = start();
    const person = { phone: '9333333333', role: 'patient' } as const;
    const device = createDevice();
    const body = { ...person, fullName: 'Esha Pillai', password: NEW_PASSWORD, terms: true };
    await device.call('signup', {}, { body });
    const otp = codeFor(person.phone);
    expect(
      (await device.call('verifyOtp', {}, { body: { phone: person.phone, otp } })).status,
    ).toBe(200);
    const account = { ...patientA, ...person };
    for (let guess = 0; guess < 50; guess += 1) {
      await logIn(createDevice(`203.0.113.${guess}`), WRONG, account);
    }
    expect((await logIn(createDevice(), NEW_PASSWORD, account)).status).toBe(429);
    expect((await logIn(device, NEW_PASSWORD, account)).status).toBe(200);
  });

  test('a known device behind the same address as the guesser gets in', async () => {
    const { logIn, known, createDevice } = start();
    const { device } = await known();
    for (let guess = 0; guess < 5; guess += 1) await logIn(createDevice(), WRONG);
    expect((await logIn(createDevice())).status).toBe(429);
    expect((await logIn(device)).status).toBe(200);
  });

  test('the password can be changed on a known device', async () => {
    const { lockOut, known, logIn } = start();
    const { device, token } = await known();
    await lockOut();
    const body = { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD };
    expect((await device.call('changePassword', {}, { token, body })).status).toBe(200);
    expect((await logIn(device, NEW_PASSWORD)).status).toBe(200);
  });

  test('a device of another account waits', async () => {
    const { logIn, lockOut, known } = start();
    const { device } = await known(patientB);
    await lockOut();
    expect((await logIn(device)).status).toBe(429);
  });
});

describe('wrong passwords on a known device', () => {
  test('count against the device, and block it for 15 minutes after 5', async () => {
    const { logIn, known, createDevice, clock } = start();
    const { device } = await known();
    const other = await known();
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await logIn(device, WRONG)).status).toBe(401);
    }
    const blocked = await logIn(device);
    expect(blocked.status).toBe(429);
    expect(blocked.headers.get('retry-after')).toBe(String(15 * 60));
    expect((await logIn(other.device)).status).toBe(200);
    expect((await logIn(createDevice())).status).toBe(200);
    clock.advance(15 * 60);
    expect((await logIn(device)).status).toBe(200);
  });

  test('are counted wherever a copy of the cookie is used', async () => {
    const { logIn, known, createDevice } = start();
    const { device } = await known();
    const statuses: number[] = [];
    for (let guess = 0; guess < 10; guess += 1) {
      const thief = withCookie(createDevice(`203.0.113.${guess}`), deviceCookie(device));
      statuses.push((await logIn(thief, WRONG)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429, 429]);
  });

  test('of the account page count, too', async () => {
    const { logIn, known } = start();
    const { device, token } = await known();
    const body = { password: WRONG };
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await device.call('deleteAccount', {}, { token, body })).status).toBe(400);
    }
    expect((await logIn(device)).status).toBe(429);
  });
});

describe('the cookie of a known device', () => {
  test('is HttpOnly and lasts a year after the last login', async () => {
    const { logIn, lockOut, known, clock } = start();
    const { device } = await known();
    clock.advance(YEAR_SECONDS - 1);
    const renewed = await logIn(device);
    const set = renewed.headers.getSetCookie().find((one) => one.startsWith('caresetu_devices='));
    expect(set).toMatch(
      new RegExp(
        String.raw`^caresetu_devices=[\w.-]+; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR_SECONDS}$`,
      ),
    );
    clock.advance(YEAR_SECONDS - 1);
    await lockOut();
    expect((await logIn(device)).status).toBe(200);
    clock.advance(YEAR_SECONDS);
    await lockOut();
    expect((await logIn(device)).status).toBe(429);
  });

  test('costs a guesser equal work for known and unknown phone numbers', async () => {
    const { logIn, createDevice } = start();
    const signing = vi.spyOn(digest, 'hmac');
    onTestFinished(() => signing.mockRestore());
    const made = Array.from({ length: MOST_ACCOUNTS }, () => `a.b.${2 ** 40}.c`).join('~');
    const count = async (phone: string) => {
      signing.mockClear();
      const device = withCookie(createDevice(), made);
      expect((await logIn(device, WRONG, { ...patientA, phone })).status).toBe(401);
      return signing.mock.calls.length;
    };
    const counts = [await count(patientA.phone), await count('9111111199')];
    expect(counts).toEqual([MOST_ACCOUNTS, MOST_ACCOUNTS]);
  });

  test('of one account is worthless with the device of another', async () => {
    const { logIn, lockOut, known, createDevice, backend, listStored } = start();
    await known(patientB);
    const [device] = await listStored();
    const claim = `${patientA.id}.${device?.id}`;
    const mixed = await signClaim(backend, 'device', claim, YEAR_SECONDS);
    await lockOut();
    expect((await logIn(withCookie(createDevice(), mixed))).status).toBe(429);
  });

  test('opens no session', async () => {
    const { known, createDevice } = start();
    const { device } = await known();
    const thief = withCookie(createDevice(), deviceCookie(device));
    expect((await thief.call('refreshAtStart')).status).toBe(401);
  });

  test('is worthless with any other character', async () => {
    const { logIn, lockOut, known, createDevice } = start();
    const { device } = await known();
    await lockOut();
    const cookie = deviceCookie(device);
    await fc.assert(
      fc.asyncProperty(
        fc.nat(cookie.length - 1),
        fc.constantFrom('a', '0', '.'),
        async (at, char) => {
          fc.pre(cookie[at] !== char);
          const forged = withCookie(
            createDevice(),
            cookie.slice(0, at) + char + cookie.slice(at + 1),
          );
          expect((await logIn(forged)).status).toBe(429);
        },
      ),
      { numRuns: 40 },
    );
    expect((await logIn(withCookie(createDevice(), cookie))).status).toBe(200);
  });

  test.each(['changed', 'reset', 'removed'] as const)(
    'is worthless after the password was changed or reset, or the device removed (%s)',
    async (how) => {
      const { logIn, lockOut, known, createDevice, codeFor } = start();
      const { device } = await known();
      const own = await known();
      const { token } = own;
      const { phone } = patientA;
      let password = NEW_PASSWORD;
      if (how === 'changed') {
        const body = { currentPassword: TEST_PASSWORD, newPassword: password };
        await own.device.call('changePassword', {}, { token, body });
      } else if (how === 'reset') {
        await own.device.call('forgotPassword', {}, { body: { phone } });
        const body = { phone, otp: codeFor(phone), password };
        expect((await own.device.call('resetPassword', {}, { body })).status).toBe(200);
      } else {
        password = TEST_PASSWORD;
        const [id = ''] = deviceCookie(device).split('.').slice(1);
        expect((await own.device.call('endKnownDevice', { id }, { token })).status).toBe(200);
      }
      await lockOut();
      const old = withCookie(createDevice(), deviceCookie(device));
      expect((await logIn(old, password)).status).toBe(429);
      expect((await logIn(own.device, password)).status).toBe(how === 'reset' ? 429 : 200);
    },
  );

  test('is not set before the code of the second factor', async () => {
    const { logIn, known, createDevice, backend } = start();
    await known();
    await backend.store.write((unit) =>
      unit.insert('secondFactors', {
        id: patientA.id,
        secret: 'JBSWY3DPEHPK3PXP',
        confirmedAt: '2026-11-23T04:00:00.000Z',
        lastStep: 0,
        recoveryHashes: [],
      }),
    );
    const device = createDevice();
    expect((await logIn(device)).body).toMatchObject({ code: 'second-factor-needed' });
    expect(device.cookie).toBe('');
  });

  test('serves several users of one browser', async () => {
    const { logIn, lockOut, known } = start();
    const { device } = await known(patientB);
    await known(patientA, device);
    await known(patientB, device);
    await lockOut();
    expect((await logIn(device)).status).toBe(200);
    expect(deviceCookie(device).split('~')).toHaveLength(2);
  });

  test('has the last users only, so that a shared computer can always log in', async () => {
    const { backend, createDevice, logIn } = start();
    const device = createDevice();
    for (let index = 0; index < MOST_ACCOUNTS + 5; index += 1) {
      const account = { ...patientA, id: `patient-${index}`, phone: String(9_400_000_000 + index) };
      await backend.store.write((unit) => unit.insert('accounts', account));
      expect((await logIn(device, TEST_PASSWORD, account)).status).toBe(200);
    }
    const accounts = deviceCookie(device)
      .split('~')
      .map((token) => token.split('.')[0]);
    expect(accounts).toHaveLength(MOST_ACCOUNTS);
    expect(accounts[0]).toBe(`patient-${MOST_ACCOUNTS + 4}`);
    expect(deviceCookie(device).length).toBeLessThan(4000);
  });
});

test('a device that logs in again stays one device', async () => {
  const { known, listStored, clock } = start();
  const { device } = await known();
  clock.advance(60);
  await known(patientA, device);
  expect(await listStored()).toMatchObject([
    { createdAt: '2026-11-23T04:00:00.000Z', lastUsedAt: '2026-11-23T04:01:00.000Z' },
  ]);
});

test('an account has the last devices only', async () => {
  const { known, listStored, clock } = start();
  for (let index = 0; index < MOST_DEVICES + 2; index += 1) {
    clock.advance(1);
    await known();
  }
  const times = (await listStored()).map(({ createdAt }) => createdAt).toSorted();
  expect(times).toHaveLength(MOST_DEVICES);
  expect(times[0]).toBe('2026-11-23T04:00:03.000Z');
});

describe('wrong passwords from one IPv6 /48', () => {
  test('block it after 20, and no other network', async () => {
    const { logIn, createDevice, clock } = start();
    const from = (network: string, index: number) =>
      createDevice(`${network}:${index.toString(16)}::/64`);
    for (let guess = 0; guess < 20; guess += 1) {
      expect((await logIn(from('2001:db8:1', guess), WRONG)).status).toBe(401);
    }
    expect((await logIn(from('2001:db8:1', 99))).status).toBe(429);
    expect((await logIn(from('2001:db8:2', 0))).status).toBe(200);
    expect((await logIn(createDevice())).status).toBe(200);
    clock.advance(60 * 60);
    expect((await logIn(from('2001:db8:1', 99))).status).toBe(200);
  });

  test('are still counted after a correct password from there', async () => {
    const { logIn, createDevice } = start();
    const from = (index: number) => createDevice(`2001:db8:1:${index.toString(16)}::/64`);
    for (let guess = 0; guess < 19; guess += 1) await logIn(from(guess), WRONG);
    for (let round = 0; round < 3; round += 1) expect((await logIn(from(50))).status).toBe(200);
    expect((await logIn(from(51), WRONG)).status).toBe(401);
    expect((await logIn(from(52))).status).toBe(429);
  });
});

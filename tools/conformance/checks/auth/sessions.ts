import { check } from '../../check.ts';
import {
  expectResponse,
  expectEqual,
  expectError,
  expectThat,
  expectUncached,
} from '../../expectations.ts';
import type { Kit } from '../../kit.ts';
import { expectSessionCookie } from './session-cookie.ts';

type RefreshName = 'refreshAtStart' | 'refreshOn403';

/** A rotated token still works during the grace period, which is shorter than this. */
const BEYOND_GRACE_SECONDS = 31;

async function renewed(kit: Kit, name: RefreshName) {
  const { device, user } = await kit.signIn('patientB');
  const before = new Map(device.cookies);
  const reply = await device.call(name);
  const answer = expectResponse(reply);
  return { device, user, before, after: new Map(device.cookies), reply, answer };
}

function refreshChecks(name: RefreshName) {
  return [
    check('returns not-signed-in to a guest', name, async (kit) => {
      expectError(await kit.guest().call(name), 'not-signed-in');
    }),
    check('renews the session with a new cookie', name, async (kit) => {
      const { before, after, reply, answer, user } = await renewed(kit, name);
      expectEqual(reply, 'user', answer.user, user);
      expectSessionCookie(kit, reply, false);
      expectUncached(reply);
      const isRotated = [...after].some(([cookie, value]) => before.get(cookie) !== value);
      expectThat(reply, 'cookie value', isRotated, 'another one', 'the same');
    }),
    check('renews a persistent session with a persistent cookie', name, async (kit) => {
      const { device } = await kit.signIn('patientB', true);
      const reply = await device.call(name);
      expectResponse(reply);
      expectSessionCookie(kit, reply, true);
    }),
    check('returns a token that works for other calls', name, async (kit) => {
      const { device, user, answer } = await renewed(kit, name);
      const input = { params: { id: user.id }, token: answer.accessToken };
      expectResponse(await device.call('listAppointments', input));
    }),
    check('returns the same new token again if the response was lost', name, async (kit) => {
      const { device, before, after } = await renewed(kit, name);
      device.cookies = new Map(before);
      const again = await device.call(name);
      expectResponse(again);
      expectEqual(again, 'cookie value', [...device.cookies], [...after]);
    }),
    check(
      'ends the session when an old token is used after the next refresh',
      name,
      async (kit) => {
        const { device, before } = await renewed(kit, name);
        expectResponse(await device.call(name));
        const current = new Map(device.cookies);
        device.cookies = new Map(before);
        expectError(await device.call(name), 'session-ended');
        device.cookies = current;
        expectError(await device.call(name), 'session-ended', 'not-signed-in');
      },
    ),
    check(
      'ends the session when an old token is used after half a minute',
      name,
      async (kit) => {
        const { device, before } = await renewed(kit, name);
        await kit.target.wait?.(BEYOND_GRACE_SECONDS);
        device.cookies = new Map(before);
        expectError(await device.call(name), 'session-ended');
      },
      ['waiting'],
    ),
    check('rejects an unknown token', name, async (kit) => {
      const { device } = await kit.signIn('patientB');
      device.cookies = new Map([...device.cookies.keys()].map((cookie) => [cookie, 'made-up']));
      expectError(await device.call(name), 'session-ended', 'not-signed-in');
    }),
  ];
}

export const sessionChecks = [
  ...refreshChecks('refreshAtStart'),
  ...refreshChecks('refreshOn403'),
  check('ends the session and clears the cookie', 'logout', async (kit) => {
    const { device } = await kit.signIn('patientB');
    const before = new Map(device.cookies);
    const reply = await device.call('logout');
    expectResponse(reply);
    // Others may stay, such as one for a device that is known.
    expectEqual(reply, 'clears a cookie', device.cookies.size < before.size, true);
    device.cookies = before;
    const after = await device.call('refreshAtStart');
    // Attribute a failure here to `logout`, which should have ended the session.
    expectError({ ...after, name: 'logout' }, 'session-ended', 'not-signed-in');
  }),
  check('accepts a call from a guest', 'logout', async (kit) => {
    expectResponse(await kit.guest().call('logout'));
  }),
];

import { errorStatus } from '../../../../src/contract/errors.ts';
import { madeUpPhone, personNames, getRole } from '../../accounts.ts';
import { check } from '../../check.ts';
import {
  expectResponse,
  expectEqual,
  expectError,
  expectThat,
  expectUncached,
} from '../../expectations.ts';
import type { Kit } from '../../kit.ts';
import { expectLoginCookies } from './session-cookie.ts';

const WRONG_LOGINS = 5;

const login = (kit: Kit, body: Record<string, unknown>, device = kit.guest()) =>
  device.call('login', {
    body: { ...kit.target.accounts.patientB, role: 'patient', remember: false, ...body },
  });

export const loginChecks = [
  ...personNames.map((person) =>
    check(`signs in ${person}`, 'login', async (kit) => {
      const body = { ...kit.target.accounts[person], role: getRole(person), remember: false };
      const reply = await kit.guest().call('login', { body });
      const { user } = expectResponse(reply);
      expectEqual(reply, 'user.role', user.role, getRole(person));
      expectUncached(reply);
    }),
  ),
  check('sets a session cookie that scripts cannot read', 'login', async (kit) => {
    const device = kit.guest();
    const reply = await login(kit, {}, device);
    expectResponse(reply);
    await expectLoginCookies(kit, device, reply, false);
  }),
  check("sets a persistent cookie for 'remember me'", 'login', async (kit) => {
    const device = kit.guest();
    const reply = await login(kit, { remember: true }, device);
    expectResponse(reply);
    await expectLoginCookies(kit, device, reply, true);
  }),
  check(
    'returns the same error for a wrong password and an unknown phone number',
    'login',
    async (kit) => {
      const wrong = await login(kit, { password: 'not-this-password' });
      const { message } = expectError(wrong, 'wrong-credentials');
      const unknown = await login(kit, { phone: madeUpPhone() });
      const refusal = expectError(unknown, 'wrong-credentials');
      expectEqual(unknown, 'message', refusal.message, message);
      expectResponse(await login(kit, {}));
    },
  ),
  check(
    'blocks a client that guesses a password, but not the owner at another address',
    'login',
    async (kit) => {
      const guesser = kit.guestElsewhere();
      const { phone } = kit.target.accounts.patientB;
      const body = { phone, password: 'not-this-password', role: 'patient', remember: false };
      for (let guess = 0; guess < WRONG_LOGINS; guess += 1) {
        expectError(
          await guesser.call('login', { body }),
          'wrong-credentials',
          'too-many-requests',
        );
      }
      expectError(await guesser.call('login', { body }), 'too-many-requests');
      expectResponse(await login(kit, {}));
    },
    ['elsewhere'],
  ),
  check(
    'lets the owner in on a device that logged in before, beside a blocked one',
    'login',
    async (kit) => {
      const account = { ...kit.target.accounts.doctorB, role: 'doctor', remember: false };
      const before = kit.guest();
      expectResponse(await before.call('login', { body: account }));
      const guesser = kit.guestElsewhere();
      const body = { ...account, password: 'not-this-password' };
      for (let guess = 0; guess <= WRONG_LOGINS; guess += 1) await guesser.call('login', { body });
      expectError(await guesser.call('login', { body: account }), 'too-many-requests');
      const known = kit.guestElsewhere();
      known.cookies = new Map(before.cookies);
      const reply = await known.call('login', { body: account });
      expectEqual(reply, 'status beside a blocked device', reply.status, 200);
    },
    ['elsewhere', 'extensions'],
  ),
  check('rejects the wrong role', 'login', async (kit) => {
    expectError(await login(kit, { role: 'doctor' }), 'wrong-role');
  }),
  check('identifies the user by phone number and ignores ids in the body', 'login', async (kit) => {
    const { user } = await kit.as('patientB');
    const other = (await kit.as('doctorA')).user.id;
    const reply = await login(kit, { id: other, userId: other, user: { id: other } });
    expectEqual(reply, 'user', expectResponse(reply).user, user);
  }),
  check('rejects a body of 2 MB with a contract error', 'login', async (kit) => {
    const reply = await login(kit, { padding: 'x'.repeat(2_000_000) });
    expectError(reply, 'too-large', 'invalid-request');
    expectThat(
      reply,
      'status',
      reply.status !== errorStatus.unexpected,
      '413 or 400',
      reply.status,
    );
  }),
];

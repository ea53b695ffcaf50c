import { Secret, TOTP } from 'otpauth';
import { check } from '../../check.ts';
import { codeFrom, otherThan } from '../../codes.ts';
import { expectEqual, expectError, expectResponse, expectThat } from '../../expectations.ts';
import { newcomer, opensAccount, signedUp } from '../../newcomer.ts';
import type { Kit } from '../../kit.ts';

const STEP_SECONDS = 30;

async function startedWithCode<T>(kit: Kit, phone: string, start: () => Promise<T>) {
  const replies: T[] = [];
  const otp = await codeFrom(kit, phone, async () => replies.push(await start()));
  const [reply] = replies;
  if (reply === undefined) throw new Error('The call was not made');
  return { otp, reply };
}

const enrolled = (kit: Kit) =>
  kit.memoize('enrolled', async () => {
    const { call, password } = await newcomer(kit);
    const { phone } = await signedUp(kit);
    const { otp, reply } = await startedWithCode(kit, phone, () =>
      call('startSecondFactor', { body: { password } }),
    );
    const { secret, uri } = expectResponse(reply);
    const codeAt = (steps: number) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({
        timestamp: kit.target.now().getTime() + steps * STEP_SECONDS * 1000,
      });
    const before = expectResponse(await call('getSecondFactor'));
    return { reply, secret, uri, otp, before, codeAt };
  });

/** Turned on with the code of the previous step, so that two more codes are left. */
const turnedOn = (kit: Kit) =>
  kit.memoize('second factor', async () => {
    const { call } = await newcomer(kit);
    const { codeAt, otp } = await enrolled(kit);
    const used = codeAt(-1);
    const reply = await call('confirmSecondFactor', { body: { code: used, otp } });
    const { recoveryCodes } = expectResponse(reply);
    return { reply, used, codeAt, recoveryCodes, left: [...recoveryCodes] };
  });

async function loginBody(kit: Kit) {
  const { user, password, call } = await newcomer(kit);
  const { phone } = expectResponse(await call('getAccount'));
  return { phone, password, role: user.role, remember: false };
}

export const secondFactorChecks = [
  check(
    'returns a key and its address, and changes nothing yet',
    'startSecondFactor',
    async (kit) => {
      const { reply, secret, uri, before } = await enrolled(kit);
      expectThat(reply, 'secret', /^[A-Z2-7]{32,}$/.test(secret), '20 bytes in base32', secret);
      const isAddress = uri.startsWith('otpauth://totp/') && uri.includes(`secret=${secret}`);
      expectThat(reply, 'uri', isAddress, 'an otpauth address with the key', uri);
      expectEqual(reply, 'isOn', before.isOn, false);
    },
    opensAccount,
  ),
  check(
    'rejects a wrong password',
    'startSecondFactor',
    async (kit) => {
      const { call } = await newcomer(kit);
      const body = { password: 'not-this-password' };
      expectError(await call('startSecondFactor', { body }), 'wrong-password');
    },
    opensAccount,
  ),
  check(
    'rejects a wrong code',
    'confirmSecondFactor',
    async (kit) => {
      const { call } = await newcomer(kit);
      const { codeAt, otp } = await enrolled(kit);
      const right = [-1, 0, 1].map(codeAt);
      const wrong = ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code));
      const reply = await call('confirmSecondFactor', { body: { code: wrong, otp } });
      expectError(reply, 'invalid-otp');
    },
    opensAccount,
  ),
  check(
    'rejects a right code of the app without that of the SMS',
    'confirmSecondFactor',
    async (kit) => {
      const { call } = await newcomer(kit);
      const { codeAt, otp } = await enrolled(kit);
      const body = { code: codeAt(-1), otp: otherThan(otp) };
      const reply = await call('confirmSecondFactor', { body });
      expectError(reply, 'invalid-otp');
    },
    opensAccount,
  ),
  check(
    'returns ten different recovery codes',
    'confirmSecondFactor',
    async (kit) => {
      const { reply, recoveryCodes } = await turnedOn(kit);
      expectEqual(reply, 'recoveryCodes', new Set(recoveryCodes).size, 10);
    },
    opensAccount,
  ),
  check(
    'returns that the second factor is on, and how many recovery codes are left',
    'getSecondFactor',
    async (kit) => {
      const { left } = await turnedOn(kit);
      const { call } = await newcomer(kit);
      const reply = await call('getSecondFactor');
      const { isOn, recoveryCodesLeft } = expectResponse(reply);
      expectEqual(reply, 'isOn', isOn, true);
      expectEqual(reply, 'recoveryCodesLeft', recoveryCodesLeft, left.length);
    },
    opensAccount,
  ),
  check(
    'is needed to log in, and the password alone is refused',
    'loginWithCode',
    async (kit) => {
      await turnedOn(kit);
      const reply = await kit.guest().call('login', { body: await loginBody(kit) });
      expectError({ ...reply, name: 'loginWithCode' }, 'second-factor-needed');
    },
    opensAccount,
  ),
  check(
    'accepts a code of the app once',
    'loginWithCode',
    async (kit) => {
      const { codeAt, used } = await turnedOn(kit);
      const body = await loginBody(kit);
      const again = { body: { ...body, code: used } };
      expectError(await kit.guest().call('loginWithCode', again), 'invalid-otp');
      const input = { body: { ...body, code: codeAt(0) } };
      expectResponse(await kit.guest().call('loginWithCode', input));
      expectError(await kit.guest().call('loginWithCode', input), 'invalid-otp');
    },
    opensAccount,
  ),
  check(
    'accepts a recovery code once',
    'loginWithCode',
    async (kit) => {
      const { left } = await turnedOn(kit);
      const input = { body: { ...(await loginBody(kit)), code: left.pop() } };
      expectResponse(await kit.guest().call('loginWithCode', input));
      expectError(await kit.guest().call('loginWithCode', input), 'invalid-otp');
    },
    opensAccount,
  ),
  check(
    'rejects a right code with a wrong password',
    'loginWithCode',
    async (kit) => {
      const { left } = await turnedOn(kit);
      const body = { ...(await loginBody(kit)), password: 'not-this-password', code: left.at(-1) };
      expectError(await kit.guest().call('loginWithCode', { body }), 'wrong-credentials');
    },
    opensAccount,
  ),
  check(
    'accepts a recovery code once',
    'proveSecondFactor',
    async (kit) => {
      const { left } = await turnedOn(kit);
      const { call } = await newcomer(kit);
      const input = { body: { code: left.pop() } };
      expectResponse(await call('proveSecondFactor', input));
      expectError(await call('proveSecondFactor', input), 'invalid-otp');
    },
    opensAccount,
  ),
  check(
    'replaces all recovery codes',
    'renewRecoveryCodes',
    async (kit) => {
      const factor = await turnedOn(kit);
      const { call } = await newcomer(kit);
      const code = factor.left.pop();
      const old = factor.left.at(-1);
      const reply = await call('renewRecoveryCodes', { body: { code } });
      const { recoveryCodes } = expectResponse(reply);
      factor.left = [...recoveryCodes];
      expectEqual(reply, 'recoveryCodes', new Set(recoveryCodes).size, 10);
      const spent = await call('proveSecondFactor', { body: { code: old } });
      expectError({ ...spent, name: 'renewRecoveryCodes' }, 'invalid-otp');
    },
    opensAccount,
  ),
  check(
    'needs the password and a code, and lets the user log in without one',
    'turnOffSecondFactor',
    async (kit) => {
      const { left } = await turnedOn(kit);
      const { call, password } = await newcomer(kit);
      const code = left.pop() ?? '';
      const wrong = { password, code: '000000' };
      expectError(await call('turnOffSecondFactor', { body: wrong }), 'invalid-otp');
      const reply = await call('turnOffSecondFactor', { body: { password, code } });
      expectResponse(reply);
      const login = await kit.guest().call('login', { body: await loginBody(kit) });
      expectThat(reply, 'login', login.status === 200, 'signed in', login.status);
    },
    opensAccount,
  ),
];

import { madeUpPhone } from '../../accounts.ts';
import { check } from '../../check.ts';
import { codeFrom, otherThan } from '../../codes.ts';
import type { Device } from '../../targets/device.ts';
import {
  expectResponse,
  expectEqual,
  expectError,
  expectThat,
  expectWrongField,
} from '../../expectations.ts';
import type { Kit } from '../../kit.ts';
import { NEWCOMER, opened, opensAccount, signedUp } from '../../newcomer.ts';
import { expectLoginCookies, expectSafeCookies } from './session-cookie.ts';

const TRIES = 5;
const RESEND_SECONDS = 30;
const COMMON_PASSWORD = 'qwertyuiop';
/** With five wrong codes each, these use up a phone number's 20 wrong codes. */
const NUMBER_ATTEMPTS = 4;
/**
 * Milliseconds. If the server waits for its SMS gateway, known phone numbers take longer than this.
 */
const SLOWER_MS = 150;
const TIMED_CALLS = 3;

const resetCode = async (kit: Kit, phone: string) => {
  const device = kit.guest();
  const code = await codeFrom(kit, phone, async () =>
    expectResponse(await device.call('forgotPassword', { body: { phone } })),
  );
  return { device, code };
};

const signupOf = (phone: string, password: string) => ({
  fullName: NEWCOMER,
  phone,
  password,
  role: 'patient',
  terms: true,
});

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export const oneTimeCodeChecks = [
  check('rejects a phone number that has an account', 'signup', async (kit) => {
    const { phone } = kit.target.accounts.patientA;
    const body = signupOf(phone, 'any-password');
    expectError(await kit.guest().call('signup', { body }), 'phone-registered');
  }),
  check(
    'rejects one of the most common passwords',
    'signup',
    async (kit) => {
      const body = signupOf(madeUpPhone(), COMMON_PASSWORD);
      expectWrongField(await kit.guest().call('signup', { body }), 'password');
    },
    ['common-passwords'],
  ),
  check(
    'rejects one of the most common passwords',
    'resetPassword',
    async (kit) => {
      const body = { phone: madeUpPhone(), otp: '000000', password: COMMON_PASSWORD };
      expectWrongField(await kit.guest().call('resetPassword', { body }), 'password');
    },
    ['common-passwords'],
  ),
  check(
    'rejects one of the most common passwords',
    'changePassword',
    async (kit) => {
      const { call } = await kit.as('patientB');
      const { password: currentPassword } = kit.target.accounts.patientB;
      const body = { currentPassword, newPassword: COMMON_PASSWORD };
      expectWrongField(await call('changePassword', { body }), 'newPassword');
    },
    ['common-passwords'],
  ),
  check('sends a code to a new phone number', 'signup', async (kit) => void (await signedUp(kit)), [
    ...opensAccount,
  ]),
  check(
    'rejects another code request during the waiting time and returns the remaining time',
    'resendOtp',
    async (kit) => {
      const { phone } = await signedUp(kit);
      const reply = await kit.guest().call('resendOtp', { body: { phone, purpose: 'signup' } });
      expectError(reply, 'too-many-requests');
    },
    opensAccount,
  ),
  check(
    'sends another code after 30 seconds and rejects the first code',
    'resendOtp',
    async (kit) => {
      const first = await signedUp(kit);
      await kit.target.wait?.(RESEND_SECONDS + 1);
      const { phone, device } = first;
      const body = { phone, purpose: 'signup' };
      const code = await codeFrom(kit, phone, async () =>
        expectResponse(await device.call('resendOtp', { body })),
      );
      if (code !== first.code) {
        const old = await device.call('verifyOtp', { body: { phone, otp: first.code } });
        expectError(old, 'invalid-otp');
      }
      first.code = code;
    },
    [...opensAccount, 'waiting'],
  ),
  check('rejects a code for a phone number that did not request one', 'verifyOtp', async (kit) => {
    const { phone } = kit.target.accounts.patientA;
    const reply = await kit.guest().call('verifyOtp', { body: { phone, otp: '000000' } });
    expectError(reply, 'invalid-otp');
  }),
  check(
    'rejects a wrong code',
    'verifyOtp',
    async (kit) => {
      const { phone, code, device } = await signedUp(kit);
      const otp = otherThan(code);
      expectError(await device.call('verifyOtp', { body: { phone, otp } }), 'invalid-otp');
    },
    opensAccount,
  ),
  check(
    'rejects a code that was sent for a later signup with the same phone number',
    'verifyOtp',
    async (kit) => {
      const phone = madeUpPhone();
      const [own, stranger] = [kit.guest(), kit.guest()];
      const signUp = (device: Device, password: string) =>
        codeFrom(kit, phone, async () =>
          expectResponse(await device.call('signup', { body: signupOf(phone, password) })),
        );
      const ownCode = await signUp(own, 'of-the-owner');
      await kit.target.wait?.(RESEND_SECONDS + 1);
      const strangersCode = await signUp(stranger, 'of-a-stranger');
      if (strangersCode === ownCode) return;
      const reply = await own.call('verifyOtp', { body: { phone, otp: strangersCode } });
      expectError(reply, 'invalid-otp');
    },
    [...opensAccount, 'waiting'],
  ),
  check(
    'creates the requested account, ignores other fields and signs in',
    'verifyOtp',
    async (kit) => {
      const { device, reply, answer } = await opened(kit);
      expectEqual(reply, 'user.name', answer.user.name, NEWCOMER);
      expectEqual(reply, 'user.role', answer.user.role, 'patient');
      await expectLoginCookies(kit, device, reply, false);
    },
    opensAccount,
  ),
  check(
    'accepts each code only once',
    'verifyOtp',
    async (kit) => {
      const { phone, code, device } = await opened(kit);
      // The server may refuse any other device.
      const reply = await device.call('verifyOtp', { body: { phone, otp: code } });
      expectError(reply, 'invalid-otp', 'otp-expired');
    },
    opensAccount,
  ),
  check(
    "accepts the new account's password",
    'login',
    async (kit) => {
      const { body, answer } = await opened(kit);
      const { phone, password } = body;
      const reply = await kit
        .guest()
        .call('login', { body: { phone, password, role: 'patient', remember: false } });
      expectEqual(reply, 'user', expectResponse(reply).user, answer.user);
    },
    opensAccount,
  ),
  check(
    'returns the same response for known and unknown phone numbers',
    'forgotPassword',
    async (kit) => {
      const send = (phone: string) => kit.guest().call('forgotPassword', { body: { phone } });
      const known = await send(kit.target.accounts.doctorB.phone);
      expectResponse(known);
      const unknown = await send(madeUpPhone());
      expectResponse(unknown);
      const told = ({ body }: typeof known) => ({ ...Object(body), attemptId: undefined });
      expectEqual(unknown, 'body', told(unknown), told(known));
    },
    ['codes'],
  ),
  check(
    'takes equally long for known and unknown phone numbers',
    'forgotPassword',
    async (kit) => {
      const send = async (phone: string) => {
        const start = performance.now();
        const reply = await kit.guest().call('forgotPassword', { body: { phone } });
        const ms = performance.now() - start;
        expectResponse(reply);
        return ms;
      };
      const known: number[] = [];
      const unknown: number[] = [];
      for (let round = 0; round < TIMED_CALLS; round += 1) {
        await kit.target.wait?.(RESEND_SECONDS + 1);
        unknown.push(await send(madeUpPhone()));
        known.push(await send(kit.target.accounts.doctorB.phone));
      }
      const unknownMs = median(unknown);
      const knownMs = median(known);
      const isAsFast = Math.abs(knownMs - unknownMs) <= SLOWER_MS;
      const wanted = `within ${SLOWER_MS} ms of ${unknownMs} ms`;
      expectThat({ name: 'forgotPassword' }, 'time', isAsFast, wanted, `${knownMs} ms`);
    },
    ['codes', 'waiting'],
  ),
  check(
    'sets only cookies that scripts and other sites cannot use',
    'forgotPassword',
    async (kit) => {
      const body = { phone: madeUpPhone() };
      expectSafeCookies(kit, await kit.guest().call('forgotPassword', { body }));
    },
  ),
  check(
    'sets only cookies that scripts and other sites cannot use',
    'signup',
    async (kit) => {
      const body = signupOf(madeUpPhone(), 'conformance-check-1');
      expectSafeCookies(kit, await kit.guest().call('signup', { body }));
    },
    opensAccount,
  ),
  check(
    'accepts at most 20 wrong codes per phone number in an hour',
    'resetPassword',
    async (kit) => {
      const phone = madeUpPhone();
      const body = { phone, otp: '000000', password: 'conformance-check-1' };
      const begin = async () => {
        const device = kit.guest();
        expectResponse(await device.call('forgotPassword', { body: { phone } }));
        return () => device.call('resetPassword', { body });
      };
      for (let attempt = 0; attempt < NUMBER_ATTEMPTS; attempt += 1) {
        const guess = await begin();
        for (let tries = 0; tries < TRIES; tries += 1) expectError(await guess(), 'invalid-otp');
        await kit.target.wait?.(RESEND_SECONDS + 1);
      }
      const guess = await begin();
      expectError(await guess(), 'too-many-requests');
    },
    ['waiting'],
  ),
  check('rejects a code that the server never sent', 'resetPassword', async (kit) => {
    const { phone } = kit.target.accounts.doctorA;
    const body = { phone, otp: '000000', password: 'another-password' };
    const reply = await kit.guest().call('resetPassword', { body });
    expectError(reply, 'invalid-otp');
  }),
  check(
    'accepts at most five wrong codes per attempt',
    'resetPassword',
    async (kit) => {
      const { phone, password } = kit.target.accounts.patientA;
      const { code, device } = await resetCode(kit, phone);
      const tryCode = (otp: string) =>
        device.call('resetPassword', { body: { phone, otp, password } });
      for (let tries = 0; tries < TRIES; tries += 1) {
        expectError(await tryCode(otherThan(code)), 'invalid-otp', 'otp-expired');
      }
      expectError(await tryCode(code), 'otp-expired');
    },
    ['codes'],
  ),
  check(
    'rejects a newer code that was requested from another device',
    'resetPassword',
    async (kit) => {
      const { phone, password } = kit.target.accounts.doctorA;
      const { device, code } = await resetCode(kit, phone);
      await kit.target.wait?.(RESEND_SECONDS + 1);
      const { code: otp } = await resetCode(kit, phone);
      if (otp === code) return;
      const reply = await device.call('resetPassword', { body: { phone, otp, password } });
      expectError(reply, 'invalid-otp');
    },
    ['codes', 'waiting'],
  ),
  check(
    "sets the password and ends all of the account's sessions",
    'resetPassword',
    async (kit) => {
      const { phone, password } = kit.target.accounts.patientB;
      const { device } = await kit.signIn('patientB');
      const { code: otp, device: forgetful } = await resetCode(kit, phone);
      const reply = await forgetful.call('resetPassword', { body: { phone, otp, password } });
      expectResponse(reply);
      kit.clearMemo('patientB');
      const after = await device.call('refreshAtStart');
      expectError({ ...after, name: 'resetPassword' }, 'session-ended', 'not-signed-in');
      await kit.as('patientB');
    },
    ['codes'],
  ),
];

import { madeUpPhone } from '../accounts.ts';
import { check } from '../check.ts';
import { codeFrom, otherThan } from '../codes.ts';
import { expectAnswer, expectEqual, expectError, expectThat } from '../expectations.ts';
import type { Kit } from '../kit.ts';
import { NEWCOMER, opened, opensAccount, signedUp } from '../newcomer.ts';
import { expectSessionCookie } from './session-cookie.ts';

const TRIES = 5;
const RESEND_SECONDS = 30;

/** Asks for a new password's code; `person` must be an account of the run. */
const resetCode = async (kit: Kit, phone: string) =>
  codeFrom(kit, phone, async () =>
    expectAnswer(await kit.guest().call('forgotPassword', { body: { phone } })),
  );

/** Signing up and a new password, each with its one-time code. */
export const oneTimeCodeChecks = [
  check('refuses a number that has an account', 'signup', async (kit) => {
    const { phone } = kit.target.accounts.patientA;
    const body = {
      fullName: NEWCOMER,
      phone,
      password: 'any-password',
      role: 'patient',
      terms: true,
    };
    expectError(await kit.guest().call('signup', { body }), 'phone-registered');
  }),
  check('sends a code to a new number', 'signup', async (kit) => void (await signedUp(kit)), [
    ...opensAccount,
  ]),
  check(
    'asks to wait before another code, and says how long',
    'resendOtp',
    async (kit) => {
      const { phone } = await signedUp(kit);
      const reply = await kit.guest().call('resendOtp', { body: { phone, purpose: 'signup' } });
      expectError(reply, 'too-many-requests');
      const wait = reply.headers.get('retry-after') ?? 'missing';
      const isTold = /^\d+$/.test(wait) && Number(wait) > 0;
      expectThat(reply, 'header Retry-After', isTold, 'the seconds to wait', wait);
    },
    opensAccount,
  ),
  check(
    'sends another code after half a minute, and the first is worth nothing',
    'resendOtp',
    async (kit) => {
      const first = await signedUp(kit);
      await kit.target.wait?.(RESEND_SECONDS + 1);
      const { phone } = first;
      const body = { phone, purpose: 'signup' };
      const code = await codeFrom(kit, phone, async () =>
        expectAnswer(await kit.guest().call('resendOtp', { body })),
      );
      if (code !== first.code) {
        const old = await kit.guest().call('verifyOtp', { body: { phone, otp: first.code } });
        expectError(old, 'invalid-otp');
      }
      first.code = code;
    },
    [...opensAccount, 'waiting'],
  ),
  check('refuses a code for a number that asked for none', 'verifyOtp', async (kit) => {
    const { phone } = kit.target.accounts.patientA;
    const reply = await kit.guest().call('verifyOtp', { body: { phone, otp: '000000' } });
    expectError(reply, 'invalid-otp');
  }),
  check(
    'refuses a wrong code',
    'verifyOtp',
    async (kit) => {
      const { phone, code } = await signedUp(kit);
      const otp = otherThan(code);
      expectError(await kit.guest().call('verifyOtp', { body: { phone, otp } }), 'invalid-otp');
    },
    opensAccount,
  ),
  check(
    'opens the account that was asked for, whatever else the body says, and signs in',
    'verifyOtp',
    async (kit) => {
      const { reply, answer } = await opened(kit);
      expectEqual(reply, 'user.name', answer.user.name, NEWCOMER);
      expectEqual(reply, 'user.role', answer.user.role, 'patient');
      expectSessionCookie(kit, reply, false);
    },
    opensAccount,
  ),
  check(
    'takes a code once',
    'verifyOtp',
    async (kit) => {
      const { phone, code } = await opened(kit);
      const reply = await kit.guest().call('verifyOtp', { body: { phone, otp: code } });
      expectError(reply, 'invalid-otp', 'otp-expired');
    },
    opensAccount,
  ),
  check(
    'knows the new account and its password',
    'login',
    async (kit) => {
      const { body, answer } = await opened(kit);
      const { phone, password } = body;
      const reply = await kit
        .guest()
        .call('login', { body: { phone, password, role: 'patient', remember: false } });
      expectEqual(reply, 'user', expectAnswer(reply).user, answer.user);
    },
    opensAccount,
  ),
  check(
    'answers for an unknown number as for a known one',
    'forgotPassword',
    async (kit) => {
      const send = (phone: string) => kit.guest().call('forgotPassword', { body: { phone } });
      const known = await send(kit.target.accounts.doctorB.phone);
      expectAnswer(known);
      const unknown = await send(madeUpPhone());
      expectAnswer(unknown);
      expectEqual(unknown, 'body', unknown.body, known.body);
    },
    ['codes'],
  ),
  check('refuses a code that was never sent', 'resetPassword', async (kit) => {
    const { phone } = kit.target.accounts.doctorA;
    const body = { phone, otp: '000000', password: 'another-password' };
    const reply = await kit.guest().call('resetPassword', { body });
    expectError(reply, 'invalid-otp');
  }),
  check(
    'evaluates five wrong codes at most',
    'resetPassword',
    async (kit) => {
      const { phone, password } = kit.target.accounts.patientA;
      const code = await resetCode(kit, phone);
      const tryCode = (otp: string) =>
        kit.guest().call('resetPassword', { body: { phone, otp, password } });
      for (let tries = 0; tries < TRIES; tries += 1) {
        expectError(await tryCode(otherThan(code)), 'invalid-otp', 'otp-expired');
      }
      expectError(await tryCode(code), 'otp-expired');
    },
    ['codes'],
  ),
  check(
    'sets the password and ends every session of the account',
    'resetPassword',
    async (kit) => {
      const { phone, password } = kit.target.accounts.patientB;
      const { device } = await kit.signIn('patientB');
      const otp = await resetCode(kit, phone);
      const reply = await kit.guest().call('resetPassword', { body: { phone, otp, password } });
      expectAnswer(reply);
      kit.forget('patientB');
      const after = await device.call('refreshAtStart');
      expectError({ ...after, name: 'resetPassword' }, 'session-ended', 'not-signed-in');
      await kit.as('patientB');
    },
    ['codes'],
  ),
];

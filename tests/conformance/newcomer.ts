import { madeUpPhone } from './accounts.ts';
import type { Need } from './check.ts';
import { codeFrom } from './codes.ts';
import { expectAnswer } from './expectations.ts';
import type { Kit, SignedIn } from './kit.ts';

/** How the account is called that a run opens. */
export const NEWCOMER = 'Conformance Check';

/** What a check needs that has to do with that account. */
export const opensAccount: Need[] = ['codes', 'traces'];

/** A number that has just been signed up, with its code. */
export const signedUp = (kit: Kit) =>
  kit.once('signed up', async () => {
    const phone = kit.target.accounts.newPhone ?? madeUpPhone();
    const password = 'conformance-check-1';
    const body = { fullName: NEWCOMER, phone, password, role: 'patient', terms: true };
    const device = kit.guest();
    const signUp = async () => expectAnswer(await device.call('signup', { body }));
    return { phone, body, device, code: await codeFrom(kit, phone, signUp) };
  });

/** The account that was opened for that number. */
export const opened = (kit: Kit) =>
  kit.once('opened', async () => {
    const { phone, code, body, device } = await signedUp(kit);
    const reply = await device.call('verifyOtp', {
      body: { phone, otp: code, role: 'doctor', userId: 'someone-else' },
    });
    return { phone, code, body, device, reply, answer: expectAnswer(reply) };
  });

/** That account's person, signed in. */
export const newcomer = (kit: Kit) =>
  kit.once('newcomer', async () => {
    const { body, device, answer } = await opened(kit);
    const token =
      answer.accessToken ?? expectAnswer(await device.call('refreshAtStart')).accessToken;
    const call: SignedIn['call'] = (name, input) => device.call(name, { token, ...input });
    return { user: answer.user, password: body.password, device, call };
  });

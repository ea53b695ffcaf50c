import { madeUpPhone } from './accounts.ts';
import type { Need } from './check.ts';
import { codeFrom } from './codes.ts';
import { expectResponse } from './expectations.ts';
import type { Kit } from './kit.ts';
import type { SignedIn } from './signed-in.ts';

export const NEWCOMER = 'Conformance Check';

export const opensAccount: Need[] = ['codes', 'traces'];

export const signedUp = (kit: Kit) =>
  kit.memoize('signed up', async () => {
    const phone = kit.target.accounts.newPhone ?? madeUpPhone();
    const password = 'conformance-check-1';
    const body = { fullName: NEWCOMER, phone, password, role: 'patient', terms: true };
    const device = kit.guest();
    const signUp = async () => expectResponse(await device.call('signup', { body }));
    return { phone, body, device, code: await codeFrom(kit, phone, signUp) };
  });

export const opened = (kit: Kit) =>
  kit.memoize('opened', async () => {
    const { phone, code, body, device } = await signedUp(kit);
    const reply = await device.call('verifyOtp', {
      body: { phone, otp: code, role: 'doctor', userId: 'someone-else' },
    });
    return { phone, code, body, device, reply, answer: expectResponse(reply) };
  });

export const newcomer = (kit: Kit) =>
  kit.memoize('newcomer', async () => {
    const { body, device, answer } = await opened(kit);
    const token =
      answer.accessToken ?? expectResponse(await device.call('refreshAtStart')).accessToken;
    const call: SignedIn['call'] = (name, input) => device.call(name, { token, ...input });
    return { user: answer.user, password: body.password, device, call };
  });

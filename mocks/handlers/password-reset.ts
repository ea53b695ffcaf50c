import type { HttpHandler } from 'msw';
import { authEndpoints } from '../../src/contract/auth.ts';
import { type Backend, writeOrRefuse } from './backend.ts';
import { endpointHandler } from './endpoint-handler.ts';
import { sendCode, storeNewCode, redeemCode, wrongCode } from './one-time-codes.ts';
import { endSessionsOf } from './sessions.ts';
import { codeSent } from './signup.ts';
import { forgive, passwordThrottle } from './throttle.ts';

/** A new password by one-time code; nothing here tells whether a number has an account. */
export function passwordResetHandlers(backend: Backend): HttpHandler[] {
  const { store, realtime, passwords, limits } = backend;

  return [
    endpointHandler(backend, authEndpoints.forgotPassword, async ({ body: { phone } }) => {
      const { code, isKnown } = await store.write(async (unit) => ({
        code: await storeNewCode(unit, backend, 'reset', phone),
        isKnown: (await unit.find('accounts', { phone })).length > 0,
      }));
      if (isKnown) await sendCode(backend, phone, code);
      return codeSent();
    }),

    endpointHandler(backend, authEndpoints.resetPassword, async ({ body }) => {
      const { phone, otp, password } = body;
      // The code is used up before the password is hashed: wrong codes cost no hash, and one code no
      // more than one. Right codes are few, so they are not refused with `busy` and none is lost.
      const accountId = await writeOrRefuse(store, async (unit) => {
        const refusal = await redeemCode(unit, backend, 'reset', phone, otp);
        if (refusal) return refusal;
        const [account] = await unit.find('accounts', { phone });
        return account?.id ?? wrongCode();
      });
      const passwordHash = await passwords.hash(password, limits.passwordIterations);
      await writeOrRefuse(store, async (unit) => {
        if (!(await unit.get('accounts', accountId))) return wrongCode();
        await unit.update('accounts', accountId, { passwordHash });
        await endSessionsOf(unit, accountId);
        await forgive(unit, passwordThrottle(phone));
        return null;
      });
      await realtime.closeEnded(accountId);
      return { success: true as const, message: 'Your password is changed. Please log in.' };
    }),
  ];
}

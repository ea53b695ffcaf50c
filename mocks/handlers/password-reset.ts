import type { HttpHandler } from 'msw';
import { authEndpoints } from '../../src/contract/auth.ts';
import { hashPassword } from '../crypto.ts';
import { type Backend, writeOrRefuse } from './backend.ts';
import { endpointHandler } from './endpoint-handler.ts';
import { sendCode, storeNewCode, redeemCode, wrongCode } from './one-time-codes.ts';
import { endSessionsOf } from './sessions.ts';
import { codeSent } from './signup.ts';
import { forgive, passwordThrottle } from './throttle.ts';

/** A new password by one-time code; nothing here tells whether a number has an account. */
export function passwordResetHandlers(backend: Backend): HttpHandler[] {
  const { store, realtime, limits } = backend;

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
      const passwordHash = await hashPassword(password, limits.passwordIterations);
      const accountId = await writeOrRefuse(store, async (unit) => {
        const refusal = await redeemCode(unit, backend, 'reset', phone, otp);
        if (refusal) return refusal;
        const [account] = await unit.find('accounts', { phone });
        if (!account) return wrongCode();
        await unit.update('accounts', account.id, { passwordHash });
        await endSessionsOf(unit, account.id);
        await forgive(unit, passwordThrottle(phone));
        return account.id;
      });
      await realtime.closeEnded(accountId);
      return { success: true as const, message: 'Your password is changed. Please log in.' };
    }),
  ];
}

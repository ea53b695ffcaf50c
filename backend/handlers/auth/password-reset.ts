import type { HttpHandler } from 'msw';
import { authEndpoints } from '../../../src/contract/auth.ts';
import { type Backend, commitAndThrow } from '../core/backend.ts';
import { refuseCommonPassword } from './common-password.ts';
import { endpointHandler } from '../core/endpoint-handler.ts';
import { ApiError } from '../core/api-error.ts';
import { redeemCode, storeNewCode, toCodeMessage, wrongCode } from './one-time-codes.ts';
import { replace } from '../../store/store.ts';
import { endKnownDevices } from './known-devices.ts';
import { endSessions } from './sessions.ts';
import { codeRequest, codeSent } from './signup.ts';
import { clearAttempts } from '../core/throttle.ts';
import { writeAndSend } from '../core/write-and-send.ts';

export function passwordResetHandlers(backend: Backend): HttpHandler[] {
  const { store, realtime, passwords, limits } = backend;

  return [
    endpointHandler(backend, authEndpoints.forgotPassword, async (call) => {
      const { phone } = call.body;
      const request = { purpose: 'reset', phone, address: call.address, attemptId: null } as const;
      const newCode = await writeAndSend(backend, async (unit, send) => {
        const newCode = await storeNewCode(unit, backend, request);
        const [account] = await unit.find('accounts', { phone });
        if (account) send(toCodeMessage(newCode));
        return newCode;
      });
      return codeSent(backend, call, newCode);
    }),

    endpointHandler(backend, authEndpoints.resetPassword, async (call) => {
      const { phone, otp, password } = call.body;
      refuseCommonPassword(backend, 'password', password);
      // Check the code first, so that only correct codes cause hashing.
      const { accountId, attempt } = await commitAndThrow(store, async (unit) => {
        const attempt = await redeemCode(unit, backend, codeRequest(backend, call, 'reset'), otp);
        if (attempt instanceof ApiError) return attempt;
        const [account] = await unit.find('accounts', { phone });
        return account ? { accountId: account.id, attempt } : wrongCode();
      });
      const passwordHash = await passwords
        .admit(call.address, () => passwords.hash(password, limits.passwordIterations))
        .catch(async (error: unknown) => {
          await store.write((unit) => replace(unit, 'oneTimeCodes', attempt));
          throw error;
        });
      await commitAndThrow(store, async (unit) => {
        if (!(await unit.get('accounts', accountId))) return wrongCode();
        await unit.update('accounts', accountId, { passwordHash });
        await endSessions(unit, accountId);
        await endKnownDevices(unit, accountId);
        await clearAttempts(unit, { what: 'login', phone, address: call.address });
        return null;
      });
      await realtime.closeEnded(accountId);
      return { success: true as const, message: 'Your password has been changed. Please log in.' };
    }),
  ];
}

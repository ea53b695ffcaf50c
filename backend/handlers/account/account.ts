import type { HttpHandler } from 'msw';
import { accountEndpoints } from '../../../src/contract/account.ts';
import { ownAccount } from '../core/own-account.ts';
import { toAccountResponse } from '../people/account-response.ts';
import { deviceHandlers } from './devices.ts';
import { deleteAccount } from './account-deletion.ts';
import { exportAccount } from './account-export.ts';
import type { Backend } from '../core/backend.ts';
import { signedIn } from '../core/caller.ts';
import { refuseCommonPassword } from '../auth/common-password.ts';
import { endpointHandler } from '../core/endpoint-handler.ts';
import { writeAndPublish } from '../core/write-and-publish.ts';
import { requestVerification } from '../doctors/verification.ts';
import { withOwnPassword } from '../auth/own-password.ts';
import { endKnownDevices, sendDeviceToken, storeKnownDevice } from '../auth/known-devices.ts';
import { endSessions, readDevice } from '../auth/sessions.ts';

export function accountHandlers(backend: Backend): HttpHandler[] {
  const { realtime, passwords, limits, clock } = backend;

  return [
    endpointHandler(backend, accountEndpoints.getAccount, async ({ caller }) =>
      toAccountResponse(backend, signedIn(caller)),
    ),

    endpointHandler(backend, accountEndpoints.updateAccount, ({ body: { name }, caller }) =>
      writeAndPublish(backend, async (unit, publish) => {
        const { id, role } = await ownAccount(unit, signedIn(caller).id);
        if (role === 'patient') await unit.update('accounts', id, { name });
        else await requestVerification(backend, unit, publish, id, { name });
        return toAccountResponse(backend, await ownAccount(unit, id));
      }),
    ),

    endpointHandler(backend, accountEndpoints.changePassword, async (call) => {
      const { body, caller } = call;
      const account = signedIn(caller);
      refuseCommonPassword(backend, 'newPassword', body.newPassword);
      const given = { field: 'currentPassword', password: body.currentPassword };
      const device = await withOwnPassword(backend, account, call, given, async () => {
        const passwordHash = await passwords.hash(body.newPassword, limits.passwordIterations);
        return async (unit) => {
          await unit.update('accounts', account.id, { passwordHash });
          await endSessions(unit, account.id, caller.sessionId);
          await endKnownDevices(unit, account.id);
          const name = readDevice(call.request);
          return storeKnownDevice(unit, account.id, { known: null, name }, clock.now());
        };
      });
      await sendDeviceToken(backend, call, device);
      await realtime.closeEnded(account.id);
      return { success: true as const, message: 'Your password has been changed.' };
    }),

    ...deviceHandlers(backend),

    endpointHandler(backend, accountEndpoints.exportAccount, ({ caller }) =>
      exportAccount(backend, signedIn(caller)),
    ),

    endpointHandler(backend, accountEndpoints.deleteAccount, (call) =>
      deleteAccount(backend, call),
    ),
  ];
}

import type { HttpHandler } from 'msw';
import { authEndpoints } from '../../../src/contract/auth.ts';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { ApiError } from '../core/api-error.ts';
import { type Backend, commitAndThrow } from '../core/backend.ts';
import { type RequestContext, endpointHandler } from '../core/endpoint-handler.ts';
import { decoyHash } from '../core/passwords.ts';
import { passwordResetHandlers } from './password-reset.ts';
import { findActiveFactor } from '../core/active-factor.ts';
import { redeemFactor, secondFactorHandlers } from './second-factor.ts';
import {
  findKnownDevice,
  readDeviceTokens,
  sendDeviceToken,
  storeKnownDevice,
} from './known-devices.ts';
import { endSession, openSession, readDevice, renewSession } from './sessions.ts';
import { signIn, signOut } from './sign-in.ts';
import { signupHandlers } from './signup.ts';
import { uncountAttempt, countAttempt } from '../core/throttle.ts';

/** Implements spec §2, §4 Auth, §7. */
export function authHandlers(backend: Backend): HttpHandler[] {
  const logIn = login(backend);

  return [
    ...signupHandlers(backend),
    endpointHandler(backend, authEndpoints.login, (call) =>
      backend.passwords.admit(call.address, () => logIn(call)),
    ),
    endpointHandler(backend, authEndpoints.loginWithCode, (call) =>
      backend.passwords.admit(call.address, () =>
        logIn({ ...call, body: call.body }, call.body.code),
      ),
    ),
    endpointHandler(backend, authEndpoints.logout, async (call) => {
      const token = backend.sessions.read(call.request);
      if (token) await endSession(backend, token);
      signOut(backend, call);
      return { success: true as const, message: 'You are logged out.' };
    }),
    endpointHandler(backend, authEndpoints.refreshAtStart, (call) => refresh(backend, call)),
    endpointHandler(backend, authEndpoints.refreshOn403, (call) => refresh(backend, call)),
    ...passwordResetHandlers(backend),
    ...secondFactorHandlers(backend),
  ];
}

function login(backend: Backend) {
  const { store, clock, passwords, limits } = backend;
  const decoy = decoyHash(limits.passwordIterations);

  return async (call: RequestContext<typeof authEndpoints.login>, code?: string) => {
    const { phone, password, role, remember } = call.body;
    const { address, request } = call;
    // Before the lookup, so that logins take equally long for known and unknown phone numbers.
    const tokens = await readDeviceTokens(backend, request);
    const [account] = await store.read((reads) => reads.find('accounts', { phone }));
    const known = account ? await findKnownDevice(backend, tokens, account.id) : null;
    const giver = { what: 'login' as const, phone, address, knownDeviceId: known?.id };
    await store.write((unit) => countAttempt(unit, giver, clock.now()));
    const isRight = await passwords.verify(password, account?.passwordHash ?? decoy);

    const opened = await commitAndThrow(store, async (unit) => {
      const current = account && (await unit.get('accounts', account.id));
      if (!current || !isRight || current.passwordHash !== account.passwordHash) {
        return new ApiError('wrong-credentials', 'Mobile number or password is incorrect.');
      }
      await uncountAttempt(unit, giver);
      if (current.role !== role) {
        return new ApiError(
          'wrong-role',
          `This is a ${current.role} account. Choose ${roleName(current.role)} to log in.`,
        );
      }
      const open = async (provedAt?: string) => {
        const now = clock.now();
        const name = readDevice(request);
        const device = await storeKnownDevice(unit, current.id, { known, name }, now);
        const session = await openSession(unit, current, { remember, device: name, provedAt }, now);
        return { ...session, device };
      };
      if (!(await findActiveFactor(unit, current.id))) return open();
      if (code === undefined) {
        return new ApiError(
          'second-factor-needed',
          'Enter the code from your authenticator app to log in.',
        );
      }
      const refusal = await redeemFactor(unit, backend, current, { code, address });
      return refusal ?? open(clock.now().toISOString());
    });
    const signedIn = await signIn(backend, call, opened);
    await sendDeviceToken(backend, call, opened.device);
    return { ...signedIn, message: 'Login Successful' };
  };
}

async function refresh(backend: Backend, call: RequestContext<Endpoint>) {
  const token = backend.sessions.read(call.request);
  if (!token) throw new ApiError('not-signed-in', 'You are not logged in.');
  const renewed = await renewSession(backend, token);
  if (!(renewed instanceof ApiError)) return signIn(backend, call, renewed);
  const headers = backend.sessions.clear(call.request);
  throw new ApiError(renewed.code, renewed.message, { headers });
}

function roleName(role: 'patient' | 'doctor'): string {
  return role === 'doctor' ? 'Doctor' : 'Patient';
}

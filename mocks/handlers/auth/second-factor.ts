import type { HttpHandler } from 'msw';
import { Secret, TOTP } from 'otpauth';
import {
  secondFactorEndpoints,
  type SecondFactorStatus,
} from '../../../src/contract/second-factor.ts';
import { hmac, isEqual } from '../../crypto.ts';
import type { AccountRecord, SecondFactorRecord } from '../../store/core/records.ts';
import { replace, type UnitOfWork } from '../../store/core/store.ts';
import { ApiError } from '../core/api-error.ts';
import { type Backend, commitAndThrow } from '../core/backend.ts';
import { type Caller, signedIn } from '../core/caller.ts';
import { endpointHandler } from '../core/endpoint-handler.ts';
import { countAttempt, uncountAttempt } from '../core/throttle.ts';
import { findActiveFactor } from './active-factor.ts';
import { withOwnPassword } from './own-password.ts';

const RECOVERY_CODES = 10;
const SECRET_BYTES = 20;
/** Steps of 30 seconds before and after the present one (RFC 6238, section 5.2). */
const WINDOW = 1;

export function secondFactorHandlers(backend: Backend): HttpHandler[] {
  const { store, clock } = backend;

  return [
    endpointHandler(backend, secondFactorEndpoints.getSecondFactor, ({ caller }) =>
      store.read(async (reads) => {
        const account = signedIn(caller);
        return toStatus(backend, account, await reads.get('secondFactors', account.id));
      }),
    ),

    endpointHandler(
      backend,
      secondFactorEndpoints.startSecondFactor,
      async ({ caller, body, address }) => {
        const account = signedIn(caller);
        const given = { field: 'password', password: body.password, address };
        const totp = createTotp(new Secret({ size: SECRET_BYTES }), account.phone);
        const secret = totp.secret.base32;
        await withOwnPassword(backend, account, given, async () => async (unit) => {
          if (await findActiveFactor(unit, account.id)) return alreadyOn();
          await replace(unit, 'secondFactors', {
            id: account.id,
            secret,
            confirmedAt: null,
            lastStep: 0,
            recoveryHashes: [],
          });
          return null;
        });
        return { secret, uri: totp.toString() };
      },
    ),

    endpointHandler(
      backend,
      secondFactorEndpoints.confirmSecondFactor,
      async ({ caller, body: { code }, address }) => {
        const account = signedIn(caller);
        const recoveryCodes = createRecoveryCodes();
        await commitAndThrow(store, async (unit) => {
          const factor = await unit.get('secondFactors', account.id);
          if (!factor) return notOn();
          if (factor.confirmedAt !== null) return alreadyOn();
          const refusal = await redeem(unit, backend, account, factor, { code, address });
          if (refusal) return refusal;
          await unit.update('secondFactors', factor.id, {
            confirmedAt: clock.now().toISOString(),
            recoveryHashes: await hashRecoveryCodes(factor, recoveryCodes),
          });
          return markProved(unit, backend, caller);
        });
        return { recoveryCodes };
      },
    ),

    endpointHandler(
      backend,
      secondFactorEndpoints.proveSecondFactor,
      async ({ caller, body: { code }, address }) => {
        const account = signedIn(caller);
        await commitAndThrow(store, async (unit) => {
          const refusal = await redeemFactor(unit, backend, account, { code, address });
          return refusal ?? markProved(unit, backend, caller);
        });
        return { success: true as const, message: 'The code is right.' };
      },
    ),

    endpointHandler(
      backend,
      secondFactorEndpoints.renewRecoveryCodes,
      async ({ caller, body: { code }, address }) => {
        const account = signedIn(caller);
        const recoveryCodes = createRecoveryCodes();
        await commitAndThrow(store, async (unit) => {
          const factor = await findActiveFactor(unit, account.id);
          if (!factor) return notOn();
          const refusal = await redeem(unit, backend, account, factor, { code, address });
          if (refusal) return refusal;
          await unit.update('secondFactors', factor.id, {
            recoveryHashes: await hashRecoveryCodes(factor, recoveryCodes),
          });
          return null;
        });
        return { recoveryCodes };
      },
    ),

    endpointHandler(
      backend,
      secondFactorEndpoints.turnOffSecondFactor,
      async ({ caller, body: { password, code }, address }) => {
        const account = signedIn(caller);
        await withOwnPassword(
          backend,
          account,
          { field: 'password', password, address },
          async () => async (unit) => {
            const refusal = await redeemFactor(unit, backend, account, { code, address });
            if (refusal) return refusal;
            await unit.remove('secondFactors', account.id);
            return null;
          },
        );
        return { success: true as const, message: 'Two-step sign-in is off.' };
      },
    ),
  ];
}

interface GivenCode {
  code: string;
  address: string;
}

/**
 * Counts wrong codes, so commit the returned error (see `commitAndThrow`).
 * @throws ApiError `too-many-requests`
 */
export async function redeemFactor(
  unit: UnitOfWork,
  backend: Pick<Backend, 'clock'>,
  account: AccountRecord,
  given: GivenCode,
): Promise<ApiError | null> {
  const factor = await findActiveFactor(unit, account.id);
  return factor ? redeem(unit, backend, account, factor, given) : notOn();
}

async function redeem(
  unit: UnitOfWork,
  { clock }: Pick<Backend, 'clock'>,
  { phone }: AccountRecord,
  factor: SecondFactorRecord,
  { code, address }: GivenCode,
): Promise<ApiError | null> {
  const giver = { what: 'second-factor', phone, address } as const;
  await countAttempt(unit, giver, clock.now());
  const change = /^\d{6}$/.test(code)
    ? spendAppCode(factor, code, clock.now())
    : await spendRecoveryCode(factor, code);
  if (!change) {
    const message = 'This code is incorrect or was used before.';
    return new ApiError('invalid-otp', message, { fields: { code: message } });
  }
  await uncountAttempt(unit, giver);
  await unit.update('secondFactors', factor.id, change);
  return null;
}

function spendAppCode(
  { secret, lastStep }: SecondFactorRecord,
  token: string,
  now: Date,
): Pick<SecondFactorRecord, 'lastStep'> | null {
  const timestamp = now.getTime();
  const totp = createTotp(Secret.fromBase32(secret));
  const delta = totp.validate({ token, timestamp, window: WINDOW });
  const step = totp.counter({ timestamp }) + (delta ?? 0);
  return delta !== null && step > lastStep ? { lastStep: step } : null;
}

async function spendRecoveryCode(
  { secret, recoveryHashes }: SecondFactorRecord,
  code: string,
): Promise<Pick<SecondFactorRecord, 'recoveryHashes'> | null> {
  const spent = await hashRecoveryCode(secret, code);
  const left = recoveryHashes.filter((hash) => !isEqual(hash, spent));
  return left.length < recoveryHashes.length ? { recoveryHashes: left } : null;
}

export function createTotp(secret: Secret, label = ''): TOTP {
  return new TOTP({ issuer: 'CareSetu', label, secret });
}

/** 50 random bits each, as two groups of five characters. */
function createRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const text = new Secret({ size: 7 }).base32;
    return `${text.slice(0, 5)}-${text.slice(5, 10)}`;
  });
}

function hashRecoveryCodes({ secret }: SecondFactorRecord, codes: string[]): Promise<string[]> {
  return Promise.all(codes.map((code) => hashRecoveryCode(secret, code)));
}

function hashRecoveryCode(secret: string, code: string): Promise<string> {
  return hmac(secret, `recovery:${code.replace('-', '').toUpperCase()}`);
}

async function markProved(
  unit: UnitOfWork,
  { clock }: Backend,
  { sessionId }: Caller,
): Promise<ApiError | null> {
  const session = sessionId === null ? undefined : await unit.get('sessions', sessionId);
  if (!session) return new ApiError('token-expired', 'Your session has expired.');
  await unit.update('sessions', session.id, { provedAt: clock.now().toISOString() });
  return null;
}

function toStatus(
  backend: Backend,
  { role }: AccountRecord,
  factor: SecondFactorRecord | undefined,
): SecondFactorStatus {
  const confirmedAt = factor?.confirmedAt ?? null;
  return {
    isOn: confirmedAt !== null,
    isRequired: role === 'doctor' && backend.requiresSecondFactor,
    confirmedAt,
    recoveryCodesLeft: factor?.recoveryHashes.length ?? 0,
  };
}

function alreadyOn(): ApiError {
  return new ApiError('invalid-transition', 'Two-step sign-in is already on.');
}

function notOn(): ApiError {
  return new ApiError('invalid-transition', 'Two-step sign-in is not on.');
}

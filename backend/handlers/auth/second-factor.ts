import type { HttpHandler } from 'msw';
import { Secret, TOTP } from 'otpauth';
import {
  secondFactorEndpoints,
  type SecondFactorStatus,
} from '../../../src/contract/second-factor.ts';
import { OTP_DIGITS, OTP_LIFETIME_MINUTES } from '../../../src/domain/forms/otp.ts';
import { hmac, isEqual } from '../../core/crypto.ts';
import type { OutboxMessage } from '../../outbox/outbox.ts';
import { createSms } from '../../outbox/sms-templates.ts';
import type { AccountRecord, SecondFactorRecord } from '../../store/records.ts';
import { replace, type UnitOfWork } from '../../store/store.ts';
import { ApiError } from '../core/api-error.ts';
import { type Backend, commitAndThrow } from '../core/backend.ts';
import { type Caller, signedIn } from '../core/caller.ts';
import { endpointHandler } from '../core/endpoint-handler.ts';
import { writeAndSend } from '../core/write-and-send.ts';
import { countAttempt, spendHourlyCall, uncountAttempt } from '../core/throttle.ts';
import { findActiveFactor } from '../core/active-factor.ts';
import { withOwnPassword } from './own-password.ts';
import { findSigningKeys } from '../core/signing-keys.ts';
import { endSessions } from './sessions.ts';

const RECOVERY_CODES = 10;
const SECRET_BYTES = 20;
/** Each start sends a code by SMS. */
const ENROLMENTS_AN_HOUR = 10;
const WRONG_SMS_CODE = 'This code is not the one that we have sent to your mobile number.';
const NOTICE_LIFETIME_SECONDS = 24 * 60 * 60;
/** Steps of 30 seconds before and after the present one (RFC 6238, section 5.2). */
const WINDOW = 1;

export function secondFactorHandlers(backend: Backend): HttpHandler[] {
  const { store, clock, realtime } = backend;

  return [
    endpointHandler(backend, secondFactorEndpoints.getSecondFactor, ({ caller }) =>
      store.read(async (reads) => {
        const account = signedIn(caller);
        return toStatus(backend, account, await reads.get('secondFactors', account.id));
      }),
    ),

    endpointHandler(backend, secondFactorEndpoints.startSecondFactor, async (call) => {
      const account = signedIn(call.caller);
      const given = { field: 'password', password: call.body.password };
      const totp = createTotp(new Secret({ size: SECRET_BYTES }), account.phone);
      const secret = totp.secret.base32;
      await withOwnPassword(backend, account, call, given, async () => async (unit) => {
        if (await findActiveFactor(unit, account.id)) return alreadyOn();
        // Before the key, so that a refused start leaves the user's present one.
        const refusal = await spendEnrolment(unit, account, clock.now());
        if (refusal) return refusal;
        await replace(unit, 'secondFactors', {
          id: account.id,
          secret,
          confirmedAt: null,
          lastStep: 0,
          recoveryHashes: [],
        });
        return null;
      });
      await writeAndSend(backend, async (unit, send) => {
        send(await createCodeMessage(unit, backend, account, secret));
      });
      return { secret, uri: totp.toString() };
    }),

    endpointHandler(
      backend,
      secondFactorEndpoints.confirmSecondFactor,
      async ({ caller, body: { code, otp }, address }) => {
        const account = signedIn(caller);
        const recoveryCodes = createRecoveryCodes();
        await writeAndSend(backend, async (unit, send) => {
          const factor = await unit.get('secondFactors', account.id);
          if (!factor) return notOn();
          if (factor.confirmedAt !== null) return alreadyOn();
          // Before the app's code, which works only once.
          const isOwner = await checkSmsCode(unit, backend, account, factor, {
            code: otp,
            address,
          });
          if (!isOwner) {
            return new ApiError('invalid-otp', WRONG_SMS_CODE, { fields: { otp: WRONG_SMS_CODE } });
          }
          const refusal = await redeem(unit, backend, account, factor, { code, address });
          if (refusal) return refusal;
          await unit.update('secondFactors', factor.id, {
            confirmedAt: clock.now().toISOString(),
            recoveryHashes: await hashRecoveryCodes(factor, recoveryCodes),
          });
          send(createTurnedOnMessage(account));
          await endSessions(unit, account.id, caller.sessionId);
          return markProved(unit, backend, caller);
        });
        await realtime.closeEnded(account.id);
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
          await endSessions(unit, account.id, caller.sessionId);
          return null;
        });
        await realtime.closeEnded(account.id);
        return { recoveryCodes };
      },
    ),

    endpointHandler(backend, secondFactorEndpoints.turnOffSecondFactor, async (call) => {
      const { caller, address } = call;
      const { password, code } = call.body;
      const account = signedIn(caller);
      await withOwnPassword(
        backend,
        account,
        call,
        { field: 'password', password },
        async () => async (unit) => {
          const refusal = await redeemFactor(unit, backend, account, { code, address });
          if (refusal) return refusal;
          await unit.remove('secondFactors', account.id);
          await endSessions(unit, account.id, caller.sessionId);
          return null;
        },
      );
      await realtime.closeEnded(account.id);
      return { success: true as const, message: 'Two-step sign-in is off.' };
    }),
  ];
}

/** Returns the refusal, because the caller's right password must be committed with it. */
async function spendEnrolment(
  unit: UnitOfWork,
  { phone }: AccountRecord,
  now: Date,
): Promise<ApiError | null> {
  try {
    await spendHourlyCall(unit, `enrolment:${phone}`, now, { limit: ENROLMENTS_AN_HOUR });
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/** From the key of the app, so each start has its own code. Nothing is stored. */
async function createSmsCodes(
  unit: UnitOfWork,
  backend: Backend,
  { id }: AccountRecord,
  secret: string,
): Promise<[TOTP, ...TOTP[]]> {
  const create = async (key: string) =>
    new TOTP({
      secret: Secret.fromUTF8(await hmac(key, `enrolment:${id}:${secret}`)),
      digits: OTP_DIGITS,
      period: OTP_LIFETIME_MINUTES * 60,
    });
  const [key, ...others] = await findSigningKeys(unit, backend);
  return [await create(key), ...(await Promise.all(others.map(create)))];
}

async function createCodeMessage(
  unit: UnitOfWork,
  backend: Backend,
  account: AccountRecord,
  secret: string,
): Promise<OutboxMessage> {
  const [totp] = await createSmsCodes(unit, backend, account, secret);
  const code = totp.generate({ timestamp: backend.clock.now().getTime() });
  const values = { code, minutes: String(OTP_LIFETIME_MINUTES) };
  return {
    id: `enrolment:${account.id}`,
    content: createSms(account.phone, 'factor-code', values),
    lifetimeSeconds: OTP_LIFETIME_MINUTES * 60,
  };
}

/** Counts a wrong code. A code works for one period more, since it may be sent at the end of one. */
async function checkSmsCode(
  unit: UnitOfWork,
  backend: Backend,
  account: AccountRecord,
  { secret }: SecondFactorRecord,
  { code: token, address }: GivenCode,
): Promise<boolean> {
  const now = backend.clock.now();
  const giver = { what: 'second-factor', phone: account.phone, address } as const;
  await countAttempt(unit, giver, now);
  const codes = await createSmsCodes(unit, backend, account, secret);
  const deltas = codes.map((totp) => totp.validate({ token, timestamp: now.getTime(), window: 1 }));
  const isRight = deltas.some((delta) => delta === 0 || delta === -1);
  if (isRight) await uncountAttempt(unit, giver);
  return isRight;
}

/** The owner may not be the one who has turned it on. */
function createTurnedOnMessage({ id, phone }: AccountRecord): OutboxMessage {
  return {
    id: `second-factor-on:${id}`,
    content: createSms(phone, 'factor-on'),
    lifetimeSeconds: NOTICE_LIFETIME_SECONDS,
  };
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

import type { HttpHandler } from 'msw';
import { authEndpoints, type VerifyOtpBody } from '../../src/contract/auth.ts';
import { OTP_RESEND_SECONDS } from '../../src/domain/otp.ts';
import { randomId } from '../crypto.ts';
import type { AccountRecord, DoctorRecord } from '../store/records.ts';
import { replace, type UnitOfWork } from '../store/store.ts';
import { secondsAfter } from '../time.ts';
import { ApiError } from './api-error.ts';
import { type Backend, writeOrRefuse } from './backend.ts';
import { endpointHandler } from './endpoint-handler.ts';
import { checkCodeWait, sendCode, storeNewCode, redeemCode, wrongCode } from './one-time-codes.ts';
import { openSession, type OpenSession } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { spendHourlyCall } from './throttle.ts';

/** How long a signup waits for its code, resent ones too. */
const SIGNUP_LIFETIME_SECONDS = 24 * 60 * 60;

/** An account is opened once its mobile has confirmed its code (spec §4 Signup flow). */
export function signupHandlers(backend: Backend): HttpHandler[] {
  const { store, clock, passwords, limits } = backend;

  return [
    endpointHandler(backend, authEndpoints.signup, async ({ body }) => {
      const { phone } = body;
      const code = await passwords.admit(async () => {
        // Before the password is hashed, since a number that gets no code must cost no hash.
        await writeOrRefuse(store, async (unit) => {
          const refusal = await refuseRegistered(unit, phone, clock.now());
          return refusal ?? checkCodeWait(unit, phone, clock.now());
        });
        const passwordHash = await passwords.hash(body.password, limits.passwordIterations);
        return writeOrRefuse(store, async (unit) => {
          const refusal = await refuseRegistered(unit, phone, clock.now());
          if (refusal) return refusal;
          await replace(unit, 'signups', {
            id: phone,
            name: body.fullName,
            role: body.role,
            passwordHash,
            expiresAt: secondsAfter(clock.now(), SIGNUP_LIFETIME_SECONDS),
          });
          return storeNewCode(unit, backend, 'signup', phone);
        });
      });
      await sendCode(backend, phone, code);
      return codeSent();
    }),

    endpointHandler(backend, authEndpoints.resendOtp, async ({ body: { phone, purpose } }) => {
      const { code, isExpected } = await store.write(async (unit) => ({
        code: await storeNewCode(unit, backend, purpose, phone),
        isExpected:
          purpose === 'signup'
            ? (await unit.get('signups', phone)) !== undefined
            : (await unit.find('accounts', { phone })).length > 0,
      }));
      if (isExpected) await sendCode(backend, phone, code);
      return codeSent();
    }),

    endpointHandler(backend, authEndpoints.verifyOtp, async (call) => {
      const opened = await writeOrRefuse(store, (unit) => openAccount(unit, backend, call.body));
      const message = 'OTP verified successfully';
      return { ...(await signIn(backend, call, opened)), message };
    }),
  ];
}

/** The answer to whoever asked for a code, whether the number is known or not. */
export function codeSent() {
  return {
    success: true as const,
    message: 'We have sent a code to your mobile number.',
    resendAfterSeconds: OTP_RESEND_SECONDS,
  };
}

async function openAccount(
  unit: UnitOfWork,
  backend: Backend,
  { phone, otp }: VerifyOtpBody,
): Promise<OpenSession | ApiError> {
  const now = backend.clock.now();
  const refusal = await redeemCode(unit, backend, 'signup', phone, otp);
  if (refusal) return refusal;
  const signup = await unit.get('signups', phone);
  if (!signup) return wrongCode();
  await unit.remove('signups', phone);
  const [registered] = await unit.find('accounts', { phone });
  if (registered) return phoneRegistered();
  const { name, role, passwordHash } = signup;
  const account: AccountRecord = {
    id: randomId(),
    name,
    phone,
    role,
    passwordHash,
    profilePicture: null,
    createdAt: now.toISOString(),
  };
  await unit.insert('accounts', account);
  if (role === 'doctor') await unit.insert('doctors', newDoctor(account));
  return openSession(unit, account, false, now);
}

/** A doctor nobody finds yet: listed once there are a specialty and availability. */
function newDoctor({ id, name, profilePicture }: AccountRecord): DoctorRecord {
  return {
    id,
    name,
    profilePicture,
    specialty: '',
    bio: '',
    experience: 0,
    rating: 0,
    reviews: [],
    education: [],
    availability: [],
  };
}

/** Says that a number has an account, but not to whoever tries many times. */
async function refuseRegistered(
  unit: UnitOfWork,
  phone: string,
  now: Date,
): Promise<ApiError | null> {
  const [registered] = await unit.find('accounts', { phone });
  if (!registered) return null;
  await spendHourlyCall(unit, `registered:${phone}`, 0, now);
  return phoneRegistered();
}

function phoneRegistered(): ApiError {
  return new ApiError(
    'phone-registered',
    'This mobile number is already registered. Please log in.',
  );
}

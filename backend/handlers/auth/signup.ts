import type { HttpHandler } from 'msw';
import { authEndpoints } from '../../../src/contract/auth.ts';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import type { DeviceName } from '../../../src/domain/account/device-name.ts';
import { OTP_RESEND_SECONDS } from '../../../src/domain/forms/otp.ts';
import { randomId } from '../../core/crypto.ts';
import type { AccountRecord, DoctorRecord, KnownDeviceRecord } from '../../store/records.ts';
import type { UnitOfWork } from '../../store/store.ts';
import { secondsAfter } from '../../core/time.ts';
import { ApiError } from '../core/api-error.ts';
import { type Backend, commitAndThrow } from '../core/backend.ts';
import { refuseCommonPassword } from './common-password.ts';
import { type RequestContext, endpointHandler } from '../core/endpoint-handler.ts';
import {
  ATTEMPT_LIFETIME_SECONDS,
  checkCodeWait,
  type CodeRequest,
  findAttempt,
  type NewCode,
  redeemCode,
  storeNewCode,
  toCodeMessage,
  wrongCode,
} from './one-time-codes.ts';
import { sendDeviceToken, storeKnownDevice } from './known-devices.ts';
import { openSession, type OpenSession, readDevice } from './sessions.ts';
import { sendHeaders, signIn } from './sign-in.ts';
import { spendHourlyCall } from '../core/throttle.ts';
import { writeAndSend } from '../core/write-and-send.ts';

/** Implements spec §4 Signup flow. */
export function signupHandlers(backend: Backend): HttpHandler[] {
  const { store, clock, passwords, limits } = backend;

  return [
    endpointHandler(backend, authEndpoints.signup, async (call) => {
      const { body, address } = call;
      const { phone } = body;
      refuseCommonPassword(backend, 'password', body.password);
      const newCode = await passwords.admit(address, async () => {
        // Check first, to avoid hashing if no code will be sent.
        await commitAndThrow(store, async (unit) => {
          const refusal = await refuseRegistered(unit, phone, clock.now());
          return refusal ?? checkCodeWait(unit, phone, clock.now());
        });
        const passwordHash = await passwords.hash(body.password, limits.passwordIterations);
        return writeAndSend(backend, async (unit, send) => {
          const refusal = await refuseRegistered(unit, phone, clock.now());
          if (refusal) return refusal;
          const request = { purpose: 'signup', phone, address, attemptId: null } as const;
          const newCode = await storeNewCode(unit, backend, request);
          await unit.insert('signups', {
            id: newCode.attempt.id,
            name: body.fullName,
            role: body.role,
            passwordHash,
            expiresAt: secondsAfter(clock.now(), ATTEMPT_LIFETIME_SECONDS),
          });
          send(toCodeMessage(newCode));
          return newCode;
        });
      });
      return codeSent(backend, call, newCode);
    }),

    endpointHandler(backend, authEndpoints.resendOtp, async (call) => {
      const request = codeRequest(backend, call, call.body.purpose);
      const newCode = await writeAndSend(backend, async (unit, send) => {
        const attempt = await findAttempt(unit, request);
        if (!attempt) {
          await checkCodeWait(unit, request.phone, clock.now());
          return null;
        }
        const newCode = await storeNewCode(unit, backend, request, attempt);
        const isExpected =
          request.purpose === 'signup'
            ? (await unit.get('signups', attempt.id)) !== undefined
            : (await unit.find('accounts', { phone: request.phone })).length > 0;
        if (isExpected) send(toCodeMessage(newCode));
        return newCode;
      });
      // Keep the cookie, which may belong to another phone number's attempt.
      if (!newCode) return codeSentAnswer(request.attemptId ?? randomId());
      return codeSent(backend, call, newCode);
    }),

    endpointHandler(backend, authEndpoints.verifyOtp, async (call) => {
      const request = codeRequest(backend, call, 'signup');
      const opened = await commitAndThrow(store, (unit) =>
        openAccount(unit, backend, request, call.body.otp, readDevice(call.request)),
      );
      const message = 'OTP verified successfully';
      const signedIn = await signIn(backend, call, opened);
      await sendDeviceToken(backend, call, opened.device);
      return { ...signedIn, message };
    }),
  ];
}

export function codeRequest(
  backend: Backend,
  { body, address, request }: CodeCall,
  purpose: CodeRequest['purpose'],
): CodeRequest {
  const attemptId = body.attemptId ?? backend.attempts.read(request, purpose);
  return { purpose, phone: body.phone, address, attemptId };
}

type CodeCall = Pick<RequestContext<Endpoint>, 'address' | 'request'> & {
  body: { phone: string; attemptId?: string | undefined };
};

export function codeSent(
  { attempts }: Backend,
  { request, responseHeaders }: Pick<RequestContext<Endpoint>, 'request' | 'responseHeaders'>,
  { attempt: { id, purpose } }: NewCode,
) {
  sendHeaders(responseHeaders, attempts.write(request, purpose, id));
  return codeSentAnswer(id);
}

function codeSentAnswer(attemptId: string) {
  return {
    success: true as const,
    attemptId,
    message: 'We have sent a code to your mobile number.',
    resendAfterSeconds: OTP_RESEND_SECONDS,
  };
}

async function openAccount(
  unit: UnitOfWork,
  backend: Backend,
  request: CodeRequest,
  otp: string,
  name: DeviceName,
): Promise<(OpenSession & { device: KnownDeviceRecord }) | ApiError> {
  const { phone } = request;
  const now = backend.clock.now();
  const attempt = await redeemCode(unit, backend, request, otp);
  if (attempt instanceof ApiError) return attempt;
  const signup = await unit.get('signups', attempt.id);
  if (!signup) return wrongCode();
  await unit.remove('signups', attempt.id);
  const [registered] = await unit.find('accounts', { phone });
  if (registered) return phoneRegistered();
  const { role, passwordHash } = signup;
  const account: AccountRecord = {
    id: randomId(),
    name: signup.name,
    phone,
    role,
    passwordHash,
    profilePicture: null,
    createdAt: now.toISOString(),
  };
  await unit.insert('accounts', account);
  if (role === 'doctor') await unit.insert('doctors', newDoctor(account));
  const device = await storeKnownDevice(unit, account.id, { known: null, name }, now);
  const session = await openSession(unit, account, { remember: false, device: name }, now);
  return { ...session, device };
}

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
    patientCount: 0,
  };
}

/** Limits the rate, so that attackers cannot test which phone numbers are registered. */
async function refuseRegistered(
  unit: UnitOfWork,
  phone: string,
  now: Date,
): Promise<ApiError | null> {
  const [registered] = await unit.find('accounts', { phone });
  if (!registered) return null;
  await spendHourlyCall(unit, `registered:${phone}`, now);
  return phoneRegistered();
}

function phoneRegistered(): ApiError {
  return new ApiError(
    'phone-registered',
    'This mobile number is already registered. Please log in.',
  );
}

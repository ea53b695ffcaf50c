import * as z from 'zod/mini';
import { factorCode, otp, password } from './auth.ts';
import { doneResponse, instant } from './common.ts';
import type { Endpoint } from './endpoint.ts';

export const secondFactorStatus = z.object({
  isOn: z.boolean(),
  isRequired: z.boolean(),
  confirmedAt: z.nullable(instant),
  recoveryCodesLeft: z.int().check(z.nonnegative()),
});

const enrolment = z.object({ secret: z.string(), uri: z.string() });

const newRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const startBody = z.object({ password });

export const turnOffBody = z.object({ password, code: factorCode });

/** `code` is of the authenticator app, `otp` was sent to the mobile number by SMS. */
export const confirmFactorBody = z.object({ code: factorCode, otp });

export const factorCodeBody = z.object({ code: factorCode });

const signedInErrors = ['not-signed-in', 'token-expired'] as const;
const codeErrors = ['invalid-request', 'invalid-otp', 'too-many-requests'] as const;

export const secondFactorEndpoints = {
  getSecondFactor: {
    method: 'GET',
    path: '/api/account/second-factor',
    access: 'user',
    summary: "The state of the caller's second factor.",
    origin: 'extension',
    status: 200,
    response: secondFactorStatus,
    errors: [...signedInErrors],
  },
  startSecondFactor: {
    method: 'POST',
    path: '/api/account/second-factor',
    access: 'user',
    summary:
      'Create a new key for an authenticator app, and send a code by SMS. It has no effect until both are confirmed.',
    origin: 'extension',
    body: startBody,
    status: 200,
    response: enrolment,
    errors: [
      'invalid-request',
      ...signedInErrors,
      'wrong-password',
      'invalid-transition',
      'too-many-requests',
    ],
  },
  confirmSecondFactor: {
    method: 'POST',
    path: '/api/account/second-factor/confirm',
    access: 'user',
    summary:
      'Turn the second factor on with a code of the new key and that of the SMS. Returns the recovery codes.',
    origin: 'extension',
    body: confirmFactorBody,
    status: 200,
    response: newRecoveryCodes,
    errors: [...codeErrors, ...signedInErrors, 'invalid-transition'],
  },
  proveSecondFactor: {
    method: 'POST',
    path: '/api/account/second-factor/prove',
    access: 'user',
    summary: 'Prove the second factor again, to read medical records of others for 12 hours.',
    origin: 'extension',
    body: factorCodeBody,
    status: 200,
    response: doneResponse,
    errors: [...codeErrors, ...signedInErrors, 'invalid-transition'],
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/api/account/second-factor/recovery-codes',
    access: 'user',
    summary: 'Replace the recovery codes.',
    origin: 'extension',
    body: factorCodeBody,
    status: 200,
    response: newRecoveryCodes,
    errors: [...codeErrors, ...signedInErrors, 'invalid-transition'],
  },
  turnOffSecondFactor: {
    method: 'POST',
    path: '/api/account/second-factor/turn-off',
    access: 'user',
    summary: 'Turn the second factor off.',
    origin: 'extension',
    body: turnOffBody,
    status: 200,
    response: doneResponse,
    errors: [...codeErrors, ...signedInErrors, 'wrong-password', 'invalid-transition'],
  },
} as const satisfies Record<string, Endpoint>;

export type SecondFactorStatus = z.infer<typeof secondFactorStatus>;
export type ConfirmFactorBody = z.infer<typeof confirmFactorBody>;
export type Enrolment = z.infer<typeof enrolment>;
export type TurnOffBody = z.infer<typeof turnOffBody>;

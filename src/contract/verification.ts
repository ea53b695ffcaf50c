import * as z from 'zod/mini';
import { calendarDate, doneResponse, id, idParams, instant, requiredText } from './common.ts';
import { doctor, registration, verification } from './doctors.ts';
import { type Endpoint, LONG_BODY_BYTES } from './endpoint.ts';
import { REASON_MAX_LENGTH } from './limits.ts';

const wrongYear = 'Year must have four digits, such as 2009';

/** The rules are stricter than in responses. */
export const registrationBody = z.safeExtend(registration, {
  number: requiredText('Registration number is required', 40, 'The registration number').check(
    z.regex(/^[\p{L}\p{N} ./-]+$/u, 'Use only letters, digits, spaces and . / -'),
  ),
  council: requiredText('Medical council is required', 120, 'The medical council').check(
    // Indian scripts need the two joiners.
    z.regex(/^(?:[^\p{C}\p{Zl}\p{Zp}]|[\u200C\u200D])*$/u, 'Use only visible characters'),
  ),
  year: z.int(wrongYear).check(z.minimum(1940, wrongYear), z.maximum(2199, wrongYear)),
});

/** `requestedAt` of the request that the caller has read. */
export const withdrawalBody = z.object({ requestedAt: instant });

const decision = { decidedAt: instant };
const requestDecision = { ...decision, requestedAt: instant };
const reason = requiredText('Reason is required', REASON_MAX_LENGTH, 'The reason');

export const doctorEvent = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('accepted'),
    ...requestDecision,
    expiresOn: z.optional(calendarDate),
  }),
  z.object({ outcome: z.literal('refused'), ...requestDecision, reason }),
  z.object({ outcome: z.literal('renewed'), ...decision, expiresOn: calendarDate }),
  z.object({ outcome: z.literal('suspended'), ...decision, reason }),
  z.object({ outcome: z.literal('reinstated'), ...decision }),
]);

/** For the back office. All but `verification` is public. */
export const doctorVerification = z.object({
  id,
  name: z.string(),
  specialty: z.string(),
  experience: z.optional(z.number()),
  education: z.optional(z.array(z.string())),
  registration: z.optional(registration),
  verification,
  /** Other doctors whose present or requested number looks the same. */
  sameNumber: z.optional(z.array(z.object({ id, name: z.string(), registration }))),
});

const ownErrors = ['not-signed-in', 'token-expired', 'forbidden', 'not-found'] as const;

export const verificationEndpoints = {
  updateRegistration: {
    method: 'PUT',
    path: '/api/doctors/:id/registration',
    access: 'doctor',
    summary:
      "Submit the caller's registration with a medical council. It is public once the back office has verified it.",
    origin: 'extension',
    params: idParams,
    body: registrationBody,
    status: 200,
    response: doctor,
    errors: ['invalid-request', ...ownErrors, 'too-many-requests'],
  },
  withdrawRequest: {
    method: 'POST',
    path: '/api/doctors/:id/registration/withdraw',
    access: 'doctor',
    summary:
      "Withdraw the caller's request that waits for the back office, or dismiss a refused one. `requestedAt` names the request; a newer one gets 409.",
    origin: 'extension',
    params: idParams,
    body: withdrawalBody,
    status: 200,
    response: doctor,
    errors: ['invalid-request', ...ownErrors, 'invalid-transition'],
  },
  listRequests: {
    method: 'GET',
    path: '/api/webhooks/doctors',
    access: 'back-office',
    summary: 'The doctors whose requests wait for a decision, oldest request first.',
    origin: 'extension',
    status: 200,
    response: z.array(doctorVerification),
    errors: ['not-signed-in'],
  },
  getVerification: {
    method: 'GET',
    path: '/api/webhooks/doctors/:id',
    access: 'back-office',
    summary: "One doctor's registration, and the request that waits for a decision.",
    origin: 'extension',
    params: idParams,
    status: 200,
    response: doctorVerification,
    errors: ['not-signed-in', 'not-found'],
  },
  reportDoctor: {
    method: 'POST',
    path: '/api/webhooks/doctors/:id',
    access: 'back-office',
    summary:
      'Report a decision of the back office. `accepted` and `refused` name the request that they decide. `renewed` sets the last day of a registration. `suspended` and `reinstated` decide no request. A repeated decision changes nothing; another one that is not later than the last gets 409.',
    origin: 'extension',
    params: idParams,
    body: doctorEvent,
    bodyBytes: LONG_BODY_BYTES,
    status: 200,
    response: doneResponse,
    errors: ['invalid-request', 'not-signed-in', 'not-found', 'invalid-transition'],
  },
} as const satisfies Record<string, Endpoint>;

export type DoctorVerification = z.infer<typeof doctorVerification>;
export type DoctorEvent = z.infer<typeof doctorEvent>;

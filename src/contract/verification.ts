import * as z from 'zod/mini';
import { calendarDate, doneResponse, idParams, instant, requiredText } from './common.ts';
import { doctor, registration } from './doctors.ts';
import type { Endpoint } from './endpoint.ts';
import { REASON_MAX_LENGTH } from './limits.ts';

const wrongYear = 'Year must have four digits, such as 2009';

/** The rules are stricter than in responses. */
export const registrationBody = z.safeExtend(registration, {
  number: requiredText('Registration number is required', 40, 'The registration number').check(
    z.regex(/^[\p{L}\p{N} ./-]+$/u, 'Use only letters, digits, spaces and . / -'),
  ),
  council: requiredText('Medical council is required', 120, 'The medical council'),
  year: z.int(wrongYear).check(z.minimum(1940, wrongYear), z.maximum(2199, wrongYear)),
});

const decision = { decidedAt: instant };
const reason = requiredText('Reason is required', REASON_MAX_LENGTH, 'The reason');

/** `decidedAt` is when the back office read the request. */
export const doctorEvent = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('accepted'),
    ...decision,
    expiresOn: z.optional(calendarDate),
  }),
  z.object({ outcome: z.literal('refused'), ...decision, reason }),
  z.object({ outcome: z.literal('suspended'), ...decision, reason }),
]);

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
    errors: ['invalid-request', 'not-signed-in', 'token-expired', 'forbidden', 'not-found'],
  },
  reportDoctor: {
    method: 'POST',
    path: '/api/webhooks/doctors/:id',
    access: 'webhook',
    summary:
      'Report a decision about a doctor: accepted (also to renew a registration or to end a suspension), refused or suspended. Called by the back office. A decision that is not later than the last one changes nothing.',
    origin: 'extension',
    params: idParams,
    body: doctorEvent,
    status: 200,
    response: doneResponse,
    errors: ['invalid-request', 'not-signed-in', 'not-found', 'invalid-transition'],
  },
} as const satisfies Record<string, Endpoint>;

export type DoctorEvent = z.infer<typeof doctorEvent>;

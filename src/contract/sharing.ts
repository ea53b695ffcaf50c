import * as z from 'zod/mini';
import { calendarDate, id, idParams, instant, optionalText } from './common.ts';
import { type Endpoint, LONG_BODY_BYTES } from './endpoint.ts';

export const sharingScope = z.enum(
  ['own', 'nothing', 'specialty', 'everything'],
  'Choose what the doctor may see',
);

export const healthRequest = z.object({
  /** `refused` is final: the doctor cannot ask again for this visit. */
  state: z.enum(['asked', 'given', 'refused']),
  askedAt: instant,
  answeredAt: z.optional(instant),
});

export const sharing = z.object({
  appointmentId: id,
  doctorId: id,
  scope: sharingScope,
  /** The doctor's specialty at the time of the choice. */
  specialty: z.string(),
  /** In India time. The doctor's access ends after this day. */
  lastDay: calendarDate,
  endedAt: z.optional(instant),
  /** The doctor's request to see the health facts for this visit, beside the scope. */
  healthRequest: z.optional(healthRequest),
});

export const healthRequestBody = z.object({
  answer: z.enum(['yes', 'no'], 'Choose yes or no'),
});

export const sharingBody = z.object({
  scope: sharingScope,
  /** The specialty that the patient saw. */
  specialty: z.optional(z.string().check(z.maxLength(200))),
});

export const sex = z.enum(['female', 'male', 'other'], 'Choose one of the list');

export const healthFacts = z.object({
  dateOfBirth: z.optional(calendarDate),
  sex: z.optional(sex),
  allergies: z.string(),
  medicines: z.string(),
});

export const healthFactsBody = z.object({
  dateOfBirth: z.optional(calendarDate),
  sex: z.optional(sex),
  allergies: optionalText(1000, 'Allergies'),
  medicines: optionalText(1000, 'Medicines'),
});

const signedInErrors = ['not-signed-in', 'token-expired', 'forbidden'] as const;

export const sharingEndpoints = {
  listSharing: {
    method: 'GET',
    path: '/api/sharing',
    access: 'user',
    summary:
      "What the caller's doctors may see, for each visit that is requested, scheduled, or was completed and whose last day has not passed. For a doctor, what the caller may see, for the same visits with the caller.",
    origin: 'extension',
    status: 200,
    response: z.array(sharing),
    errors: [...signedInErrors],
  },
  chooseSharing: {
    method: 'PUT',
    path: '/api/appointments/:id/sharing',
    access: 'patient',
    summary:
      "Choose what the visit's doctor may see of the caller's medical records. Access begins when the doctor accepts the visit. Without a choice, it is what the doctor wrote. `specialty` must be the doctor's present one.",
    origin: 'extension',
    params: idParams,
    body: sharingBody,
    status: 200,
    response: sharing,
    errors: ['invalid-request', ...signedInErrors, 'not-found', 'invalid-transition'],
  },
  endSharing: {
    method: 'POST',
    path: '/api/doctors/:id/sharing/end',
    access: 'patient',
    summary:
      'End what a doctor may see, for all visits with the doctor so far. The doctor still reads what they wrote.',
    origin: 'extension',
    params: idParams,
    status: 200,
    response: z.array(sharing),
    errors: [...signedInErrors, 'not-found'],
  },
  askForHealthFacts: {
    method: 'POST',
    path: '/api/appointments/:id/health-request',
    access: 'doctor',
    summary:
      "Ask the patient of the caller's scheduled visit to show the health facts. There is one request for each visit: asking again changes nothing. After a no, the answer is 409 `health-request-refused`.",
    origin: 'extension',
    params: idParams,
    status: 200,
    response: sharing,
    errors: [...signedInErrors, 'not-found', 'invalid-transition', 'health-request-refused'],
  },
  answerHealthRequest: {
    method: 'PUT',
    path: '/api/appointments/:id/health-request',
    access: 'patient',
    summary:
      "Answer the doctor's request. A yes shows the health facts to the doctor for this visit, until the last day of its sharing. A no after a yes ends that at once. A no is final.",
    origin: 'extension',
    params: idParams,
    body: healthRequestBody,
    status: 200,
    response: sharing,
    errors: [
      'invalid-request',
      ...signedInErrors,
      'not-found',
      'invalid-transition',
      'health-request-refused',
    ],
  },
  getHealthFacts: {
    method: 'GET',
    path: '/api/patients/:id/health',
    access: 'user',
    summary:
      "A patient's date of birth, sex, allergies and medicines. For the patient, and for doctors with whom the patient shares a specialty's records, everything, or these facts.",
    origin: 'extension',
    params: idParams,
    status: 200,
    response: healthFacts,
    errors: [...signedInErrors, 'step-up-needed', 'not-found'],
  },
  updateHealthFacts: {
    method: 'PUT',
    path: '/api/account/health',
    access: 'patient',
    summary:
      "Change the caller's date of birth, sex, allergies and medicines. A field that is left out is cleared.",
    origin: 'extension',
    body: healthFactsBody,
    bodyBytes: LONG_BODY_BYTES,
    status: 200,
    response: healthFacts,
    errors: ['invalid-request', ...signedInErrors],
  },
} as const satisfies Record<string, Endpoint>;

export type Sharing = z.infer<typeof sharing>;
export type SharingScope = z.infer<typeof sharingScope>;
export type HealthRequest = z.infer<typeof healthRequest>;
export type HealthAnswer = z.infer<typeof healthRequestBody>['answer'];
export type Sex = z.infer<typeof sex>;
export type HealthFacts = z.infer<typeof healthFacts>;

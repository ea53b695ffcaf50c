import * as z from 'zod/mini';
import { calendarDate, id, idParams, instant, optionalText } from './common.ts';
import { type Endpoint, LONG_BODY_BYTES } from './endpoint.ts';

export const sharingScope = z.enum(
  ['own', 'nothing', 'specialty', 'everything'],
  'Choose what the doctor may see',
);

export const sharing = z.object({
  appointmentId: id,
  doctorId: id,
  scope: sharingScope,
  /** The doctor's specialty at the time of the choice. */
  specialty: z.string(),
  /** In India time. The doctor's access ends after this day. */
  lastDay: calendarDate,
  endedAt: z.optional(instant),
});

export const sharingBody = z.object({
  scope: sharingScope,
  /** The specialty that the patient saw. */
  specialty: z.optional(z.string().check(z.maxLength(200))),
});

export const healthFacts = z.object({
  dateOfBirth: z.optional(calendarDate),
  allergies: z.string(),
  medicines: z.string(),
});

export const healthFactsBody = z.object({
  dateOfBirth: z.optional(calendarDate),
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
  getHealthFacts: {
    method: 'GET',
    path: '/api/patients/:id/health',
    access: 'user',
    summary:
      "A patient's date of birth, allergies and medicines. For the patient, and for doctors with whom the patient shares a specialty's records or everything.",
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
    summary: "Change the caller's date of birth, allergies and medicines.",
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
export type HealthFacts = z.infer<typeof healthFacts>;

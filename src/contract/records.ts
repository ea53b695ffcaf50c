import * as z from 'zod/mini';
import { calendarDate, id, idParams, optionalText, picture, requiredLine } from './common.ts';
import type { Endpoint } from './endpoint.ts';

const wholeNumber = (least: number, most: number, name: string) => {
  const message = `${name} must be ${least} to ${most}`;
  return z.int(message).check(z.minimum(least, message), z.maximum(most, message));
};

const wrongWeight = 'Weight must be 1 to 400';

export const vitals = z.object({
  /** mmHg. */
  bloodPressure: z.optional(
    z.object({
      systolic: wholeNumber(40, 300, 'Systolic pressure'),
      diastolic: wholeNumber(20, 200, 'Diastolic pressure'),
    }),
  ),
  /** In beats per minute. */
  pulse: z.optional(wholeNumber(20, 250, 'Pulse')),
  /** mg/dL. */
  bloodSugar: z.optional(wholeNumber(20, 900, 'Blood sugar')),
  /** In kilograms. */
  weight: z.optional(
    z.number(wrongWeight).check(z.minimum(1, wrongWeight), z.maximum(400, wrongWeight)),
  ),
});

/** Spec §3 `medicalHistory`. */
export const visitNotes = z.object({
  diagnosis: requiredLine('Diagnosis is required', 300, 'The diagnosis'),
  prescription: optionalText(2000, 'The prescription'),
  notes: optionalText(4000, 'Notes'),
  vitals: z.optional(vitals),
});

export const medicalRecord = z.object({
  id,
  patientId: id,
  doctorId: id,
  date: calendarDate,
  diagnosis: z.string(),
  prescription: z.string(),
  notes: z.string(),
  vitals: z.optional(vitals),
  appointmentId: z.optional(id),
  doctor: z.object({ id, name: z.string(), specialty: z.string(), profilePicture: picture }),
});

const signedInErrors = [
  'not-signed-in',
  'token-expired',
  'step-up-needed',
  'forbidden',
  'not-found',
] as const;

export const recordEndpoints = {
  listRecords: {
    method: 'GET',
    path: '/api/patients/:id/records',
    access: 'user',
    summary:
      "A patient's medical records, the latest first. For the patient. A doctor who has or had a visit with the patient gets what they wrote and what the patient shares.",
    origin: 'extension',
    params: idParams,
    status: 200,
    response: z.array(medicalRecord),
    errors: [...signedInErrors],
  },
  getRecord: {
    method: 'GET',
    path: '/api/records/:id',
    access: 'user',
    summary:
      'One medical record. For its patient, its author, and the doctors with whom the patient shares it.',
    origin: 'extension',
    params: idParams,
    status: 200,
    response: medicalRecord,
    errors: [...signedInErrors],
  },
} as const satisfies Record<string, Endpoint>;

export type Vitals = z.infer<typeof vitals>;
export type VisitNotes = z.infer<typeof visitNotes>;
export type MedicalRecord = z.infer<typeof medicalRecord>;

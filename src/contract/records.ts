import * as z from 'zod/mini';
import {
  calendarDate,
  id,
  idParams,
  optionalLine,
  optionalText,
  picture,
  requiredLine,
} from './common.ts';
import { registration } from './doctors.ts';
import type { Endpoint } from './endpoint.ts';
import { appointmentType, place } from './place.ts';

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

export const MAX_PRESCRIPTION_LINES = 40;

const optionalPart = (most: number, subject: string) => z.optional(optionalLine(most, subject));

/** One medicine. Validation is stricter here than for responses (spec §7). */
export const prescriptionLine = z.object({
  /** Name and strength. */
  medicine: requiredLine('Medicine is required', 200, 'The medicine'),
  dose: optionalPart(100, 'The dose'),
  when: optionalPart(100, 'When to take it'),
  duration: optionalPart(100, 'The duration'),
  remarks: optionalPart(300, 'The remarks'),
});

const storedPart = z.optional(z.string());

const storedLine = z.object({
  medicine: z.string(),
  dose: storedPart,
  when: storedPart,
  duration: storedPart,
  remarks: storedPart,
});

/** Spec §3 `medicalHistory`. */
export const visitNotes = z.object({
  diagnosis: requiredLine('Diagnosis is required', 300, 'The diagnosis'),
  prescription: optionalText(2000, 'The prescription'),
  prescriptionLines: z.optional(
    z
      .array(prescriptionLine)
      .check(
        z.maxLength(
          MAX_PRESCRIPTION_LINES,
          `A prescription must have at most ${MAX_PRESCRIPTION_LINES} medicines`,
        ),
      ),
  ),
  notes: optionalText(4000, 'Notes'),
  vitals: z.optional(vitals),
});

/** Facts of the printed prescription, as they were when the record was written. */
export const issued = z.object({
  doctorName: z.string(),
  degrees: z.array(z.string()),
  registration: z.optional(registration),
  appointmentType,
  /** Of a visit in person. */
  place: z.optional(place),
  patientName: z.string(),
});

export const medicalRecord = z.object({
  id,
  patientId: id,
  doctorId: id,
  date: calendarDate,
  diagnosis: z.string(),
  prescription: z.string(),
  prescriptionLines: z.optional(z.array(storedLine)),
  notes: z.string(),
  vitals: z.optional(vitals),
  issued: z.optional(issued),
  appointmentId: z.optional(id),
  hasSignature: z.optional(z.boolean()),
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
export type PrescriptionLine = z.infer<typeof storedLine>;
export type Issued = z.infer<typeof issued>;
export type VisitNotes = z.infer<typeof visitNotes>;
export type MedicalRecord = z.infer<typeof medicalRecord>;

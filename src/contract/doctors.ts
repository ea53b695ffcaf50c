import * as z from 'zod/mini';
import { personName } from './auth.ts';
import {
  calendarDate,
  id,
  idParams,
  instant,
  maxCharacters,
  money,
  optionalLine,
  picture,
  timeOfDay,
} from './common.ts';
import { bookingRules } from './booking-rules.ts';
import { type Endpoint, LONG_BODY_BYTES } from './endpoint.ts';
import { BIO_MAX_LENGTH, PROFILE_LIST_MAX } from './limits.ts';
import { fees, place } from './place.ts';

export const weekday = z.enum(
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  'Day must be a day of the week, such as Monday',
);

/** Times are in India time (spec §3). */
export const availabilityWindow = z.object({
  day: weekday,
  startTime: timeOfDay,
  endTime: timeOfDay,
});

/** Hours of one day that cannot be booked. Times are in India time. */
export const blockedHours = z.object({
  date: calendarDate,
  startTime: timeOfDay,
  endTime: timeOfDay,
});

export const review = z.object({
  id,
  rating: z.number().check(z.minimum(0), z.maximum(5)),
  comment: z.string(),
  date: calendarDate,
});

export const gender = z.enum(['male', 'female', 'other']);

/** In the register of a medical council. */
export const registration = z.object({ number: z.string(), council: z.string(), year: z.int() });

/** Changes that wait until the back office has verified them. */
const verificationRequest = z.object({
  name: z.optional(z.string()),
  registration: z.optional(registration),
  specialty: z.optional(z.string()),
  experience: z.optional(z.number()),
  education: z.optional(z.array(z.string())),
});

export const verification = z.object({
  /** Suspended, or else the state of the last request. */
  status: z.enum(['being-verified', 'verified', 'refused', 'suspended']),
  requested: z.optional(verificationRequest),
  /** Unique, because decisions refer to a request by its time. */
  requestedAt: z.optional(instant),
  /** Until the doctor dismisses it or sends another request. */
  refused: z.optional(z.extend(verificationRequest, { reason: z.string() })),
  /** Reason for the suspension, for the doctor. */
  reason: z.optional(z.string()),
  /** The last day on which the registration is valid. */
  expiresOn: z.optional(calendarDate),
  decision: z.optional(
    z.object({
      outcome: z.enum(['accepted', 'refused']),
      requestedAt: instant,
      decidedAt: instant,
      expiresOn: z.optional(calendarDate),
      reason: z.optional(z.string()),
    }),
  ),
  /** When the back office last accepted, refused or renewed. */
  decidedAt: z.optional(instant),
  /** A repeated suspension does not change it. */
  suspendedAt: z.optional(instant),
  /** When the back office last suspended or reinstated. */
  suspensionDecidedAt: z.optional(instant),
});

/** Spec §3. */
const doctorFields = z.object({
  name: z.string(),
  specialty: z.string(),
  bio: z.string(),
  experience: z.number(),
  profilePicture: picture,
  rating: z.number(),
  reviews: z.array(review),
  education: z.array(z.string()),
  availability: z.array(availabilityWindow),
  leaveDays: z.optional(z.array(calendarDate)),
  /** Without them, the specification's days and no other rule. */
  bookingRules: z.optional(bookingRules),
  /** Only included in responses to the doctor: patients see taken times, without a reason. */
  blockedHours: z.optional(z.array(blockedHours)),
  gender: z.optional(gender),
  languages: z.optional(z.array(z.string())),
  ...place.shape,
  fees: z.optional(fees),
  /** The clinic's own fees for a visit, in rupees. */
  consultationFees: z.optional(z.object({ min: money, max: money })),
  /** Percentage of patients who recommend the doctor (0 to 100). */
  ratingPercent: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  /** Number of patients who said whether they recommend the doctor. */
  patientStories: z.optional(z.int()),
  /** Total number of reviews; `reviews` contains only the latest. */
  reviewCount: z.optional(z.int()),
  /** Start of the next free slot, or null. Only included in lists of doctors. */
  nextFreeAt: z.optional(z.nullable(instant)),
  /** Patients with a completed visit. If missing, the profile shows '500+' (spec §9). */
  patientCount: z.optional(z.int()),
  /** Present once it has been verified. */
  registration: z.optional(registration),
  /** Present only in responses to the doctor. */
  verification: z.optional(verification),
});

const shortText = (name: string) => optionalLine(120, name);

const wrongExperience = 'Experience must be a whole number of years, 0 to 80';

/** Validation is stricter here than for responses (spec §7). */
export const doctorProfile = z.safeExtend(
  z.pick(doctorFields, {
    name: true,
    specialty: true,
    bio: true,
    experience: true,
    profilePicture: true,
    education: true,
    languages: true,
    gender: true,
  }),
  {
    name: personName,
    specialty: shortText('The specialty'),
    bio: z.string().check(...maxCharacters(BIO_MAX_LENGTH, 'The bio')),
    experience: z
      .int(wrongExperience)
      .check(z.minimum(0, wrongExperience), z.maximum(80, wrongExperience)),
    education: z
      .array(shortText('A degree'))
      .check(z.maxLength(PROFILE_LIST_MAX, `You can list up to ${PROFILE_LIST_MAX} degrees`)),
    languages: z.optional(
      z
        .array(shortText('A language'))
        .check(z.maxLength(PROFILE_LIST_MAX, `You can list up to ${PROFILE_LIST_MAX} languages`)),
    ),
  },
);

/** Servers may send `id`, `_id` or both. */
export const doctor = z.pipe(
  z
    .object({ id: z.optional(id), _id: z.optional(id), ...doctorFields.shape })
    .check(
      z.refine(
        (value) => value.id !== undefined || value._id !== undefined,
        'id or _id is missing',
      ),
    ),
  z.transform(({ id: plainId, _id, ...fields }) => ({ ...fields, id: plainId ?? _id ?? '' })),
);

export const MAX_WINDOWS = 50;

export const MAX_LEAVE_DAYS = 60;

export const availabilityBody = z.object({
  availability: z.array(availabilityWindow).check(
    z.maxLength(MAX_WINDOWS, `At most ${MAX_WINDOWS} windows a week`),
    z.refine(
      (windows) => windows.every((window) => window.startTime < window.endTime),
      'Each window must end after it starts',
    ),
    z.refine(
      (windows) =>
        windows.every(
          (one, at) =>
            !windows.slice(at + 1).some((two) => one.day === two.day && overlap(one, two)),
        ),
      'The windows of a day must not overlap',
    ),
  ),
  leaveDays: z.optional(
    z
      .array(calendarDate)
      .check(z.maxLength(MAX_LEAVE_DAYS, `At most ${MAX_LEAVE_DAYS} days of leave`)),
  ),
  bookingRules: z.optional(bookingRules),
});

/** Windows that only touch don't overlap. */
export function overlap(one: Hours, two: Hours): boolean {
  return one.startTime < two.endTime && two.startTime < one.endTime;
}

type Hours = Readonly<Pick<z.infer<typeof availabilityWindow>, 'startTime' | 'endTime'>>;

export const takenSlots = z.object({ date: calendarDate, taken: z.array(timeOfDay) });

const oneDoctorResponse = z.object({ success: z.literal(true), doctor });

export const doctorEndpoints = {
  listDoctors: {
    method: 'GET',
    path: '/api/doctors',
    access: 'public',
    summary: 'All listed doctors.',
    origin: 'core',
    status: 200,
    response: z.array(doctor),
    errors: [],
  },
  getDoctor: {
    method: 'GET',
    path: '/api/doctors/:id',
    access: 'public',
    summary: 'One doctor.',
    origin: 'core',
    params: idParams,
    status: 200,
    response: doctor,
    errors: ['token-expired', 'not-found'],
  },
  updateDoctor: {
    method: 'PUT',
    path: '/api/doctors/:id',
    access: 'doctor',
    summary:
      "Replace the caller's doctor profile. A verified doctor keeps name, specialty, experience and education until the new ones are verified.",
    origin: 'core',
    params: idParams,
    body: doctorProfile,
    bodyBytes: LONG_BODY_BYTES,
    status: 200,
    response: doctor,
    errors: [
      'invalid-request',
      'not-signed-in',
      'token-expired',
      'forbidden',
      'not-found',
      'too-many-requests',
    ],
  },
  updateAvailability: {
    method: 'PUT',
    path: '/api/doctors/:id/availability',
    access: 'doctor',
    summary:
      "Replace the caller's weekly schedule, and the days of leave and the rules for booking if given.",
    origin: 'core',
    params: idParams,
    body: availabilityBody,
    bodyBytes: LONG_BODY_BYTES,
    status: 200,
    response: doctor,
    errors: ['invalid-request', 'not-signed-in', 'token-expired', 'forbidden', 'not-found'],
  },
  getDoctorForBooking: {
    method: 'GET',
    path: '/api/getdoctor/:id',
    access: 'public',
    summary: 'One doctor, for the booking page.',
    origin: 'core',
    params: idParams,
    status: 200,
    response: oneDoctorResponse,
    errors: ['token-expired', 'not-found'],
  },
  findDoctors: {
    method: 'GET',
    path: '/api/find-doctor',
    access: 'public',
    summary: 'All listed doctors, for the search.',
    origin: 'core',
    status: 200,
    response: z.object({ success: z.literal(true), doctors: z.array(doctor) }),
    errors: [],
  },
  getDoctorProfile: {
    method: 'GET',
    path: '/api/get-doctor-profile',
    access: 'public',
    summary: 'One doctor, for the profile page.',
    origin: 'core',
    query: z.object({ id }),
    status: 200,
    response: oneDoctorResponse,
    errors: ['invalid-request', 'token-expired', 'not-found'],
  },
  getTakenSlots: {
    method: 'GET',
    path: '/api/doctors/:id/slots',
    access: 'public',
    summary:
      "A doctor's taken times on a date, without the reason: visits, proposed times, blocked hours and the doctor's rules. The doctor gets them without the rules.",
    origin: 'extension',
    params: idParams,
    query: z.object({ date: calendarDate }),
    status: 200,
    response: takenSlots,
    errors: ['invalid-request', 'token-expired', 'not-found'],
  },
} as const satisfies Record<string, Endpoint>;

export type Weekday = z.infer<typeof weekday>;
export type AvailabilityWindow = z.infer<typeof availabilityWindow>;
export type BlockedHours = z.infer<typeof blockedHours>;
export type Gender = z.infer<typeof gender>;
export type Registration = z.infer<typeof registration>;
export type Verification = z.infer<typeof verification>;
export type Review = z.infer<typeof review>;
export type Doctor = z.infer<typeof doctor>;
export type DoctorProfile = z.infer<typeof doctorProfile>;
export type ScheduleBody = z.infer<typeof availabilityBody>;
export type TakenSlots = z.infer<typeof takenSlots>;

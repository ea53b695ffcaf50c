import * as z from 'zod/mini';
import { catch as otherwise } from 'zod/mini';
import {
  calendarDate,
  id,
  idParams,
  instant,
  maxCharacters,
  money,
  picture,
  role,
  timeOfDay,
} from './common.ts';
import { mobile } from './auth.ts';
import { registration } from './doctors.ts';
import { type Endpoint, LONG_BODY_BYTES, NOTES_BODY_BYTES } from './endpoint.ts';
import { NOTES_MAX_LENGTH, REASON_MAX_LENGTH } from './limits.ts';
import { appointmentType, place } from './place.ts';
import { visitNotes } from './records.ts';

export const appointmentStatus = z.enum(['pending', 'scheduled', 'completed', 'cancelled']);

/** `system` means that no doctor accepted the request in time (ADR 0033). */
export const cancelledBy = z.enum([...role.options, 'system']);

const slot = z.object({ date: calendarDate, time: timeOfDay });

/** How many minutes after the start a patient may say that they come. */
export const lateMinutes = z.literal([5, 10, 15, 20, 30]);

/**
 * `move-ended` by the one who proposed withdraws, by the other declines, by `system` had no answer.
 * `late` and `missed` are taken back by `late-ended` and `missed-ended`. `follow-up-ended` by the
 * patient declines, by the doctor takes back.
 */
export const visitChange = z.object({
  kind: z.enum([
    'accepted',
    'cancelled',
    'completed',
    'moved',
    'move-proposed',
    'move-accepted',
    'move-ended',
    'late',
    'late-ended',
    'missed',
    'missed-answered',
    'missed-ended',
    'follow-up',
    'follow-up-chosen',
    'follow-up-ended',
  ]),
  by: cancelledBy,
  at: instant,
  /** The time before a move. */
  from: z.optional(slot),
  /** The time after a move, or the proposed one. */
  to: z.optional(slot),
  /** Of `late`. */
  minutes: z.optional(lateMinutes),
});

/** Ends at the earlier of the two starts, and then the old time stands. */
export const proposal = z.extend(slot, { by: role, at: instant });

/** The doctor of a completed visit would like to see the patient again around a day. */
export const followUp = z.object({
  date: calendarDate,
  at: instant,
  declinedAt: z.optional(instant),
  /** The visit that the patient booked for it, also if it was cancelled since. */
  visitId: z.optional(id),
});

/** Dates and times are in India time (spec §3). */
export const appointment = z.object({
  id,
  doctorId: id,
  patientId: id,
  date: calendarDate,
  time: timeOfDay,
  appointmentType,
  notes: z.string(),
  status: appointmentStatus,
  createdAt: instant,
  price: money,
  /** The doctor's place at the time of the booking. */
  place: z.optional(place),
  cancelledBy: z.optional(cancelledBy),
  cancelReason: z.optional(z.string()),
  callConsentAt: z.optional(instant),
  /** Grows with each change of time, place or status. */
  revision: z.optional(z.int().check(z.nonnegative())),
  /** The changes since the booking, in order. */
  history: z.optional(z.array(visitChange)),
  /** Another time for a scheduled visit, which the other side has not answered. */
  proposal: z.optional(proposal),
  /** The patient comes so many minutes after the start. */
  late: z.optional(z.object({ minutes: lateMinutes, at: instant })),
  /** The doctor's mark 'Did not come' on a visit that stays scheduled and is not upcoming. */
  missed: z.optional(
    z.object({
      at: instant,
      /** The patient answered 'I was there'. */
      answeredAt: z.optional(instant),
    }),
  ),
  followUp: z.optional(followUp),
  /** The completed visit that this one follows. */
  followUpOf: z.optional(id),
  doctor: z.object({
    id,
    name: z.string(),
    specialty: z.string(),
    profilePicture: picture,
    registration: z.optional(registration),
    /** False while the doctor may not take visits. */
    takesVisits: z.optional(z.boolean()),
  }),
  patient: z.object({
    id,
    name: z.string(),
    profilePicture: picture,
    /** For a doctor who has blocked the patient: the name at that time. */
    blockedName: z.optional(z.string()),
  }),
});

/** The price and the place that the patient saw. After a change by the doctor, nothing is booked. */
const seenOffer = z.object({ price: money, place: z.optional(place) });

/** The server ignores `status`, `userId` and `createdAt` (spec §7). */
export const bookingBody = z.object({
  doctorId: id,
  date: calendarDate,
  time: timeOfDay,
  appointmentType,
  notes: z.string().check(...maxCharacters(NOTES_MAX_LENGTH, 'Notes')),
  status: otherwise(z.optional(z.literal('pending')), undefined),
  /** For a phone visit: where the doctor calls. Without it, on the account's number. */
  phone: z.optional(mobile),
  seen: z.optional(seenOffer),
  /** The completed visit whose doctor wants to see the patient again. */
  followUpOf: z.optional(id),
});

export const cancelBody = z.object({
  reason: z.optional(z.string().check(...maxCharacters(REASON_MAX_LENGTH, 'The reason'))),
});

export const moveBody = slot;

/** The slot is that of the proposal which the caller saw. */
export const answerMoveBody = z.extend(slot, { answer: z.enum(['accept', 'decline']) });

/** Null takes it back. */
export const lateBody = z.object({ minutes: z.nullable(lateMinutes) });

/** False takes the mark back. */
export const missedBody = z.object({ isMissed: z.boolean() });

export const completeBody = z.object({
  record: z.optional(visitNotes),
  /** See the patient again around this day. */
  followUpDate: z.optional(calendarDate),
});

/** Null takes it back. */
export const followUpBody = z.object({ date: z.nullable(calendarDate) });

/** Null declines. */
export const answerFollowUpBody = z.object({
  slot: z.nullable(slot),
  seen: z.optional(seenOffer),
});

const changedResponse = z.object({ success: z.literal(true), message: z.string(), appointment });

const signedInErrors = ['not-signed-in', 'token-expired', 'forbidden', 'not-found'] as const;

export const appointmentEndpoints = {
  bookAppointment: {
    method: 'POST',
    path: '/api/appointment/:doctorId',
    access: 'patient',
    summary:
      'Request a free slot. A repeated call with the same Idempotency-Key header returns the same booking.',
    origin: 'core',
    params: z.object({ doctorId: id }),
    body: bookingBody,
    bodyBytes: LONG_BODY_BYTES,
    status: 201,
    response: z.object({
      success: z.literal(true),
      message: z.string(),
      status: appointmentStatus,
      appointment,
    }),
    errors: [
      'invalid-request',
      ...signedInErrors,
      'slot-taken',
      'visit-in-the-way',
      'too-many-visits',
      'slot-not-offered',
      'offer-changed',
      'invalid-transition',
      'idempotency-key-reused',
      'too-many-requests',
    ],
  },
  listAppointments: {
    method: 'GET',
    path: '/api/appointments/:id',
    access: 'user',
    summary: "The caller's appointments. The id is the caller's own, as patient or doctor.",
    origin: 'core',
    params: idParams,
    isCached: true,
    status: 200,
    response: z.array(appointment),
    errors: [...signedInErrors],
  },
  acceptAppointment: {
    method: 'POST',
    path: '/api/appointments/:id/accept',
    access: 'doctor',
    summary:
      'Accept a pending request, which becomes a scheduled visit. The system cancels a request that was not accepted before its start. With the slot that the doctor saw, a request that has moved since is refused.',
    origin: 'extension',
    params: idParams,
    query: z.object({ date: z.optional(calendarDate), time: z.optional(timeOfDay) }),
    status: 200,
    response: changedResponse,
    errors: ['invalid-request', ...signedInErrors, 'invalid-transition'],
  },
  getVisitPhone: {
    method: 'GET',
    path: '/api/appointments/:id/phone',
    access: 'user',
    summary:
      'The number on which the doctor of a phone visit calls the patient. The patient may read it until the visit ends. The doctor may read it from 30 minutes before the visit until it is completed, at the latest until midnight in India, and the patient sees that it was read.',
    origin: 'extension',
    params: idParams,
    status: 200,
    response: z.object({ phone: mobile }),
    errors: [...signedInErrors, 'too-early'],
  },
  cancelAppointment: {
    method: 'POST',
    path: '/api/appointments/:id/cancel',
    access: 'user',
    summary: 'Cancel a pending or scheduled visit and free its slot.',
    origin: 'extension',
    params: idParams,
    body: cancelBody,
    bodyBytes: LONG_BODY_BYTES,
    status: 200,
    response: changedResponse,
    errors: ['invalid-request', ...signedInErrors, 'invalid-transition'],
  },
  moveAppointment: {
    method: 'POST',
    path: '/api/appointments/:id/move',
    access: 'user',
    summary:
      "Give a visit another free time of its doctor. A patient's request moves at once. A scheduled visit keeps its time, and the response has the `proposal` for the other side, which replaces an earlier one of the caller.",
    origin: 'extension',
    params: idParams,
    body: moveBody,
    status: 200,
    response: changedResponse,
    errors: [
      'invalid-request',
      ...signedInErrors,
      'invalid-transition',
      'too-late-to-change',
      'too-many-changes',
      'slot-taken',
      'slot-not-offered',
      'visit-in-the-way',
    ],
  },
  answerMove: {
    method: 'POST',
    path: '/api/appointments/:id/move/answer',
    access: 'user',
    summary:
      'Accept or decline the proposed time of a visit. The one who proposed it can only decline, which withdraws it.',
    origin: 'extension',
    params: idParams,
    body: answerMoveBody,
    status: 200,
    response: changedResponse,
    errors: ['invalid-request', ...signedInErrors, 'invalid-transition', 'visit-in-the-way'],
  },
  sayLate: {
    method: 'POST',
    path: '/api/appointments/:id/late',
    access: 'patient',
    summary:
      'Say that you come late to a scheduled visit, from 2 hours before its start until half an hour after it. A further call changes it, and null takes it back.',
    origin: 'extension',
    params: idParams,
    body: lateBody,
    status: 200,
    response: changedResponse,
    errors: [
      'invalid-request',
      ...signedInErrors,
      'invalid-transition',
      'too-early',
      'too-late-to-change',
      'too-many-changes',
    ],
  },
  markMissed: {
    method: 'POST',
    path: '/api/appointments/:id/missed',
    access: 'doctor',
    summary:
      "Mark that the patient of a scheduled visit did not come, from 15 minutes after its start, or take the mark back until the end of the mark's day in India.",
    origin: 'extension',
    params: idParams,
    body: missedBody,
    status: 200,
    response: changedResponse,
    errors: [
      'invalid-request',
      ...signedInErrors,
      'invalid-transition',
      'too-early',
      'too-late-to-change',
      'too-many-changes',
    ],
  },
  answerMissed: {
    method: 'POST',
    path: '/api/appointments/:id/missed/answer',
    access: 'patient',
    summary: "Answer 'I was there' to the doctor's mark, once. The mark stays.",
    origin: 'extension',
    params: idParams,
    status: 200,
    response: changedResponse,
    errors: [...signedInErrors, 'invalid-transition'],
  },
  completeAppointment: {
    method: 'POST',
    path: '/api/appointments/:id/complete',
    access: 'doctor',
    summary:
      'Complete a scheduled visit, from 30 minutes before its start, with an optional medical record, and an optional day around which to see the patient again.',
    origin: 'extension',
    params: idParams,
    body: completeBody,
    bodyBytes: NOTES_BODY_BYTES,
    status: 200,
    response: changedResponse,
    errors: ['invalid-request', ...signedInErrors, 'invalid-transition', 'too-early'],
  },
  askFollowUp: {
    method: 'POST',
    path: '/api/appointments/:id/follow-up',
    access: 'doctor',
    summary:
      'Ask the patient of a completed visit to come again around a day, from tomorrow to a year ahead. Until the patient has answered, a further call changes the day, and null takes it back.',
    origin: 'extension',
    params: idParams,
    body: followUpBody,
    status: 200,
    response: changedResponse,
    errors: ['invalid-request', ...signedInErrors, 'invalid-transition', 'too-many-changes'],
  },
  answerFollowUp: {
    method: 'POST',
    path: '/api/appointments/:id/follow-up/answer',
    access: 'patient',
    summary:
      'Book a free time within 3 days of the day that the doctor asked for, which is scheduled at once, or decline with null. A repeated call returns the same visit.',
    origin: 'extension',
    params: idParams,
    body: answerFollowUpBody,
    status: 200,
    response: z.extend(changedResponse, {
      /** Null after 'no thanks'. */
      booked: z.nullable(appointment),
    }),
    errors: [
      'invalid-request',
      ...signedInErrors,
      'invalid-transition',
      'too-late-to-change',
      'slot-taken',
      'slot-not-offered',
      'visit-in-the-way',
      'too-many-visits',
      'offer-changed',
    ],
  },
} as const satisfies Record<string, Endpoint>;

export type Appointment = z.infer<typeof appointment>;
export type AppointmentType = z.infer<typeof appointmentType>;
export type AppointmentStatus = z.infer<typeof appointmentStatus>;
export type Proposal = z.infer<typeof proposal>;
export type MoveAnswer = z.infer<typeof answerMoveBody>['answer'];
export type LateMinutes = z.infer<typeof lateMinutes>;
export type FollowUp = z.infer<typeof followUp>;
export type VisitChange = z.infer<typeof visitChange>;
export type BookingBody = z.infer<typeof bookingBody>;

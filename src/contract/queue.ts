import * as z from 'zod/mini';
import {
  calendarDate,
  doneAnswer,
  id,
  idParams,
  instant,
  maxCharacters,
  money,
  picture,
  requiredText,
  timeOfDay,
} from './common.ts';
import type { Endpoint } from './endpoint.ts';
import { NOTES_MAX_LENGTH, REASON_MAX_LENGTH } from './limits.ts';
import { payment } from './payments.ts';

/** The most hours that can be booked in one go. */
export const MAX_QUEUE_HOURS = 12;

/**
 * `draft` waits for its payment; then the helper is booked (`paid`), sets out, waits in the queue, and
 * calls when it is the patient's turn (spec §4 Queue service).
 */
export const queueStatus = z.enum([
  'draft',
  'paid',
  'on-the-way',
  'in-queue',
  'your-turn',
  'done',
  'cancelled',
]);

const wrongDuration = `Duration is 1 to ${MAX_QUEUE_HOURS} whole hours`;

/** What the queue form sends (spec §3, §5). `date` and `time` are India's; whatever else comes along is ignored. */
export const queueBookingBody = z.object({
  freelancerId: id,
  date: calendarDate,
  time: timeOfDay,
  /** Whole hours. */
  duration: z
    .int(wrongDuration)
    .check(z.minimum(1, wrongDuration), z.maximum(MAX_QUEUE_HOURS, wrongDuration)),
  hospitalName: requiredText('Hospital name is required', 160, 'The hospital name'),
  department: requiredText('Department is required', 120, 'The department'),
  notes: z.string().check(...maxCharacters(NOTES_MAX_LENGTH, 'Notes')),
});

/** What the queue says while the helper waits: the token, and how many people are ahead of it. */
const place = {
  token: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(20))),
  peopleAhead: z.optional(z.int().check(z.nonnegative(), z.maximum(9999))),
};

/** A helper's hours that a patient has drafted or booked. */
export const queueBooking = z.extend(queueBookingBody, {
  id,
  patientId: id,
  status: queueStatus,
  createdAt: instant,
  /** What an hour cost when it was booked, and all of them (spec §9). */
  hourlyRate: money,
  total: money,
  /** When the booking came to each status, in order; `draft` is its `createdAt`. */
  history: z.array(z.object({ status: queueStatus, at: instant })),
  /** The city that the helper worked in when this was drafted. */
  city: z.optional(z.string()),
  ...place,
  cancelledBy: z.optional(z.enum(['patient', 'freelancer'])),
  cancelReason: z.optional(z.string()),
  /** Null until payment is begun. */
  payment: z.nullable(payment),
  freelancer: z.object({
    id,
    name: z.string(),
    profilePicture: picture,
    rating: z.number(),
    completedJobs: z.int(),
    /** For whoever has paid. */
    phone: z.optional(z.string()),
  }),
  patient: z.object({ id, name: z.string() }),
});

/** What a helper's device reports: the next status, or news of the queue while waiting in it. */
export const queueEvent = z.object({
  bookingId: id,
  status: z.enum(['on-the-way', 'in-queue', 'your-turn', 'done', 'cancelled']),
  ...place,
});

const signedInErrors = ['not-signed-in', 'token-expired', 'forbidden', 'not-found'] as const;
const bookingAnswer = z.object({ success: z.literal(true), booking: queueBooking });

export const queueEndpoints = {
  createQueueDraft: {
    method: 'POST',
    path: '/api/queue/drafts',
    access: 'patient',
    summary:
      "Create a draft booking of a helper's hours, priced by the server. It replaces the caller's earlier draft for this helper.",
    origin: 'extension',
    body: queueBookingBody,
    status: 201,
    answer: bookingAnswer,
    errors: ['invalid-request', ...signedInErrors, 'hours-taken', 'hours-not-offered'],
  },
  listQueueBookings: {
    method: 'GET',
    path: '/api/queue',
    access: 'user',
    summary: "The caller's queue bookings and drafts, the latest start first.",
    origin: 'extension',
    status: 200,
    answer: z.array(queueBooking),
    errors: ['not-signed-in', 'token-expired'],
  },
  getQueueBooking: {
    method: 'GET',
    path: '/api/queue/:id',
    access: 'user',
    summary: "One of the caller's queue bookings or drafts.",
    origin: 'extension',
    params: idParams,
    status: 200,
    answer: bookingAnswer,
    errors: [...signedInErrors],
  },
  cancelQueueBooking: {
    method: 'POST',
    path: '/api/queue/:id/cancel',
    access: 'user',
    summary:
      "Cancel a draft, or a booking before the patient's turn. A paid booking is refunded in full until two hours before its start.",
    origin: 'extension',
    params: idParams,
    body: z.object({
      reason: z.optional(z.string().check(...maxCharacters(REASON_MAX_LENGTH, 'The reason'))),
      /** What the patient was told comes back, null for nothing paid; another amount by now is refused. */
      toldRefund: z.optional(z.nullable(money)),
    }),
    status: 200,
    answer: bookingAnswer,
    errors: ['invalid-request', ...signedInErrors, 'invalid-transition', 'refund-changed'],
  },
  reportQueue: {
    method: 'POST',
    path: '/api/webhooks/queue',
    access: 'webhook',
    summary:
      "Report the progress of a booking. Called by a helper's device: helpers do not sign in.",
    origin: 'extension',
    body: queueEvent,
    status: 200,
    answer: doneAnswer,
    errors: ['invalid-request', 'not-signed-in', 'not-found', 'invalid-transition'],
  },
} as const satisfies Record<string, Endpoint>;

export type QueueStatus = z.infer<typeof queueStatus>;
export type QueueBookingBody = z.infer<typeof queueBookingBody>;
export type QueueBooking = z.infer<typeof queueBooking>;
export type QueueEvent = z.infer<typeof queueEvent>;
